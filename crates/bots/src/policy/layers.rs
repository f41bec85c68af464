//! The layers of policy nets.

use super::file::{BadPolicy, Tensors};

/// The number that a layer norm adds to the variance.
const EPSILON: f32 = 1e-5;

/// A linear layer. Its weights lie input by input, so that inputs of 0, of which there are many, cost nothing.
pub(super) struct Linear {
    pub(super) inputs: usize,
    pub(super) outputs: usize,
    weights: Vec<f32>,
    bias: Vec<f32>,
}

impl Linear {
    pub(super) fn read(tensors: &mut Tensors, name: &str) -> Result<Linear, BadPolicy> {
        let (shape, rows) = tensors.take(&format!("{name}.weight"))?;
        let &[outputs, inputs] = shape.as_slice() else { return Err(tensors.misfit(name)) };
        let (_, bias) = tensors.take(&format!("{name}.bias"))?;
        if bias.len() != outputs || outputs == 0 || inputs == 0 {
            return Err(tensors.misfit(name));
        }
        let weights = (0..inputs * outputs).map(|at| rows[at % outputs * inputs + at / outputs]).collect();
        Ok(Linear { inputs, outputs, weights, bias })
    }

    /// `out = weights · input + bias`
    pub(super) fn apply(&self, input: &[f32], out: &mut [f32]) {
        out.copy_from_slice(&self.bias);
        self.add(input, out);
    }

    /// `out += weights · input + bias`
    pub(super) fn add_biased(&self, input: &[f32], out: &mut [f32]) {
        for (out, bias) in out.iter_mut().zip(&self.bias) {
            *out += bias;
        }
        self.add(input, out);
    }

    /// Adds four rows at a time, in the order of the inputs that are not 0: fewer passes over the sums.
    fn add(&self, input: &[f32], out: &mut [f32]) {
        let out = &mut out[..self.outputs];
        let row = |at: usize| &self.weights[at * self.outputs..][..self.outputs];
        let (mut places, mut found) = ([(0, 0.0); 4], 0);
        for (at, &x) in input.iter().enumerate() {
            if x == 0.0 {
                continue;
            }
            places[found] = (at, x);
            found += 1;
            if found == places.len() {
                let [(_, a), (_, b), (_, c), (_, d)] = places;
                let [first, second, third, fourth] = places.map(|(at, _)| row(at));
                for (i, out) in out.iter_mut().enumerate() {
                    *out += (a * first[i] + b * second[i]) + (c * third[i] + d * fourth[i]);
                }
                found = 0;
            }
        }
        for &(at, x) in &places[..found] {
            for (out, weight) in out.iter_mut().zip(row(at)) {
                *out += x * weight;
            }
        }
    }

    /// The only output of a layer that has one.
    pub(super) fn apply_one(&self, input: &[f32]) -> f32 {
        debug_assert_eq!(self.outputs, 1, "a layer with one output");
        self.bias[0] + input.iter().zip(&self.weights).map(|(x, weight)| x * weight).sum::<f32>()
    }
}

/// Sets negative numbers to 0.
pub(super) fn relu(units: &mut [f32]) {
    for unit in units {
        *unit = unit.max(0.0);
    }
}

/// A layer norm.
pub(super) struct Norm {
    scale: Vec<f32>,
    bias: Vec<f32>,
}

impl Norm {
    fn read(tensors: &mut Tensors, name: &str, width: usize) -> Result<Norm, BadPolicy> {
        let (_, scale) = tensors.take(&format!("{name}.weight"))?;
        let (_, bias) = tensors.take(&format!("{name}.bias"))?;
        if scale.len() != width || bias.len() != width {
            return Err(tensors.misfit(name));
        }
        Ok(Norm { scale, bias })
    }

    fn apply(&self, input: &[f32], out: &mut [f32]) {
        let mean = input.iter().sum::<f32>() / input.len() as f32;
        let variance = input.iter().map(|x| (x - mean) * (x - mean)).sum::<f32>() / input.len() as f32;
        let factor = (variance + EPSILON).sqrt().recip();
        for (place, out) in out.iter_mut().enumerate() {
            *out = (input[place] - mean) * factor * self.scale[place] + self.bias[place];
        }
    }
}

/// The layers that all items of a block share.
pub(super) struct ItemEncoder {
    first: Linear,
    second: Linear,
}

impl ItemEncoder {
    pub(super) fn read(tensors: &mut Tensors, name: &str, features: usize) -> Result<ItemEncoder, BadPolicy> {
        let first = Linear::read(tensors, &format!("{name}.0"))?;
        let second = Linear::read(tensors, &format!("{name}.2"))?;
        if first.inputs != features || second.inputs != first.outputs {
            return Err(tensors.misfit(name));
        }
        Ok(ItemEncoder { first, second })
    }

    /// The number of units of the hidden layer.
    pub(super) const fn hidden(&self) -> usize {
        self.first.outputs
    }

    /// The number of outputs of an item.
    pub(super) const fn width(&self) -> usize {
        self.second.outputs
    }

    pub(super) fn apply(&self, item: &[f32], hidden: &mut [f32], out: &mut [f32]) {
        let hidden = &mut hidden[..self.hidden()];
        self.first.apply(item, hidden);
        relu(hidden);
        self.second.apply(hidden, out);
        relu(out);
    }
}

/// A residual tower of blocks with a layer norm each.
pub(super) struct Trunk {
    first: Linear,
    blocks: Vec<(Norm, Linear, Linear)>,
    last: Norm,
}

impl Trunk {
    pub(super) fn read(tensors: &mut Tensors, name: &str, inputs: usize) -> Result<Trunk, BadPolicy> {
        let first = Linear::read(tensors, &format!("{name}.first"))?;
        let width = first.outputs;
        let mut blocks = Vec::new();
        while tensors.has(&format!("{name}.up.{}.weight", blocks.len())) {
            let number = blocks.len();
            let norm = Norm::read(tensors, &format!("{name}.norms.{number}"), width)?;
            let up = Linear::read(tensors, &format!("{name}.up.{number}"))?;
            let down = Linear::read(tensors, &format!("{name}.down.{number}"))?;
            if up.inputs != width || up.outputs != width || down.inputs != width || down.outputs != width {
                return Err(tensors.misfit(name));
            }
            blocks.push((norm, up, down));
        }
        let last = Norm::read(tensors, &format!("{name}.norms.{}", blocks.len()), width)?;
        if first.inputs != inputs {
            return Err(tensors.misfit(name));
        }
        Ok(Trunk { first, blocks, last })
    }

    pub(super) const fn width(&self) -> usize {
        self.first.outputs
    }

    /// `scratch` has three times the width; the result is its first third.
    pub(super) fn apply<'a>(&self, input: &[f32], scratch: &'a mut [f32]) -> &'a [f32] {
        let (x, rest) = scratch.split_at_mut(self.width());
        let (normed, hidden) = rest.split_at_mut(self.width());
        self.first.apply(input, x);
        for (norm, up, down) in &self.blocks {
            norm.apply(x, normed);
            up.apply(normed, hidden);
            relu(hidden);
            down.add_biased(hidden, x);
        }
        self.last.apply(x, normed);
        relu(normed);
        x.copy_from_slice(normed);
        x
    }
}
