"""What a format of play supplies: seats, numbers, the tuple of steps, who faces whom, points, and how it ends.

The engine asks the format and never asks which format it is. The answers here are those of a game without
opponents; a format overrides what it has its own answer to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from delve.model.frames import Effect

if TYPE_CHECKING:
    from delve.model.state import State
    from delve.model.tokens import Entity


# Every seat by itself, made once: who serves whom is asked all the time.
ALONE: Final = tuple([(seat,) for seat in range(6)])
NO_SEATS: Final[tuple[int, ...]] = ()

# --- How a Dungeon card came to its Grave. -------------------------------------------------------------------------

OTHERWISE: Final = 0  # Burned, a second Unique, a Reaver's victim: nobody beat it
BEATEN: Final = 1  # Wounds, or a Crawler card
CLEARED_AWAY: Final = 2  # Step 4.2


# --- Switches: where editions differ, a table may agree on what was not ruled. --------------------------------------

SWITCHES: Final = {
    "stamina_keeps_in_play": "Stamina above 0 keeps a Character in play in Step 4.2 (B-006)",
    "win_beats_loss": "a win beats a loss of the same instant (B-048)",
    "strict_quests": "lost when the Quests can no longer be completed (B-057)",
    "quest_tokens": "Quests count by tokens, which stay when a card leaves the Grave again (B-052)",
    "hand_limits_add_up": "cards that raise the Hand Limit add up (B-044)",
    "drift_down": "the Primary Target drifts down the Marching Order (B-080)",
    "only_active_tidies": "in co-op only the active player drops, maintains, draws and discards (B-083)",
    "grave_counts": "points for Dungeon cards are counted in the Grave, not banked (B-094)",
    "stalling_clock": "an opponent may call an Encounter of over two minutes (B-100)",
    "flat_pass_bonus": "one point for a passed challenge, however many passed (B-118)",
    "all_draw": "everybody draws and discards at the end of a round, not only who faced the Encounter (B-127)",
    "points_at_end": "enough points win at the end of a round, not at once (B-129)",
}


class Numbers:
    """The numbers of a format. A house variant is another set of them (formats/variants.py)."""

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
        switches: tuple[str, ...] = (),
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
        self.pool = pool  # Dungeon cards before each player to build the Encounter from
        self.blind_points = blind_points  # by how much the Encounter may grow once somebody has accepted it
        self.points_to_win = points_to_win
        self.clock = clock  # the minutes after which a round is the last (B-098); 0 where there is no clock
        self.switches = switches  # what a table plays otherwise than it is ruled


@mypyc_attr(allow_interpreted_subclasses=True)
class Format:
    """The numbers of a format, and the answers in which formats differ."""

    def __init__(self, id: str, name: str, numbers: Numbers, steps: tuple[Effect, ...]) -> None:
        self.id = id
        self.name = name
        self.numbers = numbers
        self.steps = steps
        self.written: dict[str, Any] = {}  # what a house variant was written with
        # Read all the time.
        self.hand_limit = numbers.hand_limit
        self.blind_points = numbers.blind_points
        self.stamina_keeps_in_play = self.plays("stamina_keeps_in_play")

    def plays(self, switch: str) -> bool:
        """Whether the table plays by a switch."""
        return switch in self.numbers.switches

    def table_sizes(self) -> tuple[int, int]:
        """How few and how many players the rules of the format can seat, whatever its numbers say."""
        return (1, 1)

    # --- The table. ------------------------------------------------------------------------------------------------

    def allies(self, state: State, seat: int) -> tuple[int, ...]:
        """The seats whose Adventurers, Resources and Class Keys serve this seat, in Marching Order."""
        return ALONE[seat]

    def rivals(self, state: State, seat: int) -> tuple[int, ...]:
        """The seats that play against this one, clockwise from its left; none where nobody does."""
        return NO_SEATS

    def board(self, seat: int) -> int:
        """The seat in whose zone the Encounter lies that this seat faces."""
        return 0

    def dungeon(self, state: State, seat: int) -> int:
        """The seat whose Dungeon deck and Grave this seat's cards and Quests look at."""
        return 0

    def faced(self, state: State, seat: int) -> tuple[int, ...]:
        """The seats whose Dungeon cards may stand in the Encounter this seat faces."""
        return ALONE[0]

    def faces(self, state: State, seat: int) -> bool:
        """Whether this seat faces the Encounter now being fought."""
        return True

    def controller(self, state: State, entity: Entity) -> int:
        """Who decides where a Dungeon card leaves a choice to its Controller (A-014, B-090)."""
        return state.active

    def drafts(self) -> bool:
        """Whether Draft cards may be taken into hand."""
        return False

    def responses(self, state: State, seat: int) -> Effect | None:
        """The time others have to respond to what a seat has done; None where nobody may."""
        return None

    def tidies(self, state: State, seat: int) -> tuple[int, ...]:
        """The seats that drop, and maintain their Permanents, when this seat's Encounter is over, in turn."""
        return self.allies(state, seat)

    def draws(self, state: State, seat: int) -> tuple[int, ...]:
        """The seats that draw and discard then."""
        return self.tidies(state, seat)

    def primary_moved(self, state: State) -> None:
        """Somebody else may be the Primary Target now."""

    # --- Setting up. -----------------------------------------------------------------------------------------------

    def draw_off(self, state: State) -> None:
        """Who begins, before hands are drawn from the shuffled decks."""

    def lay_out(self, state: State) -> None:
        """What else lies on the table before the first round."""

    def brings_dungeon(self, seat: int) -> bool:
        """Whether this seat brings a Dungeon and Quests: a table without opponents has one, with the first seat."""
        return seat == 0

    def quest_levels(self) -> tuple[str, str]:
        """How grave it is that a Dungeon deck cannot complete a Quest, or barely can (B-070)."""
        return ("problem", "warning")

    # --- What happens. ---------------------------------------------------------------------------------------------

    def dungeon_ran_out(self, state: State, seat: int) -> None:
        """A Dungeon card had to be drawn for this seat to face, and there was none."""
        raise NotImplementedError

    def drawable(self, state: State, seat: int) -> int:
        """How many Crawler cards this seat can draw before a draw fails."""
        return len(state.crawler_deck(seat))

    def renews_dungeons(self) -> bool:
        """Whether a Dungeon deck that is used up takes its Grave back."""
        return False

    def crawler_ran_out(self, state: State, seat: int) -> bool:
        """This seat had to draw a Crawler card, and there was none. True if the draw goes on all the same."""
        raise NotImplementedError

    def buried(self, state: State, entity: Entity, how: int, by: int) -> None:
        """A Dungeon card came to its Grave; ``by`` is the seat whose doing it was."""

    def completed(self, state: State, seat: int, quest: int) -> None:
        """A seat completed a Quest."""

    # --- Points and ends. ------------------------------------------------------------------------------------------

    def has_points(self) -> bool:
        return False

    def table_points(self, state: State, seat: int) -> tuple[tuple[str, int], ...]:
        """The points that are read from the table, not banked: what for, and how many."""
        return ()

    def check(self, state: State) -> None:
        """Ends the game if it is over; asked after every event (B-047)."""
        raise NotImplementedError

    def conceded(self, state: State, seat: int) -> bool:
        """A seat gives up; False where nobody can."""
        return False

    def time_ran_out(self, state: State) -> bool:
        """The clock of the game has run out; False where there is none."""
        return False

    def stalling(self, state: State, seat: int) -> bool:
        """A seat calls the one who faces the Encounter for stalling; False where that cannot be done."""
        return False

    def pass_bonus(self, passed: int) -> int:
        """The points for accepting what so many others have passed (B-118)."""
        return 1 if self.plays("flat_pass_bonus") else passed

    def ranking(self, state: State) -> list[int]:
        """The seats from first to last, where there is such an order."""
        return []
