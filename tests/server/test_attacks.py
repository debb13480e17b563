"""A short run of every attack: the server outlives it, and others go on playing. ``make attack`` runs them for long."""

from __future__ import annotations

import pytest
from tests.attacks.catalogue import ATTACKS
from tests.attacks.stage import run_attack
from tests.server.conftest import DATABASES

SECONDS = 4.0


@pytest.mark.parametrize("name", ATTACKS)
def test_a_server_outlives_a_short_attack_and_others_play_on(new_database, tmp_path, name):
    account = run_attack(name, new_database("sqlite"), tmp_path, SECONDS, count=1_000)
    assert account.alive
    assert account.errors == ""
    assert account.phase("attack").answers.count > 0
    assert account.phase("after").answers.count > 0


@pytest.mark.parametrize("kind", DATABASES)
def test_sockets_that_close_early_leave_nothing_behind(new_database, tmp_path, kind):
    options = ("--requests", "0", "--limits", "sockets-opened=0")
    account = run_attack("openings", new_database(kind), tmp_path, 8.0, 1_000, *options)
    quiet, after = account.phase("quiet").gauges, account.phase("after").gauges
    # Pools of connections to the database fill up once; nothing grows with the number of openings.
    assert account.did["opened"] > 200
    assert after.files < quiet.files + 40
    assert after.log_mb < quiet.log_mb + 1
