"""A tiny run on the CPU: it learns something, continues exactly, and its weights can be read again."""

import copy
import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from marchstone_training import checkpoint, train
from marchstone_training.config import Config
from marchstone_training.curves import draw
from marchstone_training.evaluate import bot_player, match, policy_player
from marchstone_training.export import read_state, read_weights, write_state, write_weights
from marchstone_training.learner import Learner
from marchstone_training.nets import load_policy, stored_size
from marchstone_training.rollout import Half, Rollout, by_seat, from_seat
from marchstone_training.value_net import read_net, write_net

# The nets are tiny: more threads only wait for each other.
torch.set_num_threads(1)
CPU = torch.device("cpu")
TINY = Config(games=32, minibatch=256, width=32, depth=1, critic_width=32, critic_depth=1, warm_up=1)


#: The families of rules besides the base game, with games cut short.
FAMILIES = [
    replace(TINY, options={"tactics": True}, steps=60),
    replace(TINY, game="lords-of-scotland", steps=40),
    replace(TINY, game="lords-of-scotland", seats=4, steps=40),
    replace(TINY, game="bergues", seats=3, steps=40),
]


#: The same over candidates of the value net.
OVER_CANDIDATES = [replace(config, slots="candidates", critic_first=1) for config in FAMILIES]


def start(config: Config = TINY) -> tuple[Rollout, Learner]:
    rollout = Rollout(config, 2, CPU)
    return rollout, Learner(config, rollout.halves[0].env, CPU)


def assert_same_weights(one: torch.nn.Module, two: torch.nn.Module) -> None:
    for a, b in zip(one.state_dict().values(), two.state_dict().values(), strict=True):
        assert torch.equal(a, b)


def assert_critic_learns_first(rollout: Rollout, learner: Learner) -> None:
    """In the first of two iterations only the critic learns, in the second both do."""
    critic, policy = copy.deepcopy(learner.critic), copy.deepcopy(learner.policy)
    learner.iterate(rollout)
    assert_same_weights(learner.policy, policy)
    log = learner.iterate(rollout)
    assert all(torch.isfinite(value) for value in log.values()) and log["branches"] > 0
    for before, after in ((policy, learner.policy), (critic, learner.critic)):
        assert any((a != b).any() for a, b in zip(before.parameters(), after.parameters(), strict=True))


def test_a_resumed_run_continues_exactly(tmp_path: Path):
    rollout, learner = start()
    learner.iterate(rollout)
    checkpoint.save(learner, tmp_path / "checkpoint.pt")
    learner.iterate(rollout)
    other_rollout, other = start()
    assert checkpoint.stored_config(tmp_path / "checkpoint.pt") == TINY
    checkpoint.load(other, tmp_path / "checkpoint.pt")
    other.iterate(other_rollout)
    assert_same_weights(learner.policy, other.policy)
    assert_same_weights(learner.critic, other.critic)
    assert_same_weights(learner.average, other.average)


@pytest.mark.parametrize("config", FAMILIES)
def test_every_family_trains(config: Config, tmp_path: Path):
    rollout, learner = start(config)
    first = copy.deepcopy(learner.policy)
    log = learner.iterate(rollout)
    assert all(torch.isfinite(value) for value in log.values())
    assert any(
        (a != b).any() for a, b in zip(first.parameters(), learner.policy.parameters(), strict=True)
    )
    encoding = rollout.halves[0].env.encoding
    write_weights(learner.average, encoding, {}, tmp_path / "policy.weights")
    read_weights(copy.deepcopy(learner.policy), encoding, tmp_path / "policy.weights")
    share, _ = match(config, policy_player(learner.policy, CPU), bot_player("random"), 8, 2, 1)
    assert 0 <= share <= 1


@pytest.mark.parametrize("config", OVER_CANDIDATES)
def test_a_policy_over_candidates_begins_as_the_value_net(config: Config):
    rollout, learner = start(config)
    whole = replace(config, steps=400)
    share, error = match(whole, policy_player(learner.policy, CPU), bot_player("net"), 16, 2, 1)
    # With equal play each seat of a deal has the same result, whoever sits there.
    assert share == pytest.approx(1 / config.seats, abs=0.03) and error < 0.03
    assert_critic_learns_first(rollout, learner)


def test_what_a_teacher_decided_is_learnt_more_than_once():
    config = replace(OVER_CANDIDATES[-1], teacher="net:4", teacher_games=64, critic_first=0)
    surprise = []
    for passes in (1, 20):
        rollout, learner = start(replace(config, teacher_passes=passes, learning_rate=(3e-3, 3e-3)))
        surprise.append([float(learner.iterate(rollout)["drift"]) for _ in range(2)][1])
    assert surprise[1] < surprise[0]
    assert len(learner.taught.parts) == 2
    learner.iterate(rollout)
    assert not learner.taught.parts, "without a teacher nothing is kept"


@pytest.mark.parametrize("config", [TINY, *FAMILIES])
def test_a_teacher_is_imitated(config: Config):
    rollout, learner = start(replace(config, teacher="greedy", teacher_games=1 << 20, learning_rate=(3e-3, 3e-3)))
    surprise = [float(learner.iterate(rollout)["drift"]) for _ in range(4)]
    assert surprise[-1] < surprise[0]
    taught = rollout.actions.flatten(0, 1)[rollout.seats.flatten() >= 0]
    mask = rollout.mask.flatten(0, 1)[rollout.seats.flatten() >= 0]
    assert (mask.gather(1, taught[:, None]) != 0).all()


def test_a_run_goes_on_alone_after_its_teacher():
    rollout, learner = start(replace(TINY, teacher="greedy", teacher_games=32))
    assert float(learner.iterate(rollout)["branches"]) == 0
    assert float(learner.iterate(rollout)["branches"]) > 0


class TriesEverything(Rollout):
    """Tries the chosen actions as well, instead of looking at what came of them."""

    def _wanted(self, half: Half) -> np.ndarray:
        return half.shares_array > self.config.least_probability

    def _value_chosen(self) -> None:
        pass


@pytest.mark.parametrize("config", [TINY, *FAMILIES])
def test_the_value_of_a_chosen_candidate_is_that_of_trying_it(config: Config):
    """It leads to the next position, where another seat may decide, or to the end of the game."""
    rollout, learner = start(config)
    chance = learner.chance.get_state()
    rollout.play(learner.policy, learner.critic, 1, learner.chance)
    tried = TriesEverything(config, 2, CPU)
    learner.chance.set_state(chance)
    tried.play(learner.policy, learner.critic, 1, learner.chance)
    assert torch.equal(rollout.actions, tried.actions)
    assert torch.equal(rollout.candidate_known, tried.candidate_known)
    known = rollout.candidate_known
    assert torch.allclose(rollout.candidate_values[known], tried.candidate_values[known], atol=1e-4)
    chosen = known & (rollout.candidates == rollout.actions[..., None])
    assert chosen.sum() == tried.branches - rollout.branches
    goes_on = torch.zeros_like(rollout.learns)
    goes_on[:-1] = rollout.seats[1:] >= 0
    assert (chosen & goes_on[..., None]).sum() > 50
    if config == TINY:
        assert (chosen & ~goes_on[..., None]).sum() > 5, "games end"


@pytest.fixture
def opponent(tmp_path: Path) -> Path:
    """The weights of a policy of another size."""
    rollout, learner = start(replace(TINY, width=48, seed=2))
    path = tmp_path / "opponent.weights"
    write_weights(learner.policy, rollout.halves[0].env.encoding, {}, path)
    return path


def test_an_opponent_plays_its_seats_and_does_not_learn(opponent: Path):
    rollout, learner = start(replace(TINY, opponent=str(opponent)))
    rollout.play(learner.policy, learner.critic, 1, learner.chance)
    going, own = rollout.seats >= 0, torch.arange(TINY.games) % 2
    assert torch.equal(rollout.learns, going & (rollout.seats == own))
    theirs = going & ~rollout.learns
    assert theirs.sum() > 100
    # It takes its likeliest action, and none of its actions is tried.
    logits, _ = load_policy(opponent, rollout.halves[0].env)(rollout.rows[theirs], rollout.mask[theirs])
    assert torch.equal(rollout.actions[theirs], logits.argmax(1))
    assert not rollout.candidate_known[theirs].any()
    assert rollout.candidate_known[rollout.learns].any()

    def gradients(decisions: torch.Tensor) -> list[torch.Tensor]:
        part = decisions.flatten().nonzero()[:, 0]
        _, advantages, targets = rollout.advantages()
        losses = learner._losses(rollout, part, advantages[part], targets[part], 0.01)
        learner.optimiser.zero_grad()
        (losses[0] + losses[1]).backward()
        return [parameter.grad.clone() for parameter in learner.policy.parameters()]

    assert not any(gradient.any() for gradient in gradients(theirs)), "the policy learns nothing from them"
    assert any(parameter.grad.any() for parameter in learner.critic.parameters()), "the critic does"
    # With or without the opponent's decisions, the policy's gradient is the same.
    alone, together = gradients(rollout.learns), gradients(going)
    for one, two in zip(alone, together, strict=True):
        assert torch.allclose(one, two, atol=1e-6)


def test_what_is_won_is_the_learners_share(opponent: Path):
    rollout, learner = start(replace(TINY, opponent=str(opponent)))
    rollout.play(learner.policy, learner.critic, 1, learner.chance)
    # The learner wins every game in which it sits at seat A: every other game.
    rollout.result.copy_(torch.tensor([1.0, -1.0]))
    assert rollout.won() == 0.5
    rollout.result[1::2] = torch.tensor([-1.0, 1.0])
    assert rollout.won() == 1.0
    rollout.result[:8] = torch.tensor([-1.0, 1.0])
    assert rollout.won() == pytest.approx(1 - 4 / TINY.games)


def test_a_learner_wins_more_and_more_against_a_weak_opponent(opponent: Path):
    config = replace(TINY, games=64, opponent=str(opponent), learning_rate=(3e-3, 3e-3), total_games=1 << 20)
    rollout, learner = start(config)
    won = [float(learner.iterate(rollout)["won"]) for _ in range(12)]
    assert sum(won[-4:]) > sum(won[:4])


def test_a_game_that_is_cut_short_counts_what_the_critic_expects():
    config = replace(TINY, steps=10)
    rollout, learner = start(config)
    rollout.play(learner.policy, learner.critic, 1, learner.chance)
    half = rollout.halves[0]
    with torch.no_grad():
        expected = by_seat(learner.critic(half.privileged), half.seats, half.seat_count)
    assert torch.allclose(rollout.result[half.slice], expected, atol=1e-5)


def test_orders_of_seats_are_inverse():
    values, seats, counts = torch.rand(5, 4), torch.tensor([0, 1, 2, 3, 1]), torch.tensor([4, 4, 4, 4, 2])
    assert torch.equal(from_seat(by_seat(values, seats, counts), seats, counts), values)
    turned = from_seat(values, seats, counts)
    assert turned[1, 0] == values[1, 1]
    assert torch.equal(turned[4], values[4, [1, 0, 2, 3]]), "a table for two"


def test_the_log_has_plausible_numbers():
    rollout, learner = start()
    log = learner.iterate(rollout)
    assert 20 < log["length"] <= 54
    assert 2 < log["entropy"] < 4
    assert 1 < log["branches"] <= TINY.candidates
    assert abs(float(log["drift"])) < 0.1


def test_padding_does_not_change_the_values_of_branches():
    rollout, learner = start()
    rollout.play(learner.policy, learner.critic, 1, learner.chance)
    half, count = rollout.halves[0], 20
    half.places_array[:count] = range(TINY.candidates, TINY.candidates + count)
    half.places_array[count:] = 0
    deciders = torch.ones(len(half.results), dtype=torch.int8)
    deciders[0] = -1
    inputs = half.tried, half.tried_seats, half.tried_rewards, half.places
    _, padded = rollout.evaluator.value_branches(*inputs, deciders, half.seat_count)
    _, values = rollout.evaluator.value_branches(*(tensor[:count] for tensor in inputs), deciders, half.seat_count)
    assert torch.allclose(padded[:count], values, atol=1e-6)


def test_exported_weights_are_read_again_and_damage_is_found(tmp_path: Path):
    rollout, learner = start()
    path = tmp_path / "policy.weights"
    write_weights(learner.policy, "encoding-1", {"games": 3}, path)
    copied = copy.deepcopy(learner.average)
    assert read_weights(copied, "encoding-1", path) == {"games": 3}
    for a, b in zip(copied.state_dict().values(), learner.policy.state_dict().values(), strict=True):
        assert torch.equal(a, b.half().float())
    with pytest.raises(ValueError, match="not for encoding-2"):
        read_weights(copied, "encoding-2", path)
    path.write_bytes(path.read_bytes()[:-1] + b"\0")
    with pytest.raises(ValueError, match="damaged"):
        read_weights(copied, "encoding-1", path)


def test_weights_alone_can_be_continued_from(tmp_path: Path):
    rollout, learner = start()
    learner.iterate(rollout)
    checkpoint.save_weights(learner, tmp_path)
    _, other = start()
    checkpoint.load(other, tmp_path)
    assert other.iteration == other.warm_from == 1
    assert_same_weights(other.policy, copy.deepcopy(learner.policy).half().float())


def test_a_fresh_optimiser_warms_up_again(tmp_path: Path):
    config = replace(TINY, warm_up=4)
    rollout, learner = start(config)
    rates = []

    def iterate(learner: Learner) -> None:
        learner.iterate(rollout)
        rates.append(learner.optimiser.param_groups[0]["lr"] / config.learning_rate[0])

    for _ in range(5):
        iterate(learner)
    checkpoint.save_weights(learner, tmp_path)
    _, continued = start(config)
    checkpoint.load(continued, tmp_path)
    iterate(continued)
    checkpoint.save(continued, tmp_path / "checkpoint.pt")
    _, resumed = start(config)
    checkpoint.load(resumed, tmp_path / "checkpoint.pt")
    iterate(resumed)
    assert rates == pytest.approx([0.25, 0.5, 0.75, 1, 1, 0.25, 0.5], rel=1e-3)


def test_greedy_beats_random_in_a_match():
    share, error = match(TINY, bot_player("greedy"), bot_player("random"), 200, 2, 1)
    assert share > 0.7
    assert error < 0.2


def test_an_untrained_policy_plays_legal_games():
    rollout, learner = start()
    share, _ = match(TINY, policy_player(learner.policy, CPU), bot_player("random"), 100, 2, 1)
    assert 0 < share < 1


def test_curves_have_a_point_for_every_row():
    rows = [{"games": str(games), "entropy": str(4 - games)} for games in (1, 2, 3)]
    svg = draw(rows, ["entropy"], "A run")
    points = svg.split('points="')[1].split('"')[0].split()
    heights = [float(point.split(",")[1]) for point in points]
    assert len(points) == 3 and heights == sorted(heights), "what falls goes down"
    assert "at the end 1" in svg


def test_curves_leave_out_what_was_not_measured():
    rows = [{"games": str(games), "against_net": "" if games == 2 else "0.5", "won": ""} for games in (1, 2, 3)]
    svg = draw(rows, ["against_net", "won", "no column"], "A run")
    assert svg.count("<polyline") == 1 and "won" not in svg
    assert len(svg.split('points="')[1].split('"')[0].split()) == 2


@pytest.mark.parametrize("quantised", [False, True])
def test_a_run_begins_with_a_weight_file_and_its_critic_learns_first(tmp_path: Path, quantised: bool):
    rollout, source = start(replace(TINY, width=48, depth=2, seed=2))
    env, path = rollout.halves[0].env, tmp_path / "initial.weights"
    write_state(source.policy.state_dict(), env.encoding, {}, path, quantised=quantised)
    assert stored_size(path) == (48, 2)
    config = replace(TINY, width=48, depth=2, initial=str(path), critic_first=2, critic_first_rate=1e-3, warm_up=2)
    rollout, learner = start(config)
    learner.begin_with(path)
    stored = load_policy(path, env)
    assert_same_weights(learner.policy, stored)
    assert_same_weights(learner.average, stored)
    critic, rates, branches = copy.deepcopy(learner.critic), [], []

    def iterate() -> None:
        branches.append(float(learner.iterate(rollout)["branches"]))
        rates.append(learner.optimiser.param_groups[0]["lr"])

    for _ in range(2):
        iterate()
    assert_same_weights(learner.policy, stored)
    assert_same_weights(learner.average, stored)
    assert any((a != b).any() for a, b in zip(critic.parameters(), learner.critic.parameters(), strict=True))
    # What it decided is what the weight file says.
    going = rollout.seats >= 0
    with torch.no_grad():
        inputs = rollout.rows[going], rollout.mask[going]
        assert torch.equal(learner.policy(*inputs)[0].argmax(1), stored(*inputs)[0].argmax(1))
    for _ in range(2):
        iterate()
    assert any((a != b).any() for a, b in zip(stored.parameters(), learner.policy.parameters(), strict=True))
    assert branches[:2] == [0, 0] and min(branches[2:]) > 0
    rate = config.learning_rate[0]
    assert rates == pytest.approx([5e-4, 1e-3, rate / 2, rate], rel=1e-3)


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str) -> list[dict[str, str]]:
    """Trains by the command line with tiny settings; returns the rows of the log."""
    tiny = "--games 32 --minibatch 256 --width 32 --depth 1 --critic-width 32 --critic-depth 1 --warm-up 1".split()
    rest = "--iterations 3 --log-every 1 --device cpu --threads 2 --match-games 8 --opponents random".split()
    monkeypatch.setattr("sys.argv", ["train", "--folder", str(folder), *tiny, *rest, *arguments])
    train.main()
    with (folder / "log.csv").open() as file:
        return list(csv.DictReader(file))


def test_matches_beside_training_are_logged_and_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
):
    rows = run(monkeypatch, tmp_path / "one", "--match-every", "0.001", "--short-match-games", "8")
    assert [row["against_net"] != "" for row in rows] == [False, True, True]
    assert all(0 <= float(row["against_net"]) <= 1 for row in rows[1:]) and rows[0]["won"] == ""
    assert "against random: " in capsys.readouterr().out
    run(monkeypatch, tmp_path / "two", "--match-every", "0")
    one, two = (torch.load(tmp_path / name / "checkpoint.pt", weights_only=True) for name in ("one", "two"))
    assert all(torch.equal(one["policy"][name], two["policy"][name]) for name in one["policy"])


def test_an_exploiter_is_trained_by_the_command_line(
    tmp_path: Path, opponent: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
):
    rows = run(monkeypatch, tmp_path / "run", "--match-every", "0", "--opponent", str(opponent))
    # The policies hardly differ from chance: all games of an iteration may be lost.
    assert all(row["won"] != "" and 0 <= float(row["won"]) <= 1 for row in rows)
    assert f"against {opponent}: " in capsys.readouterr().out
    # The run keeps its opponent.
    assert checkpoint.stored_config(tmp_path / "run" / "checkpoint.pt").opponent == str(opponent)


def test_a_weight_file_is_continued_by_the_command_line(
    tmp_path: Path, opponent: Path, monkeypatch: pytest.MonkeyPatch
):
    more = ["--match-every", "0", "--initial", str(opponent), "--critic-first", "2", "--iterations"]
    run(monkeypatch, tmp_path / "run", *more, "2")
    config = checkpoint.stored_config(tmp_path / "run" / "checkpoint.pt")
    assert config.width == stored_size(opponent)[0] == 48, "the size is that of the file"
    _, initial = read_state(opponent)
    _, before = read_state(tmp_path / "run" / "policy.weights")
    assert all(torch.equal(initial[name], before[name]) for name in initial)
    # The next piece continues from the checkpoint, whatever the file holds now.
    opponent.unlink()
    rows = run(monkeypatch, tmp_path / "run", "--match-every", "0", "--iterations", "1", "--width", "48")
    assert [row["iteration"] for row in rows] == ["1", "2", "3"]
    _, after = read_state(tmp_path / "run" / "policy.weights")
    assert any((initial[name] != after[name]).any() for name in initial)


#: The value nets that are shipped, and tables that they play.
WEIGHTS = Path(__file__).parents[2] / "games"
AFTER_STATES = [
    replace(config, slots="after-states", initial=str(WEIGHTS / net), critic_first=1)
    for config, net in (
        (TINY, "schotten-totten/weights/schotten-totten-base.net"),
        (FAMILIES[0], "schotten-totten/weights/schotten-totten-tactics.net"),
        (FAMILIES[1], "lords-of-scotland/weights/lords-of-scotland-2.net"),
        (replace(FAMILIES[2], second_seats=3), "lords-of-scotland/weights/lords-of-scotland-many.net"),
        (replace(FAMILIES[3], second_seats=2), "bergues/weights/bergues-classic.net"),
    )
]


@pytest.mark.parametrize("config", AFTER_STATES)
def test_a_value_net_plays_as_the_bot_and_learns(config: Config, tmp_path: Path):
    rollout, learner = start(config)
    compared = 0
    for half in rollout.halves:
        half.env.reset(7)
        for step in range(30):
            batch = half.env.observe()
            # The bot `net` solves endgames; at this temperature it prefers what its net values most.
            bots, going = half.env.bot_actions("net~1", step), batch.seats >= 0
            with torch.no_grad():
                logits = learner.policy(torch.from_numpy(batch.rows), torch.from_numpy(batch.mask))[0].numpy()
            chosen = logits[np.arange(len(bots)), bots]
            assert (config.temperature * (logits.max(1) - chosen)[going] < 0.02).all()
            compared += going.sum()
            half.env.step(bots)
    assert compared > 500
    assert_critic_learns_first(rollout, learner)
    counts = [half.env.seats for half in rollout.halves]
    assert counts == [config.seats, config.second_seats or config.seats]
    assert (rollout.result[-1, counts[1] :] == 0).all(), "seats that a table does not have win nothing"
    write_net(learner.average, ["a test"], tmp_path / "value.net")
    assert_same_weights(read_net(tmp_path / "value.net"), learner.average)


def test_a_value_net_is_written_as_it_was_read(tmp_path: Path):
    path, copied = WEIGHTS / "bergues/weights/bergues-classic.net", tmp_path / "value.net"
    lines = path.read_bytes().split(b"\nweights ")[0].decode().splitlines()[3:]
    write_net(read_net(path), [line.removeprefix("from ") for line in lines], copied)
    assert copied.read_bytes() == path.read_bytes()
    copied.write_bytes(copied.read_bytes()[:-1] + b"\0")
    with pytest.raises(ValueError, match="damaged"):
        read_net(copied)


def test_a_value_net_is_trained_by_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    initial = AFTER_STATES[-1].initial
    arguments = ["--slots", "after-states", "--initial", initial, "--game", "bergues", "--second-seats", "4"]
    rows = run(monkeypatch, tmp_path / "run", *arguments, "--critic-first", "1", "--steps", "40", "--match-every", "0.001",
               "--short-match-games", "8", "--opponents", "net")
    assert rows[-1]["against_net"] and rows[-1]["against_net_second"]
    assert read_net(tmp_path / "run" / "value.net").shape == read_net(Path(initial)).shape
    assert checkpoint.stored_config(tmp_path / "run" / "checkpoint.pt").second_seats == 4
