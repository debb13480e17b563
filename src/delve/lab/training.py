"""Learns the value of positions from games (``python -m delve.lab.training FOLDER... --out FILE``).

The folders are what ``delve.lab.selfplay`` writes. Needs NumPy and PyTorch, and uses a GPU where there is one; what
comes out is a file of weights that ``agents/value.py`` reads without either.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any, Final

FIGURES: Final = 57
PLACES: Final = 7
# The width of card embeddings, and of the hidden layers.
WIDTH: Final = 8
HIDDEN: Final = 32
SECOND: Final = 16
BATCH: Final = 8192
# One game in this many is held out for validation.
ASIDE: Final = 20
DIGITS: Final = 4

np: Any = import_module("numpy")
torch: Any = import_module("torch")
functional: Any = import_module("torch.nn.functional")


class Table:
    """The positions of all folders, on the training device."""

    def __init__(self, folders: list[Path], device: str) -> None:
        columns: dict[str, list[Any]] = {"figures": [], "counts": [], "cards": [], "outcomes": [], "games": []}
        kinds = {"figures": "f4", "counts": "u2", "cards": "u2", "outcomes": "f4", "games": "u4"}
        for folder in folders:
            for path in sorted(folder.glob("*.outcomes")):
                for name, found in columns.items():
                    found.append(np.fromfile(path.with_suffix("." + name), dtype=kinds[name]))
        read = {name: np.concatenate(found) for name, found in columns.items()}
        counts = torch.from_numpy(read["counts"].astype("i4").reshape(-1, PLACES)).to(device)
        self.counts = counts
        self.figures = torch.from_numpy(read["figures"].reshape(-1, FIGURES)).to(device)
        self.cards = torch.from_numpy(read["cards"].astype("i2")).to(device)
        self.outcomes = torch.from_numpy(read["outcomes"]).to(device)
        rows = counts.sum(1).long()
        self.begins = torch.cumsum(rows, 0) - rows
        aside = torch.from_numpy(read["games"] % ASIDE == 0).to(device)
        self.learned = torch.nonzero(~aside).flatten()
        self.aside = torch.nonzero(aside).flatten()

    def batch(self, rows: Any) -> tuple[Any, Any, Any, Any]:
        """Figures, the cards of all rows after one another, where each row's places begin, and outcomes."""
        counts = self.counts[rows]
        each = counts.sum(1).long()
        ends = torch.cumsum(each, 0)
        total = int(ends[-1])
        offset = torch.repeat_interleave(self.begins[rows] - (ends - each), each, output_size=total)
        cards = self.cards[torch.arange(total, device=offset.device) + offset].int()
        flat = counts.flatten().long()
        starts = torch.cumsum(flat, 0) - flat
        return self.figures[rows], cards, starts.int(), self.outcomes[rows]


def network(cards: int) -> Any:
    nn = torch.nn
    parts = nn.ModuleDict(
        {
            "cards": nn.EmbeddingBag(cards, WIDTH, mode="sum"),
            "first": nn.Linear(FIGURES + PLACES * WIDTH, HIDDEN),
            "second": nn.Linear(HIDDEN, SECOND),
            "last": nn.Linear(SECOND, 1),
        }
    )
    nn.init.normal_(parts["cards"].weight, std=0.02)
    return parts


def judge(parts: Any, figures: Any, cards: Any, starts: Any) -> Any:
    pooled = parts["cards"](cards, starts).reshape(figures.shape[0], -1)
    hidden = torch.relu(parts["first"](torch.cat([figures, pooled], 1)))
    return parts["last"](torch.relu(parts["second"](hidden))).flatten()


def measure(parts: Any, table: Table) -> tuple[float, float]:
    """Loss and AUC on the held-out games."""
    said: list[Any] = []
    with torch.no_grad():
        for rows in table.aside.split(BATCH):
            figures, cards, starts, _ = table.batch(rows)
            said.append(judge(parts, figures, cards, starts))
    scores = torch.cat(said)
    won = table.outcomes[table.aside]
    loss = float(functional.binary_cross_entropy_with_logits(scores, won))
    ranks = torch.empty_like(scores)
    ranks[scores.argsort()] = torch.arange(1, len(scores) + 1, device=scores.device, dtype=scores.dtype)
    wins = won > 0.5
    many, few = float(wins.sum()), float((~wins).sum())
    area = (float(ranks[wins].double().sum()) - many * (many + 1) / 2) / max(1.0, many * few)
    return loss, area


def learn(table: Table, cards: int, epochs: int, device: str) -> Any:
    torch.manual_seed(1)
    parts = network(cards).to(device)
    optimiser = torch.optim.AdamW(parts.parameters(), lr=2e-3, weight_decay=1e-4)
    steps = epochs * (len(table.learned) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=4e-3, total_steps=steps)
    begun = time.monotonic()
    for epoch in range(epochs):
        order = table.learned[torch.randperm(len(table.learned), device=device)]
        for rows in order.split(BATCH):
            figures, cards_here, starts, won = table.batch(rows)
            loss = functional.binary_cross_entropy_with_logits(judge(parts, figures, cards_here, starts), won)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        aside, area = measure(parts, table)
        sys.stdout.write(f"epoch {epoch + 1}: loss {aside:.4f}, AUC {area:.4f}, {time.monotonic() - begun:.0f} s\n")
        sys.stdout.flush()
    return parts


def weights(parts: Any, names: list[str]) -> dict[str, object]:
    """The weights in the format of ``agents/value.py``."""

    def rounded(tensor: Any) -> Any:
        return json.loads(
            json.dumps(tensor.detach().cpu().double().tolist()), parse_float=lambda n: round(float(n), DIGITS)
        )

    return {
        "cards": dict(zip(names, rounded(parts["cards"].weight), strict=True)),
        "first": rounded(parts["first"].weight),
        "first_bias": rounded(parts["first"].bias),
        "second": rounded(parts["second"].weight),
        "second_bias": rounded(parts["second"].bias),
        "last": rounded(parts["last"].weight[0]),
        "last_bias": rounded(parts["last"].bias)[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=6)
    given = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    names = json.loads((given.folders[0] / "names.json").read_text())
    table = Table(given.folders, device)
    sys.stdout.write(f"{len(table.learned)} positions to learn from, {len(table.aside)} aside, on {device}\n")
    parts = learn(table, len(names), given.epochs, device)
    given.out.write_text(json.dumps(weights(parts, names), separators=(",", ":"), ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
