"""Contact: what it does to those it Wounds, it does by attacking (A-129)."""

from __future__ import annotations

from typing import ClassVar

from delve.attributes.base import Attribute
from delve.model.abilities import CONTACT


class Contact(Attribute):
    """Contact: what it does to those it Wounds, it does by attacking (A-129)."""

    NAME: ClassVar[str] = "Contact"
    REMINDER: ClassVar[str] = (
        "What else its Wounds do happens to every target that it attacks, Wounded or not, even with 0 Power."
    )

    def marks(self) -> int:
        return CONTACT
