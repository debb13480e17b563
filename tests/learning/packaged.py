"""What the rules reference takes from tests and documents: the scenarios that its articles name, and the rulings.

``python -m tests.learning.packaged`` (or ``make golden``) writes both into the package again.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.docs.rulings import HEADING, SCENARIOS, pages

from delve.learning.article import articles
from delve.learning.example import EXAMPLES
from delve.learning.reference import RULINGS
from delve.library.shipped import standard_book
from delve.scenarios.files import read_scenarios

PARAGRAPHS = {"The books:": "books", "**Ruling.**": "ruling", "Example:": "example"}
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


def named_examples() -> str:
    """The scenarios that articles name, as they are in their files."""
    names = sorted({article.example for article in articles().values()})
    return as_text({name: scenario(name) for name in names})


def scenario(name: str) -> dict[str, object]:
    """``folder/file`` is the first scenario of a file, ``folder/file#2`` the second; ``card NAME`` a card's own."""
    path, _, number = name.partition("#")
    place = int(number or 1) - 1
    if path.startswith("card "):
        return standard_book().files[path.removeprefix("card ")].examples[place]
    return read_scenarios(SCENARIOS / f"{path}.toml")[place]


def written_rulings() -> str:
    """Every ruling of docs/rulings, without links."""
    found: dict[str, dict[str, str]] = {}
    for page in pages():
        for part in re.split(r"(?=^### )", page.read_text(encoding="utf-8"), flags=re.MULTILINE):
            heading = HEADING.match(part.split("\n", 1)[0])
            if heading:
                found[heading[1]] = ruling(heading[1], part)
    return as_text(dict(sorted(found.items())))


def ruling(id: str, part: str) -> dict[str, str]:
    question = part.split("\n", 1)[0].removeprefix(f"### {id} ").partition(" { #")[0]
    found = {"id": id, "question": question, "books": "", "ruling": "", "example": ""}
    field = ""
    for paragraph in part.split("\n\n")[1:]:
        if paragraph.startswith(("Scenarios:", "## ")):
            break
        for start, name in PARAGRAPHS.items():
            if paragraph.startswith(start):
                field, paragraph = name, paragraph.removeprefix(start)  # noqa: PLW2901
        assert field, f"{id}: {paragraph}"
        found[field] = f"{found[field]} {plain(paragraph)}".strip()
    return found


def plain(markdown: str) -> str:
    """Without links and marks."""
    return " ".join(LINK.sub(r"\1", markdown).replace("**", "").replace("`", "").split())


def as_text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(EXAMPLES, named_examples())
    write(RULINGS, written_rulings())
