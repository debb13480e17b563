"""The documentation for operators agrees with the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import typer.main
from prometheus_client import REGISTRY

import delve.server.metrics  # noqa: F401  (it registers them)
from delve.cli.main import app
from delve.messages import say
from delve.server.limits import LIMITS

ROOT = Path(__file__).parent.parent.parent
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def figures() -> set[str]:
    """The names under which Prometheus finds our figures."""
    found: set[str] = set()
    for family in REGISTRY.collect():
        if family.name.startswith("delve_"):
            ends = {"counter": ["_total"], "histogram": ["", "_bucket", "_count", "_sum"]}.get(family.type, [""])
            found.update([family.name + end for end in ends])
    return found


def options() -> set[str]:
    """The long options of all commands."""

    def of(command: Any) -> set[str]:
        own = {option for parameter in command.params for option in parameter.opts if option.startswith("--")}
        return own.union(*[of(each) for each in getattr(command, "commands", {}).values()])

    return of(typer.main.get_command(app))


def test_every_figure_is_explained() -> None:
    shown = set(re.findall(r"`(delve_\w+)", HOSTING))
    assert shown <= figures()
    assert {name for name in figures() if not name.endswith(("_bucket", "_count", "_sum"))} == shown


def test_alerts_are_about_figures_that_there_are() -> None:
    alerts = (ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"delve_\w+", alerts))
    assert named
    assert named <= figures()


def test_options_that_are_named_are_there() -> None:
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    unit = (ROOT / "deploy" / "delve.service").read_text(encoding="utf-8")
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()[-1]
    started = re.search(r"^ExecStart=.*$", unit, re.MULTILINE)
    assert started is not None
    named = {
        *re.findall(r"`(--[a-z-]+)", HOSTING),
        *re.findall(r"- (--[a-z-]+)", compose),
        *re.findall(r"--[a-z-]+", started[0] + image),
    }
    assert len(named) > 10
    assert named <= options()


def test_every_limit_is_explained() -> None:
    shown = re.findall(r"^\| `([a-z-]+)` \| ([0-9,]+) \| (.+) \|$", HOSTING, re.MULTILINE)
    assert shown == [(name, f"{limit.most:,}", say(limit.about())) for name, limit in LIMITS.items()]


def test_every_option_of_clearing_away_is_explained() -> None:
    assert {option for option in options() if option.startswith("--keep-")} <= set(re.findall(r"--[a-z-]+", HOSTING))
