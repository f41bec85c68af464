//! A policy net and its evaluation.

use std::sync::Arc;

use super::candidates;
use super::file::{BadPolicy, Tensors};
use super::layers::{ItemEncoder, Linear, Trunk, relu};
use crate::encoding::{Block, Layout, ONE};

/// A policy net.
pub struct PolicyNet {
    /// The name of the layout that it reads.
    encoding: &'static str,
    provenance: String,
    /// The blocks of an observation, each with the layers of its items.
    blocks: Vec<(Block, Option<ItemEncoder>)>,
    trunk: Trunk,
    head: Head,
    value: Linear,
    actions: usize,
}

/// What a net says about an observation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evaluation<'a> {
    /// The logit of every slot; −∞ where the slot is not legal.
    pub logits: &'a [f32],
    /// The expected reward of the deciding seat, from 0 to 1.
    pub value: f32,
}

/// How logits follow from the trunk.
enum Head {
    /// Each slot has weights of its own.
    Slots(Linear),
    /// Slots are pairs of a card and a stone, with features of their own.
    Pairs(Box<Pairs>),
    /// Slots are candidates of the value net.
    Candidates(Box<CandidateHead>),
}

/// Whether the features of a block belong to slots: the trunk does not read them, the head does.
fn is_of_slots(block: &Block) -> bool {
    block.name == "actions" || block.name == candidates::BLOCK
}

/// The layers of a head over pairs of a card and a stone.
struct Pairs {
    stone_query: Linear,
    stone_context: Linear,
    stone: Linear,
    card: Linear,
    context: Linear,
    features: Linear,
    hidden: Linear,
    logit: Linear,
}

impl PolicyNet {
    /// Reads a weight file for this layout.
    pub fn read(file: &[u8], layout: &Layout) -> Result<PolicyNet, BadPolicy> {
        let mut tensors = Tensors::read(file, layout.name)?;
        let pairs = layout.observation.iter().any(|block| block.name == "actions");
        let mut blocks = Vec::new();
        let mut inputs = 0;
        for &block in &layout.observation {
            let name = match (block.name, pairs) {
                ("stones", true) => "stone".to_owned(),
                ("cards", true) => "card".to_owned(),
                (name, _) => format!("body.items.{name}"),
            };
            let encoded = block.items > 1 && !is_of_slots(&block);
            let encoder =
                encoded.then(|| ItemEncoder::read(&mut tensors, &name, block.features)).transpose()?;
            if !is_of_slots(&block) {
                inputs += encoder.as_ref().map_or(block.len(), |encoder| block.items * encoder.width());
            }
            blocks.push((block, encoder));
        }
        let trunk = Trunk::read(&mut tensors, if pairs { "trunk" } else { "body.trunk" }, inputs)?;
        let last = layout.observation.last().filter(|block| block.name == candidates::BLOCK);
        let head = match last {
            Some(block) => {
                let head = CandidateHead::read(&mut tensors, block.features, trunk.width())?;
                Head::Candidates(Box::new(head))
            }
            None if pairs => {
                Head::Pairs(Box::new(Pairs::read(&mut tensors, layout, &blocks, trunk.width())?))
            }
            None => Head::Slots(fitting(&mut tensors, "logit", trunk.width(), layout.actions)?),
        };
        let value = fitting(&mut tensors, "value", trunk.width(), 1)?;
        let provenance = std::mem::take(&mut tensors.provenance);
        tensors.end()?;
        Ok(PolicyNet {
            encoding: layout.name,
            provenance,
            blocks,
            trunk,
            head,
            value,
            actions: layout.actions,
        })
    }

    /// The name of the layout that it reads.
    pub const fn encoding(&self) -> &'static str {
        self.encoding
    }

    /// Where the weights come from, as JSON.
    pub fn provenance(&self) -> &str {
        &self.provenance
    }
}

/// A linear layer with these numbers of inputs and outputs.
fn fitting(tensors: &mut Tensors, name: &str, inputs: usize, outputs: usize) -> Result<Linear, BadPolicy> {
    let layer = Linear::read(tensors, name)?;
    if layer.inputs != inputs || layer.outputs != outputs { Err(tensors.misfit(name)) } else { Ok(layer) }
}

impl Pairs {
    fn read(
        tensors: &mut Tensors,
        layout: &Layout,
        blocks: &[(Block, Option<ItemEncoder>)],
        trunk: usize,
    ) -> Result<Pairs, BadPolicy> {
        let block = |name: &str| {
            let found = blocks.iter().find(|(block, _)| block.name == name);
            found.ok_or_else(|| BadPolicy::Shape(name.to_owned()))
        };
        let ((stones, stone), (cards, card)) = (block("stones")?, block("cards")?);
        let (actions, _) = block("actions")?;
        let width = |encoder: &Option<ItemEncoder>| encoder.as_ref().map_or(0, ItemEncoder::width);
        let is_last = blocks.last().is_some_and(|(block, _)| block.name == "actions");
        if actions.items != stones.items * cards.items || layout.actions != actions.items || !is_last {
            return Err(tensors.misfit("actions"));
        }
        let stone_query = Linear::read(tensors, "stone_query")?;
        let hidden = Linear::read(tensors, "pair_hidden")?;
        let (query, pair) = (stone_query.outputs, hidden.inputs);
        if stone_query.inputs != width(stone) {
            return Err(tensors.misfit("stone_query"));
        }
        Ok(Pairs {
            stone_query,
            stone_context: fitting(tensors, "stone_context", trunk, query)?,
            stone: fitting(tensors, "pair_stone", query, pair)?,
            card: fitting(tensors, "pair_card", width(card), pair)?,
            context: fitting(tensors, "pair_context", trunk, pair)?,
            features: fitting(tensors, "pair_features", actions.features, pair)?,
            logit: fitting(tensors, "logit", hidden.outputs, 1)?,
            hidden,
        })
    }
}

/// The layers of a head over candidates: what the table, the first candidate and the candidate itself add up to, through one
/// hidden layer, and what the candidate's features say directly.
struct CandidateHead {
    context: Linear,
    first: Linear,
    own: Linear,
    hidden: Linear,
    logit: Linear,
    direct: Linear,
}

impl CandidateHead {
    fn read(tensors: &mut Tensors, features: usize, trunk: usize) -> Result<CandidateHead, BadPolicy> {
        let hidden = Linear::read(tensors, "candidate_hidden")?;
        let width = hidden.inputs;
        Ok(CandidateHead {
            context: fitting(tensors, "candidate_context", trunk, width)?,
            first: fitting(tensors, "candidate_first", features, width)?,
            own: fitting(tensors, "candidate_own", features, width)?,
            logit: fitting(tensors, "logit", hidden.outputs, 1)?,
            direct: fitting(tensors, "candidate_direct", features, 1)?,
            hidden,
        })
    }

    /// Writes the logits of the legal slots. The buffers are a context, a candidate and its hidden layer.
    fn apply(
        &self,
        x: &[f32],
        features: &[f32],
        mask: &[u8],
        buffers: &mut [Vec<f32>; 5],
        logits: &mut [f32],
    ) {
        let [context, candidate, hidden, ..] = buffers;
        let candidates = features.chunks_exact(self.own.inputs);
        self.context.apply(x, context);
        self.first.add_biased(&features[..self.own.inputs], context);
        for ((features, legal), logit) in candidates.zip(mask).zip(logits) {
            if *legal == 0 {
                *logit = f32::NEG_INFINITY;
                continue;
            }
            candidate.copy_from_slice(context);
            self.own.add_biased(features, candidate);
            relu(candidate);
            self.hidden.apply(candidate, hidden);
            relu(hidden);
            *logit = self.logit.apply_one(hidden) + self.direct.apply_one(features);
        }
    }
}

/// A net with its buffers. Evaluation does not allocate.
pub struct PolicyEvaluator {
    net: Arc<PolicyNet>,
    /// The observation as numbers.
    row: Vec<f32>,
    /// What goes into the trunk.
    encoded: Vec<f32>,
    hidden: Vec<f32>,
    trunk: Vec<f32>,
    /// The buffers of a head over pairs: of the stones and the cards, one pair, its hidden layer, a stone, and what the
    /// whole table adds to each stone and each card. A head over candidates uses three of the last.
    stones: Vec<f32>,
    cards: Vec<f32>,
    pair: [Vec<f32>; 5],
    logits: Vec<f32>,
}

impl PolicyEvaluator {
    /// An evaluator of this net.
    pub fn new(net: Arc<PolicyNet>) -> PolicyEvaluator {
        let zeros = |len: usize| vec![0.0; len];
        let row = net.blocks.iter().map(|(block, _)| block.len()).sum();
        let inputs = net.blocks.iter().filter(|(block, _)| !is_of_slots(block)).map(|(block, encoder)| {
            encoder.as_ref().map_or(block.len(), |encoder| block.items * encoder.width())
        });
        let inputs = inputs.sum();
        let encoders = net.blocks.iter().filter_map(|(_, encoder)| encoder.as_ref());
        let hidden = encoders.map(ItemEncoder::hidden).max().unwrap_or(0);
        let trunk = zeros(3 * net.trunk.width());
        let logits = zeros(net.actions);
        let (stones, cards, pair) = match &net.head {
            Head::Slots(_) => (Vec::new(), Vec::new(), Default::default()),
            Head::Candidates(head) => {
                let width = head.hidden.inputs;
                (Vec::new(), Vec::new(), [width, width, head.hidden.outputs, 0, 0].map(zeros))
            }
            Head::Pairs(pairs) => {
                let items = |name: &str| {
                    let found = net.blocks.iter().find(|(block, _)| block.name == name);
                    found.map_or(0, |(block, _)| block.items)
                };
                let (width, query) = (pairs.hidden.inputs, pairs.stone_query.outputs);
                let pair = [width, pairs.hidden.outputs, query, query, width];
                (zeros(items("stones") * width), zeros(items("cards") * width), pair.map(zeros))
            }
        };
        let (row, encoded, hidden) = (zeros(row), zeros(inputs), zeros(hidden));
        PolicyEvaluator { net, row, encoded, hidden, trunk, stones, cards, pair, logits }
    }

    /// The logits and the value of an observation of the net's layout, with the mask of legal slots.
    ///
    /// # Panics
    /// If the observation or the mask has another length.
    pub fn evaluate(&mut self, observation: &[u8], mask: &[u8]) -> Evaluation<'_> {
        assert_eq!(mask.len(), self.logits.len(), "a mask of the net's layout");
        let value = self.value(observation);
        let PolicyEvaluator { net, row, encoded, trunk, stones, cards, pair, logits, .. } = self;
        let x = &trunk[..net.trunk.width()];
        match &net.head {
            Head::Slots(logit) => {
                logit.apply(x, logits);
                for (logit, _) in logits.iter_mut().zip(mask).filter(|(_, legal)| **legal == 0) {
                    *logit = f32::NEG_INFINITY;
                }
            }
            Head::Candidates(head) => {
                let features = &row[row.len() - net.actions * head.own.inputs..];
                head.apply(x, features, mask, pair, logits);
            }
            Head::Pairs(pairs) => {
                // The actions are the last block.
                let features = &row[row.len() - net.actions * pairs.features.inputs..];
                let [pair, hidden, stone, stone_context, context] = pair;
                let width = pair.len();
                pairs.stone_context.apply(x, stone_context);
                pairs.context.apply(x, context);
                let mut encoded = &encoded[..];
                for (block, encoder) in &net.blocks {
                    let Some(encoder) = encoder else { continue };
                    let (items, rest) = encoded.split_at(block.items * encoder.width());
                    encoded = rest;
                    let items = items.chunks_exact(encoder.width());
                    if block.name == "stones" {
                        for (item, to) in items.zip(stones.chunks_exact_mut(width)) {
                            stone.copy_from_slice(stone_context);
                            pairs.stone_query.add_biased(item, stone);
                            relu(stone);
                            pairs.stone.apply(stone, to);
                        }
                    } else {
                        for (item, to) in items.zip(cards.chunks_exact_mut(width)) {
                            to.copy_from_slice(context);
                            pairs.card.add_biased(item, to);
                        }
                    }
                }
                let count = stones.len() / width;
                let features = features.chunks_exact(pairs.features.inputs);
                for (slot, (logit, features)) in logits.iter_mut().zip(features).enumerate() {
                    if mask[slot] == 0 {
                        *logit = f32::NEG_INFINITY;
                        continue;
                    }
                    pairs.features.apply(features, pair);
                    let (card, stone) = (slot / count * width, slot % count * width);
                    for (place, unit) in pair.iter_mut().enumerate() {
                        *unit += stones[stone + place] + cards[card + place];
                    }
                    relu(pair);
                    pairs.hidden.apply(pair, hidden);
                    relu(hidden);
                    *logit = pairs.logit.apply_one(hidden);
                }
            }
        }
        Evaluation { logits, value }
    }

    /// The logits of the observation that was evaluated last.
    pub(super) fn logits(&self) -> &[f32] {
        &self.logits
    }

    /// The value of an observation alone, for which the logits are not computed.
    ///
    /// # Panics
    /// If the observation has another length.
    pub fn value(&mut self, observation: &[u8]) -> f32 {
        assert_eq!(observation.len(), self.row.len(), "an observation of the net's layout");
        for (number, byte) in self.row.iter_mut().zip(observation) {
            *number = f32::from(*byte) / f32::from(ONE);
        }
        let (mut row, mut out) = (&self.row[..], &mut self.encoded[..]);
        for (block, encoder) in &self.net.blocks {
            let (part, rest) = row.split_at(block.len());
            row = rest;
            if let Some(encoder) = encoder {
                for item in part.chunks_exact(block.features) {
                    let (to, rest) = out.split_at_mut(encoder.width());
                    encoder.apply(item, &mut self.hidden, to);
                    out = rest;
                }
            } else if !is_of_slots(block) {
                let (to, rest) = out.split_at_mut(part.len());
                to.copy_from_slice(part);
                out = rest;
            }
        }
        let x = self.net.trunk.apply(&self.encoded, &mut self.trunk);
        0.5 + 0.5 * self.net.value.apply_one(x).tanh()
    }
}
