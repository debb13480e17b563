"""Finding and splitting scenario files (DESIGN 6.4)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from delve.content.files import read_toml
from delve.engine.position import check_keys, given_in
from delve.messages import message
from delve.model.errors import BadInput

_TOP: Final = ["title", "rule", "format", "seed", "given", "then", "expect", "scenario"]

Data = dict[str, object]


def scenario_files(paths: list[Path]) -> list[Path]:
    """The scenario files among these files and folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(sorted(path.rglob("*.toml")))
        elif path.is_file():
            found.append(path)
        else:
            raise BadInput(message("check-no-file-folder", path=str(path)))
    return found


def read_scenarios(path: Path) -> list[Data]:
    """The scenarios of one file, each complete."""
    return split(read_toml(path), str(path))


def split(data: Data, where: str) -> list[Data]:
    """Splits a file with ``[[scenario]]`` tables; each overrides the shared part above them."""
    check_keys(data, _TOP, where)
    if "scenario" not in data:
        return [data]
    shared = {key: value for key, value in data.items() if key != "scenario"}
    below = given_in(shared, where)
    found: list[Data] = []
    for number, item in enumerate(tables(data["scenario"], f"{where}: scenario")):
        check_keys(item, _TOP, f"{where}: scenario[{number + 1}]")
        given = laid_over(below, given_in(item, f"{where}: scenario[{number + 1}]"))
        found.append({**shared, **item, "given": given})
    return found


def laid_over(shared: Data, own: Data) -> Data:
    """Merges one scenario's data over the shared data of its file, seat by seat."""
    given = {**shared, **own}
    below, above = shared.get("seat"), own.get("seat")
    if isinstance(below, dict) and isinstance(above, dict):
        given["seat"] = {
            number: {**below.get(number, {}), **above.get(number, {})} for number in sorted({*below, *above})
        }
    return given


def tables(value: object, where: str) -> list[Data]:
    if not isinstance(value, list):
        raise BadInput(message("check-expected-list-tables", where=where))
    return value
