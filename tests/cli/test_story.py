"""The story: a sentence for every event, like events told together."""

from __future__ import annotations

from delve.cli.sentences import SENTENCES, STEPS
from delve.cli.story import Listener, tell
from delve.model.events import EVENT_NAMES
from delve.model.ids import STEP_NAMES

ALONE = Listener(0, 1, together=True)
FIRST_OF_TWO = Listener(0, 2, together=False)
ALLY = Listener(0, 2, together=True)
ONLOOKER = Listener(-2, 2, together=True)


def event(name, card=None, other=None, amount=0, word="", seat=1, card_of=0, other_of=0):
    """An event as a seat sees it; cards are told apart by their names."""
    return {
        "event": name,
        "seat": seat,
        "card": card,
        "card_id": card,
        "card_of": card_of,
        "other": other,
        "other_id": other,
        "other_of": other_of,
        "amount": amount,
        "word": word,
    }


def texts(*events, to=ALONE):
    return [told.text for told in tell(list(events), to)]


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


def test_everybody_sees_where_a_card_goes_that_only_one_looked_at():
    assert texts(event("card_put_under", "Ghoul")) == ["You put Ghoul under the deck."]
    assert texts(event("card_put_on_top", seat=2), to=FIRST_OF_TWO) == ["Seat 2 puts a card back on top of the deck."]


def test_like_events_are_told_together():
    assert texts(event("card_drawn", "Staff"), event("card_drawn", "Cleave"), event("card_drawn", "Fly")) == [
        "You draw Staff, Cleave and Fly."
    ]
    assert texts(event("reset", "Zombie"), event("reset", "Ghoul")) == ["Zombie and Ghoul are ready again."]
    assert texts(event("reset", "Zombie")) == ["Zombie is ready again."]


def test_what_happens_to_one_card_twice_is_told_twice():
    poison = event("token_changed", "Ghoul", amount=1, word="poison")
    assert texts(poison, poison) == ["Ghoul takes 1 Poison Token."] * 2


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
    drawn = event("card_drawn", None, seat=2)
    assert texts(drawn, to=FIRST_OF_TWO) == ["Seat 2 draws a card."]
    assert texts(drawn, drawn, drawn, to=FIRST_OF_TWO) == ["Seat 2 draws 3 cards."]
    assert texts(event("card_played", "Staff", amount=1, word="boosted", seat=2), to=FIRST_OF_TWO) == [
        "Seat 2 plays Staff boosted, Cost 1."
    ]


def test_a_disruption_says_against_whom():
    played = event("card_played", "Feint", word="disrupting 1", seat=2)
    assert texts(played, to=FIRST_OF_TWO) == ["Seat 2 plays Feint against you, Cost 0."]
    assert texts(played, to=ONLOOKER) == ["Seat 2 plays Feint against seat 1, Cost 0."]


def test_adventurers_are_told_with_their_player_where_there_are_several():
    wound = event("wound_dealt", "Gypsy Thief", "Pit", card_of=2)
    assert texts(wound, to=FIRST_OF_TWO) == ["Seat 2's Gypsy Thief takes a Wound from Pit."]
    mine = [event("reset", name, card_of=1) for name in ("Gypsy Thief", "Wood Elf Scout")]
    assert texts(*mine, to=FIRST_OF_TWO) == ["Your Gypsy Thief and Wood Elf Scout are ready again."]
    assert texts(mine[0]) == ["Gypsy Thief is ready again."]
    assert texts(event("defender_assigned", "Thief", "Scout", card_of=1, other_of=2), to=ALLY) == [
        "Seat 2's Scout defends your Thief."
    ]


def test_parties_and_decks_are_told_with_their_player_where_there_are_several():
    assert texts(event("attack_declared", amount=3, seat=2), to=FIRST_OF_TWO) == [
        "Seat 2's party attacks with 3 Power."
    ]
    assert texts(event("attack_declared", amount=3, seat=2), to=ALLY) == ["The party attacks with 3 Power."]
    shuffled = event("deck_shuffled", word="dungeon", seat=1)
    assert texts(shuffled) == ["The Dungeon deck is shuffled."]
    assert texts(shuffled, to=FIRST_OF_TWO) == ["Your Dungeon deck is shuffled."]


def test_those_who_play_together_win_and_lose_together():
    lost = event("game_lost", word="party perished", seat=2)
    assert texts(lost, to=ALLY) == ["You lose the game: seat 2's last Adventurer has perished."]
    assert texts(lost, to=ONLOOKER) == ["The players lose the game: seat 2's last Adventurer has perished."]
    assert texts(lost) == ["You lose the game: the last Adventurer has perished."]
    assert texts(event("game_won", word="points", seat=2), to=FIRST_OF_TWO) == ["Seat 2 wins the game by points."]


def test_points_are_told_with_their_card_or_their_reason():
    assert texts(event("points_scored", "Zombie", amount=2), to=FIRST_OF_TWO) == ["You score 2 points for Zombie."]
    assert texts(event("points_scored", amount=1, word="challenges others passed", seat=2), to=FIRST_OF_TWO) == [
        "Seat 2 scores 1 point: challenges others passed."
    ]


def test_the_defender_is_not_told_twice():
    assert texts(event("defender_assigned", "Thief", "Thief"), event("activated", "Thief")) == ["Thief defends."]


def test_a_card_that_is_shuffled_away_need_not_have_lain_in_the_grave():
    assert texts(event("card_restocked", "Ghoul")) == ["Ghoul is shuffled into its Dungeon deck."]
