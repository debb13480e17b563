"""The story: a sentence for every event, like events told together."""

from __future__ import annotations

from delve.cli.story import SENTENCES, STEPS, tell
from delve.model.events import EVENT_NAMES
from delve.model.ids import STEP_NAMES


def event(name, card=None, other=None, amount=0, word="", seat=1):
    return {"event": name, "seat": seat, "card": card, "other": other, "amount": amount, "word": word}


def texts(*events, seat=0):
    return [told.text for told in tell(list(events), seat)]


def test_every_event_has_a_sentence_and_every_sentence_an_event():
    assert set(EVENT_NAMES) <= set(SENTENCES)
    assert {key.partition("/")[0] for key in SENTENCES} == set(EVENT_NAMES)


def test_every_step_has_its_words():
    assert set(STEPS) == set(STEP_NAMES)


def test_every_sentence_can_be_said():
    for key in SENTENCES:
        name, _, word = key.partition("/")
        [text] = texts(event(name, "Zombie", "Staff", 1, word))
        assert text.endswith((".", "!"))
        assert "{" not in text


def test_like_events_are_told_together():
    assert texts(event("card_drawn", "Staff"), event("card_drawn", "Cleave"), event("card_drawn", "Fly")) == [
        "You draw Staff, Cleave and Fly."
    ]
    assert texts(event("reset", "Zombie"), event("reset", "Ghoul")) == ["Zombie and Ghoul are ready again."]
    assert texts(event("reset", "Zombie")) == ["Zombie is ready again."]


def test_titles_are_left_out_of_lists():
    lady = "Greenknee, Goblin Necromancer"
    assert texts(event("reset", lady)) == ["Greenknee, Goblin Necromancer is ready again."]
    assert texts(event("reset", lady), event("reset", "Ghoul")) == ["Greenknee and Ghoul are ready again."]


def test_steps_without_events_are_left_out():
    steps = [event("step_began", word=word) for word in ("drop", "remove", "time")]
    assert texts(*steps) == ["Step 4.3, time passes."]
    assert texts(steps[0], event("card_dropped", "Staff"), steps[1], event("round_began", amount=2)) == [
        "Step 4.1, cards may be dropped.",
        "You drop Staff.",
        "Round 2 begins.",
    ]


def test_tokens_come_and_go():
    assert texts(event("token_changed", "Gypsy Thief", "Pit", 2, "lock")) == [
        "Gypsy Thief takes 2 Lock Tokens from Pit."
    ]
    assert texts(event("token_changed", "Gypsy Thief", None, -1, "poison")) == ["Gypsy Thief loses 1 Poison Token."]


def test_another_seat_is_told_of_in_the_third_person_and_its_draws_stay_hidden():
    assert texts(event("card_drawn", None, seat=2)) == ["Player 2 draws a card."]
    assert texts(event("card_played", "Staff", amount=1, word="boosted", seat=2)) == [
        "Player 2 plays Staff boosted, Cost 1."
    ]


def test_the_defender_is_not_told_twice():
    assert texts(event("defender_assigned", "Thief", "Thief"), event("activated", "Thief")) == ["Thief defends."]
