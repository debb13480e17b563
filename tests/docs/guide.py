"""The files and commands in a page of instructions, and carrying them out.

A file is a fenced block with its path as title. A block of the language ``diff`` adds its lines with a plus to a file
that has the others. A block of the language ``sh`` holds commands.
"""

from __future__ import annotations

import re
import subprocess
import textwrap
from pathlib import Path

from tests.docs.rulings import ROOT

BLOCK = re.compile(r'^( *)```(\w+)(?: title="([^"]+)")?\n(.*?)^ *```$', re.MULTILINE | re.DOTALL)


class Block:
    """One fenced block."""

    def __init__(self, language: str, path: str, text: str) -> None:
        self.language = language
        self.path = path
        self.text = text


def blocks(page: str, section: str) -> list[Block]:
    """The blocks of a section, in order."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(section)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"{page} has no section {section!r}"
    return [Block(language, path, textwrap.dedent(inside)) for _, language, path, inside in BLOCK.findall(found[1])]


def write_files(page: str, section: str, home: Path) -> None:
    """Writes the files of a section, and changes those that it changes."""
    for block in blocks(page, section):
        if block.language == "diff":
            change(home / block.path, block.text)
        elif block.path:
            path = home / block.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, encoding="utf-8")


def change(path: Path, diff: str) -> None:
    lines = diff.splitlines(keepends=True)
    old = "".join([line[1:] for line in lines if line[0] == " "])
    new = "".join([line[1:] for line in lines])
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path}: the lines that stay are there {text.count(old)} times: {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def commands(page: str, section: str) -> list[str]:
    """The commands of a section, in order."""
    return [line for block in blocks(page, section) if block.language == "sh" for line in block.text.splitlines()]


def run(command: str, home: Path, environment: dict[str, str]) -> str:
    """Runs a command and returns its output; fails the test if the command fails."""
    ran = subprocess.run(["sh", "-c", command], cwd=home, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"
    return ran.stdout
