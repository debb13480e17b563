"""Where nothing may go untested, as in CI, a test that is skipped has failed; elsewhere it is listed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TEST = "import pytest\n\ndef test_the_page():\n    pytest.skip('no browser')\n"
MODULE = "import pytest\n\npytest.importorskip('no_browser', reason='no browser')\n\ndef test_the_page():\n    pass\n"


@pytest.mark.parametrize("source", [TEST, MODULE], ids=["test", "module"])
@pytest.mark.parametrize("everything", [True, False])
def test_skipped_tests_fail_in_ci(source: str, everything: bool, tmp_path: Path) -> None:
    path = tmp_path / "test_page.py"
    path.write_text(source)
    listed = tmp_path / "not-tested.txt"
    environment = {**os.environ, "DELVE_EVERYTHING": str(int(everything)), "DELVE_NOT_TESTED": str(listed)}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "-c", "/dev/null", str(path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    said = ran.stdout + ran.stderr
    if everything:
        assert ran.returncode not in {0, 5}, said
        assert "nothing may go untested: no browser" in said
    else:
        assert ran.returncode in {0, 5}, said  # 5: there was nothing to run
        assert listed.read_text() == "no browser\n"
