"""The guide for card designers, followed to the letter."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.conftest import Run
from tests.docs.rulings import ROOT

GUIDE = (ROOT / "docs" / "designers.md").read_text()


def test_the_first_card_of_the_guide_works(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "my-set"
    cards = re.findall(r"^```toml title=.*?\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    (folder / "characters").mkdir(parents=True)
    set_file, card_file = cards
    (folder / "set.toml").write_text(set_file)
    (folder / "characters" / "lantern-imp.toml").write_text(card_file)
    said = run("card", "Lantern Imp", "--sets", str(folder))
    assert said.status == 0, said.err
    assert "Stealth" in said.out
    checked = run("check", str(folder))
    assert checked.status == 0, checked.out + checked.err
