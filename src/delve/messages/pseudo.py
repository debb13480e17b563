"""The pseudo-locale: every text of the catalogue with accents and surrounding marks.

Unmarked text on a screen does not come from the catalogue.
"""

from __future__ import annotations

from typing import Final

from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Transformer

OPEN: Final = "⟦"
CLOSE: Final = "⟧"
_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
ACCENTS: Final = str.maketrans(_PLAIN, _ACCENTED)


class _Accents(Transformer):
    """Puts accents on all text, but not on placeables."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        node.value = node.value.translate(ACCENTS)
        return node


def pseudo(entry: Message) -> Message:
    """An entry in the pseudo-locale."""
    _Accents().visit(entry)
    assert entry.value is not None
    entry.value.elements = [TextElement(OPEN), *entry.value.elements, TextElement(CLOSE)]
    return entry
