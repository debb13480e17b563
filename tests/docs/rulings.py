"""The rulings under ``docs/rulings``: where each is written, who cites it, which scenarios show it.

``python tests/docs/rulings.py`` (or ``make golden``) writes the "Scenarios" line of every ruling again.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from delve.scenarios.files import read_scenarios, scenario_files

ROOT = Path(__file__).parents[2]
RULINGS = ROOT / "docs" / "rulings"
SCENARIOS = ROOT / "tests" / "scenarios"

# A-001 and its like, the decision points (D-01, D4e) and the timing points (T-01, T4.2).
ID = re.compile(r"\b(?:[ABC]-\d{3}|[DT]-\d{2}|D\d[a-h]|T\d\.\d)\b")
HEADING = re.compile(r"^### ([ABC]-\d{3}) .* \{ #\1 \}$", re.MULTILINE)
ROW = re.compile(r'<a id="([DT][^"]+)"></a>')
SHOWN = "Scenarios: "
# Files in which a ruling may be cited.
TEXTS = {".py", ".toml", ".ftl", ".ts", ".svelte", ".md"}


def pages() -> list[Path]:
    return sorted(RULINGS.glob("*.md"))


def defined() -> dict[str, Path]:
    """The page on which each id is explained."""
    found: dict[str, Path] = {}
    for page in pages():
        text = page.read_text()
        for id in HEADING.findall(text) + ROW.findall(text):
            assert id not in found, f"{id} is explained twice: {found[id].name} and {page.name}"
            found[id] = page
    return found


def cited() -> dict[str, Path]:
    """Every id that code, scenarios and documents cite, with a file that does."""
    found: dict[str, Path] = {}
    files = [path for folder in ("src", "web/src", "tests", "docs") for path in sorted((ROOT / folder).rglob("*"))]
    for path in [*files, *ROOT.glob("*.md")]:
        for id in ID.findall(path.read_text(encoding="utf-8")) if path.suffix in TEXTS else []:
            found.setdefault(id, path)
    return found


def scenarios() -> dict[str, list[Path]]:
    """The scenario files whose ``rule`` names a ruling."""
    found: dict[str, list[Path]] = {}
    for path in scenario_files([SCENARIOS]):
        rules = " ".join([str(scenario.get("rule", "")) for scenario in read_scenarios(path)])
        for id in sorted(set(ID.findall(rules))):
            found.setdefault(id, []).append(path)
    return found


def linked(page: Path, shown: dict[str, list[Path]]) -> str:
    """The page with the "Scenarios" line of each ruling as it should be."""
    rows: list[str] = []
    parts = re.split(r"(?=^### [ABC]-\d{3} |^## )", page.read_text(), flags=re.MULTILINE)
    for part in parts:
        body = re.sub(rf"^{SHOWN}.*\n\n?", "", part, flags=re.MULTILINE).rstrip()
        heading = HEADING.match(body.split("\n", 1)[0])
        files = shown.get(heading[1], []) if heading else []
        if files:
            links = [f"[{label(file)}]({os.path.relpath(file, page.parent)})" for file in files]
            body += f"\n\n{SHOWN}{', '.join(links)}"
        rows.append(body)
    return "\n\n".join(rows) + "\n"


def label(file: Path) -> str:
    return file.relative_to(SCENARIOS).with_suffix("").as_posix()


if __name__ == "__main__":
    shown = scenarios()
    for page in pages():
        page.write_text(linked(page, shown))
