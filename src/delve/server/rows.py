"""Database rows as records: structs with a field per column of a query."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Column, Result, Table

Row = TypeVar("Row", bound=Struct)


def columns(table: Table, kind: type[Struct]) -> list[Column[Any]]:
    """The columns of a table that a record has fields for."""
    return [table.c[name] for name in kind.__struct_fields__ if name in table.c]


def read_rows(found: Result[Any], kind: type[Row]) -> list[Row]:
    """All rows of a query."""
    return [kind(**row._asdict()) for row in found]


def read_row(found: Result[Any], kind: type[Row]) -> Row | None:
    """The first row of a query, if any."""
    row = found.first()
    return None if row is None else kind(**row._asdict())
