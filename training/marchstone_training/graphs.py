"""CUDA graphs: a function of many small kernels as a single launch."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

#: Calls before the capture, in which libraries set up what they allocate once.
WARM_UP = 3


class Graphed:
    """A function of tensors, called through a CUDA graph for each shape of its inputs.

    Inputs may be in pinned memory. Each call overwrites the outputs of the calls before. The function must do the same
    for all values of its inputs and must not wait for the device. Without CUDA, if it is not enabled, or after a capture
    has failed, it is called as it is.
    """

    def __init__(self, function: Callable[..., tuple[Tensor, ...]], device: torch.device, enabled: bool) -> None:
        self.function, self.device = function, device
        self.enabled = enabled and device.type == "cuda"
        self.pool = torch.cuda.graph_pool_handle() if self.enabled else None
        self.graphs: dict[tuple, tuple[torch.cuda.CUDAGraph, list[Tensor], tuple[Tensor, ...]]] = {}

    def __call__(self, *inputs: Tensor) -> tuple[Tensor, ...]:
        if self.enabled:
            shapes = tuple(tensor.shape for tensor in inputs)
            if shapes not in self.graphs:
                self._capture(shapes, inputs)
            if shapes in self.graphs:
                graph, own, outputs = self.graphs[shapes]
                for mine, given in zip(own, inputs, strict=True):
                    mine.copy_(given, non_blocking=True)
                graph.replay()
                return outputs
        return self.function(*(tensor.to(self.device, non_blocking=True) for tensor in inputs))

    def _capture(self, shapes: tuple, inputs: tuple[Tensor, ...]) -> None:
        try:
            own = [tensor.to(self.device, copy=True) for tensor in inputs]
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                for _ in range(WARM_UP):
                    self.function(*own)
            torch.cuda.current_stream().wait_stream(stream)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, pool=self.pool):
                outputs = self.function(*own)
        except RuntimeError as error:
            self.enabled = False
            self.graphs.clear()
            torch.cuda.synchronize()
            print(f"no CUDA graphs: {error}", flush=True)
            return
        self.graphs[shapes] = graph, own, outputs
