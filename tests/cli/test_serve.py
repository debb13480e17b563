"""``delve serve``: impossible settings are reported before anything starts."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from tests.cli.conftest import Run


def test_several_workers_need_a_database_that_they_can_share(run: Run) -> None:
    ran = run("serve", "--workers", "2")
    assert ran.status == 2
    assert "PostgreSQL" in ran.err
    assert ran.err.count("\n") == 1


def test_addresses_that_are_none_are_named(run: Run) -> None:
    assert "redis" in run("serve", "--channels", "elsewhere").err
    assert "neither sqlite nor postgresql" in run("serve", "--database", "mysql://x").err
    assert "no folder" in run("serve", "--database", "/no/such/folder/delve.sqlite").err
    assert "not the address" in run("serve", "--database", "postgresql://somewhere:port/delve").err


def test_a_port_that_is_taken_is_named(run: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ran = run("serve", "--port", str(taken.getsockname()[1]))
    assert ran.status == 2
    assert "--port" in ran.err


def test_an_address_with_a_password_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DELVE_DATABASE", "mysql://me:hush@somewhere/delve")
    for command in (["serve"], ["backup", "delve.backup"], ["account", "list"]):
        ran = run(*command)
        assert ran.status == 2
        assert "neither sqlite nor postgresql" in ran.err
        assert "hush" not in ran.err


def test_a_set_that_cannot_be_read_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text('name = "Ash"\nsymbol = "A"\ncolor = "#10ff99"\n')
    ran = run("serve", "--sets", str(tmp_path))
    assert ran.status == 2
    assert ran.err == f"delve: {tmp_path}/set.toml: unknown field 'color' (did you mean 'colour'?)\n"
    assert "no such folder" in run("serve", "--sets", str(tmp_path / "none")).err
