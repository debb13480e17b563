"""Formats of play: seats, numbers, the tuple of steps, who faces whom, points, and the end of the game.

The engine calls methods of the format and never checks which format it is. The defaults here are for a game without
opponents; formats override them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from delve.messages import Title, keyed
from delve.model.frames import Effect
from delve.model.switches import FLAT_PASS_BONUS, STAMINA_KEEPS_IN_PLAY

if TYPE_CHECKING:
    from delve.model.state import State
    from delve.model.tokens import Entity


# For each seat, the tuple of itself alone; precomputed, because it is used all the time. (With an inferred type, the
# compiled build would make a new tuple each time.)
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(6)])
NO_SEATS: Final[tuple[int, ...]] = ()

# --- How a Dungeon card got to its Grave. --------------------------------------------------------------------------

OTHERWISE: Final = 0  # Burned, a second Unique, a Reaver's victim: not beaten by anybody
BEATEN: Final = 1  # Wounds, or a Crawler card
CLEARED_AWAY: Final = 2  # Step 4.2


class Numbers:
    """The numbers of a format. A house variant is another set of numbers (formats/variants.py)."""

    def __init__(
        self,
        seats: tuple[int, int],
        adventurers: int,
        encounter_limit: int,
        crawler_deck: int,
        dungeon_deck: int,
        quests_laid: int = 3,
        quests_needed: int = 2,
        hand_limit: int = 5,
        crawler_copies: int = 4,
        dungeon_copies: tuple[int, int, int, int] = (8, 8, 4, 4),
        pool: int = 0,
        blind_points: int = 0,
        points_to_win: int = 0,
        clock: int = 0,
        switches: int = 0,
    ) -> None:
        self.seats = seats
        self.adventurers = adventurers
        self.encounter_limit = encounter_limit
        self.crawler_deck = crawler_deck
        self.dungeon_deck = dungeon_deck
        self.quests_laid = quests_laid
        self.quests_needed = quests_needed
        self.hand_limit = hand_limit
        self.crawler_copies = crawler_copies
        self.dungeon_copies = dungeon_copies
        self.pool = pool  # the size of each player's pool of Dungeon cards for building the Encounter
        self.blind_points = blind_points  # by how much the limit grows once somebody has accepted the Encounter
        self.points_to_win = points_to_win
        self.clock = clock  # the minutes after which the current round is the last (B-098); 0 without a clock
        self.switches = switches  # deviations from the rulings, as bits (model/switches.py)


@mypyc_attr(allow_interpreted_subclasses=True)
class Format:
    """The numbers of a format, and the methods in which formats differ."""

    def __init__(self, id: str, name: str, numbers: Numbers, steps: tuple[Effect, ...]) -> None:
        self.id = id
        self.name = name  # the name of a house variant, as written
        self.numbers = numbers
        self.steps = steps
        self.written: dict[str, object] = {}  # the source of a house variant
        # Copied, because they are read all the time.
        self.hand_limit = numbers.hand_limit
        self.blind_points = numbers.blind_points
        self.stamina_keeps_in_play = self.plays(STAMINA_KEEPS_IN_PLAY)

    def title(self) -> Title:
        """The name for people."""
        return self.name or keyed("word-format", self.id)

    def plays(self, switch: int) -> bool:
        """Whether a switch is on."""
        return self.numbers.switches & switch != 0

    def table_sizes(self) -> tuple[int, int]:
        """The least and greatest number of players in the rules of the format, independent of its numbers."""
        return (1, 1)

    # --- The table. ------------------------------------------------------------------------------------------------

    def allies(self, state: State, seat: int) -> tuple[int, ...]:
        """The seats whose Adventurers, Resources and Class Keys serve this seat, in Marching Order."""
        return ALONE[seat]

    def rivals(self, state: State, seat: int) -> tuple[int, ...]:
        """The opponents of this seat, clockwise from its left; empty if there are none."""
        return NO_SEATS

    def board(self, seat: int) -> int:
        """The seat whose zone holds the Encounter that this seat faces."""
        return 0

    def dungeon(self, state: State, seat: int) -> int:
        """The seat whose Dungeon deck and Grave this seat's cards and Quests refer to."""
        return 0

    def faced(self, state: State, seat: int) -> tuple[int, ...]:
        """The seats whose Dungeon cards may be in the Encounter that this seat faces."""
        return ALONE[0]

    def faces(self, state: State, seat: int) -> bool:
        """Whether this seat faces the current Encounter."""
        return True

    def controller(self, state: State, entity: Entity) -> int:
        """The seat that makes the choices of a Dungeon card's Controller (A-014, B-090)."""
        return state.active

    def drafts(self) -> bool:
        """Whether Draft cards may be taken into hand."""
        return False

    def responses(self, state: State, seat: int) -> Effect | None:
        """The effect that lets others respond to a seat's action; None if nobody may."""
        return None

    def tidies(self, state: State, seat: int) -> tuple[int, ...]:
        """The seats that drop cards and maintain Permanents after this seat's Encounter, in order."""
        return self.allies(state, seat)

    def draws(self, state: State, seat: int) -> tuple[int, ...]:
        """The seats that draw and discard after this seat's Encounter."""
        return self.tidies(state, seat)

    def primary_moved(self, state: State) -> None:
        """Called when the Primary Target may have changed."""

    # --- Setting up. -----------------------------------------------------------------------------------------------

    def draw_off(self, state: State) -> None:
        """Determines who begins, before hands are drawn from the shuffled decks."""

    def lay_out(self, state: State) -> None:
        """Adds what else is on the table before the first round."""

    def brings_dungeon(self, seat: int) -> bool:
        """Whether this seat brings a Dungeon and Quests; without opponents only the first seat does."""
        return seat == 0

    def quest_levels(self) -> tuple[str, str]:
        """The severities of a Dungeon deck that cannot complete a Quest, or barely can (B-070)."""
        return ("problem", "warning")

    # --- During the game. ------------------------------------------------------------------------------------------

    def dungeon_ran_out(self, state: State, seat: int) -> None:
        """This seat's Dungeon deck was empty when a card had to be drawn."""
        raise NotImplementedError

    def drawable(self, state: State, seat: int) -> int:
        """How many Crawler cards this seat can draw without failing."""
        return len(state.crawler_deck(seat))

    def renews_dungeons(self) -> bool:
        """Whether an empty Dungeon deck is refilled from its Grave."""
        return False

    def crawler_ran_out(self, state: State, seat: int) -> bool:
        """This seat's Crawler deck was empty at a draw. Returns True if the draw can continue."""
        raise NotImplementedError

    def buried(self, state: State, entity: Entity, how: int, by: int) -> None:
        """A Dungeon card went to its Grave; ``by`` is the seat responsible."""

    def completed(self, state: State, seat: int, quest: int) -> None:
        """A seat completed a Quest."""

    # --- Points and ends. ------------------------------------------------------------------------------------------

    def has_points(self) -> bool:
        return False

    def table_points(self, state: State, seat: int) -> tuple[tuple[str, int], ...]:
        """The points computed from the table, not banked: source and amount."""
        return ()

    def check(self, state: State) -> None:
        """Ends the game if it is over; called after every event (B-047)."""
        raise NotImplementedError

    def conceded(self, state: State, seat: int) -> bool:
        """A seat concedes; False if that is not possible."""
        return False

    def time_ran_out(self, state: State) -> bool:
        """The clock of the game has run out; False if there is none."""
        return False

    def stalling(self, state: State, seat: int) -> bool:
        """A seat calls the one that faces the Encounter for stalling; False if that is not possible."""
        return False

    def pass_bonus(self, passed: int) -> int:
        """The points for accepting a challenge that so many others have passed (B-118)."""
        return 1 if self.plays(FLAT_PASS_BONUS) else passed

    def ranking(self, state: State) -> list[int]:
        """The seats from first to last, if the format ranks them."""
        return []
