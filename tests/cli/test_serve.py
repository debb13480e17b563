"""``delve serve``: settings that cannot be are told before anything is started."""

from __future__ import annotations

import socket


def test_several_workers_need_a_database_that_they_can_share(run):
    ran = run("serve", "--workers", "2")
    assert ran.status == 2
    assert "PostgreSQL" in ran.err
    assert ran.err.count("\n") == 1


def test_addresses_that_are_none_are_named(run):
    assert "redis" in run("serve", "--channels", "elsewhere").err
    assert "neither sqlite nor postgresql" in run("serve", "--database", "mysql://x").err
    assert "no folder" in run("serve", "--database", "/no/such/folder/delve.sqlite").err
    assert "no address" in run("serve", "--database", "postgresql://somewhere:port/delve").err


def test_a_port_that_is_taken_is_named(run):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ran = run("serve", "--port", str(taken.getsockname()[1]))
    assert ran.status == 2
    assert "--port" in ran.err


def test_an_address_with_a_password_comes_from_the_environment(run, monkeypatch):
    monkeypatch.setenv("DELVE_DATABASE", "mysql://me:hush@somewhere/delve")
    for command in (["serve"], ["backup", "delve.backup"], ["account", "list"]):
        ran = run(*command)
        assert ran.status == 2
        assert "neither sqlite nor postgresql" in ran.err
        assert "hush" not in ran.err
