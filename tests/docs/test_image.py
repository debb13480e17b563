"""The Dockerfile copies what its stages need. (No Docker engine is needed: the page is built here.)"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STAGES = re.compile(r"^FROM \S+(?: AS (?P<name>\w+))?$(?P<steps>.*?)(?=^FROM|\Z)", re.MULTILINE | re.DOTALL)
COPIES = re.compile(r"^COPY (?P<what>[^-].*)$", re.MULTILINE)
# What is installed and built in a checkout does not reach the image (.dockerignore).
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist", ".generated", "__pycache__", "page")


def copied(stage: str, folder: Path) -> Path:
    """Copies what a stage does, into a folder in place of the image's root; returns the last working directory."""
    stages = STAGES.finditer((ROOT / "Dockerfile").read_text())
    steps = next(found["steps"] for found in stages if found["name"] == stage)
    places: list[str] = re.findall(r"^WORKDIR /(\S+)$", steps, re.MULTILINE)
    at = folder / places[-1]
    for found in COPIES.finditer(steps):
        *sources, target = found["what"].split()
        for source in sources:
            place = folder / target.lstrip("/") if target.startswith("/") else at / target
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, place, ignore=LEFT_OUT, dirs_exist_ok=True)
            else:
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / source, place)
    return at


def test_the_page_of_the_image_is_built_from_what_is_copied(tmp_path: Path) -> None:
    installed = ROOT / "web" / "node_modules"
    node = shutil.which("npm", path=f"{ROOT / '.venv' / 'bin'}:/usr/local/bin:/usr/bin") or shutil.which("npm")
    if node is None or not installed.is_dir():
        pytest.skip("NOT TESTED: the page of the image, for there is no Node here")
    web = copied("page", tmp_path)
    (web / "node_modules").symlink_to(installed)
    command = [node, "run", "build", "--", "--outDir", str(tmp_path / "page")]
    built = subprocess.run(command, check=False, cwd=web, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    assert (tmp_path / "page" / "index.html").is_file()


def test_the_wheel_of_the_image_is_built_from_what_exists(tmp_path: Path) -> None:
    at = copied("wheel", tmp_path)
    for name in ("pyproject.toml", "setup.py", "constraints/uv.txt", "constraints/dev.txt", "src/delve/__init__.py"):
        assert (at / name).is_file(), name
