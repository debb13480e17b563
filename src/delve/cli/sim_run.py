"""The games of ``delve sim``: playing them, seen to advance, kept in a checkpoint, and gone on with when stopped."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from delve.cli.extras import needs
from delve.messages import message, say
from delve.model.errors import BadInput

if TYPE_CHECKING:
    from delve.lab.checkpoint import Checkpoint
    from delve.lab.games import GameRecord, Match
    from delve.lab.jobs import Workers
    from delve.lab.simulation import Tally


# As shells say it of a command that Ctrl-C ended.
INTERRUPTED: Final = 130
# Of a normal distribution, 95% lie within so many standard deviations.
DEVIATIONS: Final = 1.96


class Run:
    """One simulation."""

    def __init__(
        self, match: Match, tally: Tally, games: int, until: float | None, checkpoint: Path | None, parquet: Path | None
    ) -> None:
        self.match = match
        self.tally = tally
        self.games = games
        self.until = until
        self.checkpoint = checkpoint
        self.parquet = parquet
        self.kept: Checkpoint | None = None

    def play(self, ray: str | None, jobs: int | None) -> None:
        """Plays the games and writes them down; when it is stopped, says how it goes on."""
        from delve.lab.parquet import Rows
        from delve.lab.simulation import simulate

        rows = Rows(self.tally.ours) if self.parquet else None
        try:
            with workers(ray, jobs) as players, self.progress() as show:
                self.kept = open_checkpoint(self.match.data(), self.checkpoint)

                def seen(record: GameRecord) -> None:
                    show()
                    if rows is not None:
                        rows.add(record)

                simulate(self.match, self.tally, self.games, players, self.kept, self.until, seen)
        except KeyboardInterrupt:
            self.interrupted()
        finally:
            if self.kept is not None:
                self.kept.close()
        if rows is not None and self.parquet is not None:
            rows.write(self.parquet)

    def interrupted(self) -> None:
        interrupted(self.tally.games, self.kept)

    def done(self) -> None:
        """Everything has been told: a checkpoint of our own has served its purpose."""
        if self.kept is not None and self.checkpoint is None:
            discard(self.kept)

    # --- What is seen meanwhile. -------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def progress(self) -> Iterator[Callable[[], None]]:
        """A bar where somebody watches, on the side of the result."""
        console = Console(stderr=True)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=console, transient=True, disable=not watched(console)) as bar:
            task = bar.add_task(say(message("lab-playing")), total=self.games, rate="")

            def show() -> None:
                if not bar.disable:
                    bar.update(task, completed=self.tally.games, total=self.expected(), rate=self.so_far())

            yield show

    def so_far(self) -> str:
        rate = self.tally.wins / self.tally.games
        return say(message("lab-so-far", rate=f"{rate:.1%}", half=f"{self.tally.half_width():.1%}"))

    def expected(self) -> int:
        """About how many games it will take."""
        if self.until is None:
            return self.games
        # Two more of either kind: as Wilson's interval sees a rate (Agresti and Coull).
        rate = (self.tally.wins + 2) / (self.tally.games + 4)
        needed = int(rate * (1 - rate) * (DEVIATIONS / self.until) ** 2)
        return min(self.games, max(needed, self.tally.games))


def open_checkpoint(job: dict[str, object], named: Path | None = None) -> Checkpoint:
    """The file that was named, or one of our own; none where there is no place for one."""
    from delve.lab.checkpoint import Checkpoint, CheckpointFile, job_name

    if named is not None:
        return CheckpointFile(named, job)
    folder = Path(typer.get_app_dir("delve")) / "jobs"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return CheckpointFile(folder / f"{job_name(job)}.jsonl", job)
    except (OSError, BadInput):
        return Checkpoint()


def discard(checkpoint: Checkpoint) -> None:
    """Removes the file of a job that is done."""
    from delve.lab.checkpoint import CheckpointFile

    if isinstance(checkpoint, CheckpointFile):
        checkpoint.path.unlink(missing_ok=True)


def interrupted(games: int, kept: Checkpoint | None) -> None:
    """Leaves as shells expect it of a command that Ctrl-C ended, and says how it goes on."""
    from delve.lab.checkpoint import CheckpointFile

    on_file = isinstance(kept, CheckpointFile)
    print(
        say(message("lab-interrupted", games=games) if on_file else message("lab-interrupted-for-good")),
        file=sys.stderr,
    )
    raise typer.Exit(INTERRUPTED)


def watched(console: Console) -> bool:
    """Whether anybody sees a bar move."""
    return console.is_terminal


@contextlib.contextmanager
def workers(ray: str | None, jobs: int | None) -> Iterator[Workers]:
    """Those who play: processes of this machine, or a cluster."""
    if ray is None:
        from delve.lab.jobs import workers_for

        yield workers_for(jobs or os.cpu_count() or 1)
        return
    with needs("--ray", "ray"):
        from delve.lab.cluster import cluster
    with cluster(ray, jobs) as found:
        yield found
