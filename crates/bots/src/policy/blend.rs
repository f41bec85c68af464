//! A policy net and the value net together. They were trained in different ways and err in different positions, so what both
//! recommend is better than what either does.

use crate::bot::BotDecision;
use crate::encoding::Encoding;
use crate::heuristics::Heuristics;
use crate::net::{NetEvaluators, bare_value};
use crate::sorting::sort_by;

/// What the logit of the value net, and that of the policy, count in a share.
const NET_WEIGHT: f32 = 5.0;
const POLICY_WEIGHT: f32 = 0.21;

/// Shares of actions by both nets instead of the policy alone. The value of the decision stays that of the policy, which is better
/// calibrated; by how much other actions are worse is what the value net says. Rules without a value net keep those of the policy.
pub(super) fn blend<G: Heuristics>(
    encoding: &dyn Encoding<Game = G>,
    nets: &mut NetEvaluators,
    position: &G,
    decision: &mut BotDecision<G::Action>,
) {
    let Some(net) = nets.of(position) else { return };
    let by_policy = decision.value;
    let mut logits: Vec<f32> =
        decision.alternatives.iter().map(|other| net.logit(position, other.action)).collect();
    let symmetries = encoding.symmetries_of_value_net();
    for symmetry in 0..symmetries {
        let renamed = encoding.renamed(position, symmetry);
        for (logit, other) in logits.iter_mut().zip(&decision.alternatives) {
            *logit += net.logit(&renamed, encoding.renamed_action(other.action, symmetry));
        }
    }
    for (alternative, logit) in decision.alternatives.iter_mut().zip(logits) {
        let logit = logit / (1 + symmetries) as f32;
        // Logits for now.
        alternative.share = NET_WEIGHT * logit + POLICY_WEIGHT * alternative.share.max(1e-12).ln();
        alternative.value = bare_value(logit);
    }
    sort_by(&mut decision.alternatives, |one, two| two.share.total_cmp(&one.share));
    let top = decision.alternatives[0];
    let shift = by_policy - top.value;
    let mut total = 0.0;
    for alternative in &mut decision.alternatives {
        alternative.share = (alternative.share - top.share).exp();
        alternative.value = (alternative.value + shift).clamp(0.0, 1.0);
        total += alternative.share;
    }
    for alternative in &mut decision.alternatives {
        alternative.share /= total;
    }
    decision.action = top.action;
    decision.value = decision.alternatives[0].value;
    decision.line = vec![top.action];
}
