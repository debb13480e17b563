"""A short run of every attack: the server survives, and others keep playing. ``make attack`` runs them longer."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.attacks.catalogue import ATTACKS
from tests.attacks.stage import run_attack
from tests.server.conftest import DATABASES, NewDatabase

SECONDS = 2.0


@pytest.mark.parametrize("name", ATTACKS)
def test_a_server_survives_a_short_attack_and_others_play_on(
    new_database: NewDatabase, tmp_path: Path, name: str
) -> None:
    account = run_attack(name, new_database("sqlite"), tmp_path, SECONDS, count=1_000)
    assert account.alive
    assert account.errors == ""
    assert account.phase("attack").answers.count > 0
    assert account.phase("after").answers.count > 0


@pytest.mark.parametrize("kind", DATABASES)
def test_sockets_that_close_early_leave_nothing_behind(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    options = ("--requests", "0", "--limits", "sockets-opened=0")
    account = run_attack("openings", new_database(kind), tmp_path, 8.0, 1_000, *options)
    quiet, after = account.phase("quiet").gauges, account.phase("after").gauges
    # Connection pools fill up once; nothing grows with the number of openings.
    assert account.did["opened"] > 200
    assert after.files < quiet.files + 40
    # SQLite truncates its log at irregular times, so its size varies.
    assert after.log_mb < 5
