"""The page's types and the reference of docs/protocol.md, written from the types of engine and server.

Interfaces are the structs and typed dictionaries that can be reached from what is sent. What they say about themselves
are their docstrings, and the comments beside their fields. ``make golden`` writes both files again.
"""

from __future__ import annotations

import ast
import inspect
import io
import sys
import tokenize
import types
from functools import cache
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from delve.engine import explain, story
from delve.learning import example, guide
from delve.learning import reference as rules
from delve.library import faces
from delve.messages.message import Message, Title
from delve.model import shown
from delve.server import messages

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src" / "lib" / "protocol.ts"
DOCUMENT = ROOT / "docs" / "protocol.md"
BEGIN = "<!-- The rest is written by `make golden`. -->\n"

# The modules that hold the types, each with what they are about.
MODULES = {
    Message.__module__: "Messages",
    shown.__name__: "The game as a seat sees it",
    story.__name__: "The story",
    explain.__name__: "Explanations",
    faces.__name__: "Cards",
    guide.__name__: "Lessons",
    example.__name__: "Examples of rules",
    rules.__name__: "The rules reference",
    messages.__name__: "Over HTTP and over the socket",
}
# What is sent over the socket, and by whom.
UNIONS = {"FromServer": messages.FromServer, "FromPage": messages.FromPage}
# What page and document call otherwise: there, nothing else has the name.
NAMES = {messages.FormatInfo: "Format", faces.FaceData: "Face", story.Story: "StoryLines"}
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown"}


# --- Which types there are. --------------------------------------------------------------------------------------


def is_record(kind: Any) -> bool:
    return is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))


def parts(kind: Any) -> list[Any]:
    """The types that a type is made of."""
    if get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        return [held(note) for note in notes if held(note) is not None] or [inner]
    return [part for part in get_args(kind) if not isinstance(part, str)]


def held(note: object) -> Any:
    """What a field holds that is kept as bytes."""
    return (note.extra or {}).get("holds") if isinstance(note, msgspec.Meta) else None


def hints(record: Any) -> dict[str, Any]:
    return get_type_hints(record, include_extras=True)


def named_words(kind: Any) -> shown.OneOf | None:
    """The words that a text may be, where they have a type of their own."""
    notes = kind.__metadata__ if get_origin(kind) is Annotated else ()
    return next((note for note in notes if isinstance(note, shown.OneOf) and note.name), None)


def reached() -> tuple[list[Any], dict[str, shown.OneOf]]:
    """Every record that is sent, in the order of its module, and every list of words that has a name."""
    records: list[Any] = []
    words: dict[str, shown.OneOf] = {}
    waiting = [kind for kind in vars(messages).values() if is_record(kind) and kind.__module__ == messages.__name__]
    waiting.extend([faces.FaceData, rules.RuleArticle, arguments()])
    while waiting:
        kind = waiting.pop(0)
        found = named_words(kind)
        if found is not None:
            words[found.name] = found
        if is_record(kind) and kind not in records:
            records.append(kind)
            waiting.extend([*hints(kind).values(), *bases(kind)])
        waiting.extend(parts(kind))
    modules = list(MODULES)
    records.sort(key=lambda record: (modules.index(record.__module__), place(record)))
    return records, words


def bases(record: Any) -> list[Any]:
    """The records that a record adds fields to. A typed dictionary itself does not say them."""
    node = defined(record)
    names = [getattr(base, "id", "") for base in node.bases] if isinstance(node, ast.ClassDef) else []
    found = [getattr(sys.modules[record.__module__], name) for name in names]
    return [base for base in found if is_record(base) and base is not msgspec.Struct]


# --- What their sources say about them. --------------------------------------------------------------------------


@cache
def source(module: str) -> tuple[ast.Module, dict[int, str]]:
    """The source of a module, and the comment at the end of each of its lines."""
    text = inspect.getsource(sys.modules[module])
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = {each.start[0]: each.string.lstrip("# ") for each in tokens if each.type == tokenize.COMMENT}
    return ast.parse(text), comments


def defined(record: Any) -> ast.ClassDef | ast.Assign:
    """Where a record is written down; one with a keyword among its fields is an assignment."""
    for node in source(record.__module__)[0].body:
        if isinstance(node, ast.ClassDef) and node.name == record.__name__:
            return node
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == record.__name__:
            return node
    raise LookupError(record)


def place(record: Any) -> int:
    return defined(record).lineno


def called(record: Any) -> str:
    return next((name for kind, name in NAMES.items() if kind is record), str(record.__name__))


def about(record: Any) -> str:
    node = defined(record)
    text = ast.get_docstring(node) if isinstance(node, ast.ClassDef) else None
    return (text or source(record.__module__)[1].get(node.lineno - 1, "")).replace("``", "`")


def comments(record: Any) -> dict[str, str]:
    """What is written beside the fields of a record."""
    node = defined(record)
    lines = source(record.__module__)[1]
    body = node.body if isinstance(node, ast.ClassDef) else []
    fields = [each for each in body if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)]
    return {getattr(each.target, "id", ""): lines.get(each.end_lineno or 0, "") for each in fields}


# --- Writing them down. ------------------------------------------------------------------------------------------


class Field:
    """A field as it is sent."""

    def __init__(self, name: str, kind: Any, optional: bool, comment: str) -> None:
        self.name = name
        self.optional = optional
        self.comment = comment
        self.type = written(kind)


def fields(record: Any) -> list[Field]:
    """The fields that a record adds to those it is based on; first of all what it is told apart by."""
    inherited = {name for base in bases(record) for name in hints(base)}
    own = {name: kind for name, kind in hints(record).items() if name not in inherited}
    said = comments(record)
    if is_typeddict(record):
        return [Field(name, kind, get_origin(kind) is NotRequired, said.get(name, "")) for name, kind in own.items()]
    known = {each.name: each for each in msgspec.structs.fields(record)}
    config = record.__struct_config__
    found = [
        Field(known[name].encode_name, kind, not known[name].required, said.get(name, "")) for name, kind in own.items()
    ]
    tag = config.tag
    return [Field("type", Literal[tag], False, ""), *found] if tag else found


def written(kind: Any) -> str:
    """A type as the page writes it."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return written_note(kind)
    if origin is NotRequired:
        return written(inner[0])
    if origin is Literal:
        return " | ".join([quoted(word) for word in inner])
    if kind is Any or kind == "Arg":
        return "Arg"
    if kind == Title:
        return "Title"
    if origin in {Union, types.UnionType}:
        return " | ".join(dict.fromkeys([written(part) for part in inner]))
    if origin is list:
        part = written(inner[0])
        return f"({part})[]" if " | " in part else f"{part}[]"
    if origin is tuple:
        return f"[{', '.join([written(part) for part in inner])}]"
    if origin is dict:
        return f"Record<{written(inner[0])}, {written(inner[1])}>"
    return SIMPLE[kind] if kind in SIMPLE else called(kind)


def written_note(kind: Any) -> str:
    """A type with something said about it: which words it may be, or what it holds."""
    for note in kind.__metadata__:
        if isinstance(note, shown.OneOf):
            return note.name or " | ".join([quoted(word) for word in note.words])
        if held(note) is not None:
            return written(held(note))
    return written(get_args(kind)[0])


def quoted(word: str) -> str:
    return f"'{word}'"


def interface(record: Any) -> str:
    """A record for the page."""
    based = f" extends {', '.join([called(base) for base in bases(record)])}" if bases(record) else ""
    lines = [doc(about(record)), f"export interface {called(record)}{based} {{"]
    for field in fields(record):
        lines.extend([doc(field.comment, "  ")] if field.comment else [])
        lines.append(f"  {field.name}{'?' if field.optional else ''}: {field.type};")
    return "\n".join([*lines, "}"])


def doc(text: str, indent: str = "") -> str:
    """A comment of the page's; the first letter is a capital."""
    rows = [row.rstrip() for row in (text[:1].upper() + text[1:]).splitlines()]
    if len(rows) == 1:
        return f"{indent}/** {rows[0]} */"
    return "\n".join([f"{indent}/**", *[f"{indent} * {row}".rstrip() for row in rows], f"{indent} */"])


def page_types() -> str:
    """The whole of protocol.ts."""
    records, words = reached()
    found = ["/** What the page and the server say to each other. Written by `make golden`: do not edit. */"]
    for name, each in words.items():
        listed = ", ".join([quoted(word) for word in each.words])
        found.append(f"export const {name.upper()}S = [{listed}] as const;")
        found.append(f"export type {name} = (typeof {name.upper()}S)[number];")
    for module, title in MODULES.items():
        found.append(f"// --- {title}. ---")
        if module == Message.__module__:
            found.append(f"export type Arg = {written(arguments())};")
            found.append("export type Title = string | Message;")
        found.extend([interface(record) for record in records if record.__module__ == module])
    for name, union in UNIONS.items():
        found.append(f"export type {name} =\n  | " + "\n  | ".join([called(kind) for kind in get_args(union)]) + ";")
    return "\n\n".join(found) + "\n"


def arguments() -> Any:
    """What an argument of a message may be, read from the source: when the program runs, that is anything."""
    module = Message.__module__
    named = [each for each in ast.walk(source(module)[0]) if isinstance(each, ast.Assign)]
    found = next(each.value for each in named if getattr(each.targets[0], "id", "") == "Arg")
    return eval(ast.unparse(found), vars(sys.modules[module]))


def reference() -> str:
    """The reference of the protocol: a table for each record."""
    records, words = reached()
    found = ["## Reference"]
    for name, each in words.items():
        found.append(f"`{name}`: {', '.join([f'`{word}`' for word in each.words])}.")
    for module, title in MODULES.items():
        found.append(f"### {title}")
        found.extend([table(record) for record in records if record.__module__ == module])
    return "\n\n".join(found) + "\n"


def table(record: Any) -> str:
    based = "".join([f" Has the fields of `{called(base)}` too." for base in bases(record)])
    head = f"**{called(record)}** · {' '.join(about(record).split())}{based}"
    escaped = [row(field) for field in fields(record)]
    return "\n".join([head, "", "| field | type | |", "| --- | --- | --- |", *escaped]) if escaped else head


def row(field: Field) -> str:
    kind = field.type.replace("|", "\\|")
    return f"| `{field.name}{'?' if field.optional else ''}` | `{kind}` | {field.comment} |"


def document() -> str:
    """The whole of docs/protocol.md: what is written by hand, and the reference."""
    by_hand, _, _ = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    return f"{by_hand}{BEGIN}\n{reference()}"


def main() -> None:
    PAGE.write_text(page_types(), encoding="utf-8")
    DOCUMENT.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main()
