"""Extracts the binding facts from the list made from the rulebooks into ``facts.json``.

``python tests/content/take_facts.py card_facts.yaml`` writes the file again; with ``--check`` it writes nothing, lists
what differs and fails. The list is not part of this repository: whoever has it at hand names its path.

Law is what the books state, and what follows from them strictly: derived facts without a ``confidence``.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

TAKEN = Path(__file__).parent / "facts.json"


def law(card: dict[str, Any]) -> dict[str, list[Any]]:
    """The facts about one card that are law: by field, all values that hold."""
    taken: dict[str, list[Any]] = {}
    for field, found in card["facts"].items():
        for fact in found if isinstance(found, list) else [found]:
            strict = fact["status"] == "stated" or "confidence" not in fact
            if strict and fact["value"] not in taken.setdefault(field, []):
                taken[field].append(fact["value"])
    return {field: values for field, values in sorted(taken.items()) if values}


def take(source: dict[str, Any]) -> dict[str, Any]:
    """All cards with their facts, by name."""
    cards = {card["name"]: {"facts": law(card), "kind": card["kind"]} for card in source["cards"]}
    return dict(sorted(cards.items()))


def differences(wanted: dict[str, Any], held: dict[str, Any]) -> list[str]:
    """What is in one and not in the other, field by field."""
    rows: list[str] = []
    for name in sorted({*wanted, *held}):
        ours = held.get(name, {}).get("facts", {})
        theirs = wanted.get(name, {}).get("facts", {})
        if (name in wanted) != (name in held):
            rows.append(f"{name}: {'missing' if name in wanted else 'not in the list'}")
        for field in sorted({*theirs, *ours}):
            rows.extend(
                [
                    f"{name}: {field} lost: {value!r}"
                    for value in theirs.get(field, [])
                    if value not in ours.get(field, [])
                ]
            )
            rows.extend(
                [
                    f"{name}: {field} not in the list: {value!r}"
                    for value in ours.get(field, [])
                    if value not in theirs.get(field, [])
                ]
            )
    return rows


def main() -> int:
    # Only extraction needs YAML.
    import yaml

    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("list", type=Path)
    arguments.add_argument("--check", action="store_true")
    given = arguments.parse_args()
    wanted = json.loads(json.dumps(take(yaml.safe_load(given.list.read_text(encoding="utf-8")))))
    if given.check:
        rows = differences(wanted, json.loads(TAKEN.read_text(encoding="utf-8")))
        print("\n".join(rows) or "nothing differs")
        return 1 if rows else 0
    TAKEN.write_text(json.dumps(wanted, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
