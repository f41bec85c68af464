"""The Python of the README runs as it stands, one block after the other."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_code_of_the_readme_runs():
    pytest.importorskip("pettingzoo")
    text = README.read_text(encoding="utf-8")
    blocks = list(re.finditer(r"```python\n(.*?)```", text, re.DOTALL))
    assert len(blocks) >= 3
    names: dict[str, object] = {}
    for block in blocks:
        # Line numbers in errors are those of the page.
        lines = text[: block.start(1)].count("\n")
        exec(compile("\n" * lines + block[1], str(README), "exec"), names)
    assert names["decision"].action in names["decision"].line
    assert (names["batch"].mask[range(1024), names["slots"]] == 1).all()
    assert names["ended"], "the game of PettingZoo was played to its end"
