"""A whole game with a screen reader: through the accessibility tree and live regions."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from time import monotonic
from typing import Any, Final, TypeVar

from playwright.sync_api import Page
from tests.browser.player import PATIENCE, Player
from tests.browser.visitors import Visitors

# Simulates live regions: new lines of a log, the whole text of a status, nothing behind an open dialog.
READ_OUT: Final = """
  window.heard = [];
  const LIVE = '[role=log]:not([aria-live=off]), [role=status], [role=alert]';
  const hear = (node) => {
    const region = (node.nodeType === 1 ? node : node.parentElement)?.closest(LIVE);
    const dialog = document.querySelector('dialog:modal');
    // A window that was closed is gone for the ear at once, and from the page with the next frame.
    if (!region?.isConnected || region.closest('dialog:not(:modal)')) return;
    if (dialog && !dialog.contains(region)) return;
    const text = (region.matches('[role=log]') ? node : region).textContent.trim();
    if (text) heard.push(text);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      (type === 'characterData' ? [target] : addedNodes).forEach(hear);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""

ASKED: Final = "Your choice: "
# The prefix of tips after the question.
TIP: Final = " Tip: "
# The prefix of previews of focused options.
IF_TAKEN: Final = "Then: "
ONWARD: Final = re.compile("Done|Pass|Do not attack|On to Combat|Let it strike")
STEP: Final = re.compile(r"Round \d+, (Build|Respond|Combat: .+|End Round: .+)")
ADVENTURER: Final = re.compile(r"[^,]+, Adventurer [^,]+, Life \d")
DUNGEON_CARD: Final = re.compile(
    r".+, (Character\b.*, Cost \d+, Power .+, Stamina \d+, Life \d|(Event|Terrain|Trap)\b.*, Cost \d)"
)
CRAWLER_CARD: Final = re.compile(r".+, (Equipment|Magic|Skill|Tactic), Cost \d")
RESOURCE: Final = re.compile(r"(Equipment|Magic|Skills|Tactics) \d+/\d+ free")
NUMBER: Final = re.compile(
    r"Points of the Encounter \d+|Encounter Limit \d+|\d+/\d+ cards of .+"
    r"|.+: (Power|Stamina|Cost|Life|Equipment|Magic|Skills?|Tactics?) \S+"
)
QUEST: Final = re.compile(r".+ \((Open|Completed|Failed)\) .+")

Found = TypeVar("Found")


@dataclass(frozen=True)
class Thing:
    """A node of the accessibility tree."""

    role: str
    name: str
    description: str
    # The names of the enclosing regions and dialogs.
    within: tuple[str, ...]
    has_focus: bool
    # The browser's id of the node, to focus it.
    node: int


class Tree(list[Thing]):
    """All nodes of the page, in reading order."""

    def of(self, role: str, within: str) -> list[Thing]:
        return [thing for thing in self if thing.role == role and within in thing.within]

    def cards(self, zone: str) -> list[Thing]:
        """The cards of a zone, without the numbers between them."""
        return [thing for thing in self.of("button", zone) if not NUMBER.fullmatch(thing.name)]

    def text(self, within: str) -> str:
        return " ".join(thing.name for thing in self.of("StaticText", within))

    def focus(self) -> Thing:
        """The focused node, or the page itself."""
        return [thing for thing in self if thing.has_focus][-1]


class Listener(Player):
    """A player who uses only the accessibility tree, live regions, and Enter on the focused element."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.line = page.context.new_cdp_session(page)

    # --- Reading. ---------------------------------------------------------------------------------------------------

    def told(self) -> list[str]:
        """The announcements since the last call."""
        said: list[str] = self.page.evaluate("heard.splice(0)")
        # Several options may have the same outcome.
        news = [each for each in said if not each.startswith(IF_TAKEN)]
        assert len(news) == len(set(news)), f"said twice: {news}"
        return said

    def waits(self, look: Callable[[], Found | None]) -> Found:
        """Waits until a result is found."""
        until = monotonic() + PATIENCE / 1000
        while monotonic() < until:
            if found := look():
                return found
            self.page.wait_for_timeout(20)
        raise AssertionError("waited in vain")

    def hears_of(self, words: str = "") -> str:
        """The next announcement with these words."""
        return self.waits(lambda: next((said for said in self.told() if words in said), None))

    def tree(self) -> Tree:
        nodes: list[dict[str, Any]] = self.line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        tree = Tree()

        def read(node: dict[str, Any], within: tuple[str, ...]) -> None:
            role, name, description = (node.get(part, {}).get("value", "") for part in ("role", "name", "description"))
            if not node["ignored"]:
                has_focus = any(each["name"] == "focused" for each in node["properties"])
                tree.append(Thing(role, name, description, within, has_focus, node.get("backendDOMNodeId", 0)))
            inner = (name, *within) if role in {"region", "dialog"} else within
            for child in node["childIds"]:
                if child in by_id:
                    read(by_id[child], inner)

        read(nodes[0], ())
        return tree

    def finds(self, role: str, name: str = "", within: str = "") -> Thing:
        """Waits for a node whose name has this prefix."""

        def found() -> Thing | None:
            things = self.tree().of(role, within) if within else self.tree()
            return next((thing for thing in things if thing.role == role and thing.name.startswith(name)), None)

        return self.waits(found)

    def reads(self) -> Tree:
        """The tree of the table, once an answer is possible."""

        def found() -> Tree | None:
            tree = self.tree()
            return tree if any(thing.name.startswith("All options") for thing in tree) else None

        return self.waits(found)

    def listens(self) -> str:
        """The announcements until a question or the dialog at the end."""
        said: list[str] = []
        turns = count(1)

        def heard() -> bool:
            said.extend(each for each in self.told() if not each.startswith(IF_TAKEN))
            # After a while without announcements, check the tree.
            is_silent = next(turns) % 20 == 0
            return any(ASKED in each for each in said) or (is_silent and any(t.role == "dialog" for t in self.tree()))

        self.waits(heard)
        return " ".join(said)

    # --- Acting. ----------------------------------------------------------------------------------------------------

    def goes_to(self, thing: Thing) -> None:
        self.line.send("DOM.focus", {"backendNodeId": thing.node})

    def uses(self, thing: Thing) -> None:
        self.goes_to(thing)
        self.page.keyboard.press("Enter")

    def opens_list(self) -> list[Thing]:
        """Opens the list of options; checks that their names are unique."""
        button = self.finds("button", "All options", "Your choice")
        self.uses(button)
        window = self.finds("dialog").name
        options = [thing for thing in self.tree().of("button", window) if thing.name != "Close"]
        assert f"({len({option.name for option in options})})" in button.name
        return options

    def takes_one(self, tree: Tree) -> None:
        """Continues if possible; sometimes uses a card."""
        cards = [card for zone in ("Hand", "Party in Marching Order") for card in tree.cards(zone)]
        usable = [card for card in cards if "can be used now" in card.name]
        onward = [button for button in tree.of("button", "Your choice") if ONWARD.fullmatch(button.name)]
        if usable and self.chance.below(8) == 0:
            self.uses(usable[0])
        elif onward:
            self.uses(onward[0])
        else:
            options = self.opens_list()
            self.uses(options[int(self.chance.below(len(options)))])


def can_be_known(tree: Tree, said: str) -> None:
    """Checks that everything needed to play is there as text."""
    assert STEP.search(tree.text("The Round")), tree.text("The Round")
    for written, zone in {
        DUNGEON_CARD: "Encounter",
        ADVENTURER: "Party in Marching Order",
        CRAWLER_CARD: "Hand",
    }.items():
        for card in tree.cards(zone):
            assert written.match(card.name), card.name
    assert all(card.description for card in tree.cards("Hand")), "what is written on a card cannot be read"
    assert len([button for button in tree.of("button", "Resources") if RESOURCE.fullmatch(button.name)]) == 4
    assert len([button for button in tree.of("button", "Quests") if QUEST.match(button.name)]) == 3
    party = tree.cards("Party in Marching Order")
    assert len([adventurer for adventurer in party if "Primary Target" in adventurer.name]) == 1
    # The story can be read afterwards.
    for adventurer in party:
        name = re.escape(adventurer.name.partition(",")[0])
        if re.search(rf"{name}[^.]* takes? a Wound", said) and "heal" not in said:
            assert "Wound" in adventurer.name, said


def can_be_defended(tree: Tree) -> None:
    """Checks the texts of the defence: who strikes whom, with what Power, and the outcome."""
    attackers = [card.name for card in tree.cards("Encounter") if ", attacks " in card.name]
    blows = [re.fullmatch(r"Power against (.+) \d+", button.name) for button in tree.of("button", "The fight")]
    struck = [blow[1] for blow in blows if blow]
    assert attackers, "nobody is said to attack"
    assert struck, "nobody is said to be attacked"
    for name in struck:
        assert any(name.partition(",")[0] in attacker for attacker in attackers)
        assert re.search(
            rf"{re.escape(name.partition(',')[0])} \d+ against \d+ (takes a Wound|is safe)", tree.text("The fight")
        )


def test_a_whole_solo_game_with_a_screen_reader(visitors: Visitors) -> None:
    player = Listener(visitors.come(script=READ_OUT).page, seed=5)
    player.uses(player.finds("button", "Play now"))
    said = player.listens()
    assert "Round 1 begins." in said

    # Closing the list of options restores the focus.
    player.opens_list()
    player.page.keyboard.press("Escape")
    assert player.reads().focus().name.startswith("All options")

    answers = 0
    reason = ""
    while ASKED in said:
        happened, _, question = said.partition(ASKED)
        question = question.partition(TIP)[0]
        assert happened, "nobody tells what happened"
        tree = player.reads()
        assert tree.focus().role != "RootWebArea", "the focus is lost"
        assert question in tree.text("Your choice")
        can_be_known(tree, happened)
        if question.startswith("Defend"):
            can_be_defended(tree)
            # Focusing a number announces its explanation.
            number = tree.of("button", "The fight")[0]
            player.goes_to(number)
            assert player.hears_of("Total").endswith(number.name.split()[-1])
            # An unusable card opens and says why.
            unusable = [card for card in tree.cards("Hand") if not re.search("can be used|options", card.name)]
            if unusable and not reason:
                player.uses(unusable[0])
                reason = player.hears_of()
                player.page.keyboard.press("Escape")
        player.takes_one(tree)
        answers += 1
        said = player.listens()

    assert answers > 10
    assert reason
    assert said, "nobody tells how it ended"
    window = player.finds("dialog")
    assert window.name in {"Victory", "Defeat"}
    assert window.description
    assert re.search(r"After \d+ Rounds?\.", player.tree().text(window.name))
    player.uses(player.finds("link", "Watch the replay", window.name))
    player.finds("region", "Replay controls")
    assert player.tree().focus().role != "RootWebArea", "the focus is lost"
