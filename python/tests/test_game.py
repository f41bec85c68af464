"""Games in their notation."""

import copy
import doctest

import pytest

import marchstone
import marchstone.game
from marchstone import deal, load, load_view, replay

TABLES = [
    ("schotten-totten", 2, {}),
    ("schotten-totten", 2, {"tactics": True, "expert": True}),
    ("lords-of-scotland", 3, {"bruce": True}),
    ("bergues", 4, {"variant": "junior"}),
]


def test_examples_of_the_documentation():
    assert doctest.testmod(marchstone.game).failed == 0


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_game_is_played_to_its_end_and_its_record_replays(name, seats, options):
    game = deal(name, seats=seats, seed=5, **options)
    assert game.seats == list("ABCDE"[:seats])
    assert all(game.options[option] == value for option, value in options.items())
    while not game.is_over:
        actions = game.legal_actions()
        game.apply(actions[len(game.history) * 7 % len(actions)])
    assert game.seat is None and game.legal_actions() == []
    assert game.winner is None or game.winner in game.seats
    assert len(game.scores) == seats
    again = replay(game.record(names=["Ada", "Bo"], date="2026-11-16"))
    assert (again.position, again.history, again.seed) == (game.position, game.history, game.seed)
    with pytest.raises(marchstone.GameOver):
        game.apply(game.history[-1])
    with pytest.raises(marchstone.GameOver):
        game.think("random")


def test_equal_seeds_deal_equal_games_also_in_an_environment():
    env = marchstone.VectorEnv("schotten-totten", games=1, seed=11)
    assert deal("schotten-totten", seed=11).position == env.positions()[0]
    seed = deal("bergues", seed=3).seed
    assert deal("bergues", seed=seed).position == deal("bergues", seed=3).position
    assert deal("bergues").position != deal("bergues").position


def test_a_view_hides_the_other_hand():
    game = deal("schotten-totten", seed=1)
    one, two = game.view("A"), game.view("B")
    assert len({one, two, game.view(), game.position}) == 4
    for sample in game.samples(5, seat="A", seed=2):
        assert load(sample).view("A") == one
    assert len(set(game.samples(5, seat="A", seed=2))) == 5
    assert load_view(one, seat="A").view("A") == one


def test_copies_are_independent_and_actions_are_taken_back():
    game = deal("lords-of-scotland", seed=1)
    start = game.position
    other = copy.deepcopy(game)
    other.apply(other.legal_actions()[0])
    assert game.position == start != other.position
    other.undo()
    assert other.position == start


def test_words_in_four_languages():
    action = deal("bergues", seed=1).legal_actions()[0]
    texts = {deal("bergues", seed=1).narrate(action, language=tag)[0] for tag in ("en", "fr", "de", "es")}
    assert len(texts) == 4
    game = deal("schotten-totten", seed=1)
    drawn = [a for a in game.legal_actions() if "@" in a][0], "+c"
    own, other = game.copy(), game.copy()
    seat = game.seat
    rival = "B" if seat == "A" else "A"
    assert own.narrate(*drawn, seat=seat)[1] != other.narrate(*drawn, seat=rival)[1]


def test_bots_think_within_a_budget_and_repeatably():
    game = deal("schotten-totten", seed=1)
    one, two = (game.think("ismcts", iterations=200, seed=9) for _ in range(2))
    assert one.action == two.action and one.iterations == two.iterations
    assert one.action in game.legal_actions()
    assert 0 <= one.value <= 1 and one.line[0] == one.action
    assert game.think("net", ms=5).action in game.legal_actions()


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[1:])
def test_a_review_adds_up_and_is_repeatable(name, seats, options):
    game = deal(name, seats=seats, seed=5, **options)
    for _ in range(12):
        actions = game.legal_actions()
        game.apply(actions[len(game.history) * 7 % len(actions)])
    review, again = game.review(samples=2), game.review(samples=2)
    assert [account.seat for account in review.accounts] == game.seats
    for account in review.accounts:
        assert account.start + account.luck + account.own + account.others == pytest.approx(account.end)
    assert [step.action for step in review.steps] == [None, *game.history]
    assert [step.chances for step in review.steps] == [step.chances for step in again.steps]
    judged = [step for step in review.steps if step.decision]
    assert judged and all(step.action in [c[0] for c in step.decision.candidates] for step in judged)
    assert sum(account.mistakes for account in review.accounts) == len(review.mistakes)
    costs = [step.decision.cost for step in review.mistakes]
    assert costs == sorted(costs, reverse=True)


def test_a_review_gives_reasons_in_a_language():
    game = deal("schotten-totten", seed=1)
    for _ in range(8):
        game.apply(game.think("greedy").action)
    def said(tag):
        decisions = [step.decision for step in game.review(samples=2, language=tag).steps]
        return [reason for decision in decisions if decision for reason in decision.reasons]
    assert said("en") and len(said("en")) == len(said("fr")) and said("en") != said("fr")


def test_refusals_are_exceptions_with_rules():
    game = deal("schotten-totten", seed=1)
    with pytest.raises(marchstone.BadAction):
        game.apply("nonsense")
    with pytest.raises(marchstone.IllegalAction) as refused:
        game.apply("pass")
    assert refused.value.rules == ["ST-T2"] and refused.value.action == "pass"
    before = game.position
    with pytest.raises(marchstone.IllegalAction):
        game.apply(game.legal_actions()[0], "pass")
    assert game.position == before
    with pytest.raises(marchstone.BadOption, match="there are schotten-totten"):
        deal("chess")
    with pytest.raises(marchstone.BadOption):
        deal("bergues", seats=5)
    with pytest.raises(marchstone.BadOption):
        game.view("C")
    with pytest.raises(marchstone.BadOption):
        game.think("nobody")
    with pytest.raises(marchstone.BadOption):
        game.think("net", ms=1, iterations=1)
    with pytest.raises(marchstone.BadOption, match="at least 2 samples"):
        game.review(samples=1)
    with pytest.raises(marchstone.BadOption):
        game.review(samples=2, language="tlh")
    with pytest.raises(marchstone.BadPosition):
        load("ST rubbish")
    with pytest.raises(marchstone.BadOption):
        deal("bergues", seed="12")
    record = game.record().replace("\n*", "\npass *")
    with pytest.raises(marchstone.BadRecord) as bad:
        replay(record)
    assert bad.value.__cause__.rules == ["ST-T2"]
