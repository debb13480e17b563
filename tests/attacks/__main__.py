"""``python -m tests.attacks NAME``: attacks a server of our own on this machine, and shows what others notice of it."""

from __future__ import annotations

import argparse
import dataclasses
import json
import shlex
import tempfile
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table
from tests.attacks.catalogue import ATTACKS
from tests.attacks.stage import STEP, Account, Phase, run_attack
from tests.server.databases import PostgresHere

COLUMNS: dict[str, Callable[[Phase], str]] = {
    "": lambda phase: phase.name,
    "seconds": lambda phase: f"{phase.seconds:.0f}",
    "answers": lambda phase: str(phase.answers.count),
    "failed": lambda phase: str(phase.answers.failed + phase.visits.failed),
    "p50 ms": lambda phase: f"{phase.answers.p50:.1f}",
    "p99 ms": lambda phase: f"{phase.answers.p99:.1f}",
    "max ms": lambda phase: f"{phase.answers.longest:.1f}",
    "visit p99 ms": lambda phase: f"{phase.visits.p99:.1f}",
    "visit max ms": lambda phase: f"{phase.visits.longest:.1f}",
    "memory MB": lambda phase: f"{phase.gauges.memory_mb:.1f}",
    "files": lambda phase: str(phase.gauges.files),
    "most files": lambda phase: str(phase.most_files),
    "log MB": lambda phase: f"{phase.gauges.log_mb:.2f}",
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.attacks", description=__doc__)
    about = "; ".join([f"{name}: {(attack.__doc__ or '').splitlines()[0]}" for name, attack in ATTACKS.items()])
    parser.add_argument("name", choices=ATTACKS, help=about)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long the attack lasts at most")
    parser.add_argument("--count", type=int, default=50_000, help="how often it does at most what it does")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--serve", default="", help="options for delve serve, such as '--requests 0'")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if wanted.database == "sqlite":
            account = attacked(wanted, folder, str(folder / "delve.sqlite"))
        else:
            with PostgresHere(folder / "postgres") as postgres:
                account = attacked(wanted, folder, postgres.new_database())
    if wanted.json:
        print(json.dumps(dataclasses.asdict(account)))
    else:
        show(account)


def attacked(wanted: argparse.Namespace, folder: Path, database: str) -> Account:
    return run_attack(wanted.name, database, folder, wanted.seconds, wanted.count, *shlex.split(wanted.serve))


def show(account: Account) -> None:
    table = Table(title=f"{account.attack}: what somebody else notices, and what the server holds")
    for name in COLUMNS:
        table.add_column(name, justify="right" if name else "left")
    for phase in account.phases:
        table.add_row(*[told(phase) for told in COLUMNS.values()])
    console = Console(width=140)
    console.print(table)
    course = account.phase("attack").course
    if course:
        console.print(
            f"in the course of it, every {STEP:.0f} seconds: "
            f"memory {', '.join([f'{now.memory_mb:.0f}' for now in course])} MB; "
            f"files {', '.join([str(now.files) for now in course])}; "
            f"log {', '.join([f'{now.log_mb:.1f}' for now in course])} MB"
        )
    console.print(f"the attacker: {account.did}; the server {'lives' if account.alive else 'DIED'}")
    if account.errors:
        console.print(f"errors in the server's log:\n{account.errors[:4000]}")


if __name__ == "__main__":
    main()
