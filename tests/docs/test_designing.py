"""The guide for card designers, followed to the letter."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.conftest import Run
from tests.docs.rulings import ROOT

GUIDE = (ROOT / "docs" / "designers.md").read_text()


def test_the_first_card_of_the_guide_works(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "my-set"
    card = re.search(r"^```toml\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    assert card is not None
    (folder / "characters").mkdir(parents=True)
    (folder / "set.toml").write_text('name = "My Set"\n')
    (folder / "characters" / "lantern-imp.toml").write_text(card[1])
    said = run("card", "Lantern Imp", "--sets", str(folder))
    assert said.status == 0, said.err
    assert "Stealth" in said.out
    checked = run("check", str(folder))
    assert checked.status == 0, checked.out + checked.err
