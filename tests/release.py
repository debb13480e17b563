"""Tries Delve as it is installed beside the Python that runs this (``make release``): its server must show the page."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

COMMAND = Path(sys.executable).with_name("delve")
# Seconds in which the server must have started.
PATIENCE = 60.0
LOADED = re.compile(r'(?:src|href)="(/[^"]+\.(?:js|css|svg))"')


def fetched(address: str) -> bytes:
    with urlopen(address, timeout=30) as answer:
        return bytes(answer.read())


def fetched_when_ready(address: str) -> bytes:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            return fetched(address)
        except HTTPError as error:
            raise SystemExit(f"the server does not show the page: {error}") from None
        except URLError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def main() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        host = f"127.0.0.1:{probe.getsockname()[1]}"
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([COMMAND, "serve", "--port", host.partition(":")[2]], cwd=folder)
        try:
            page = fetched_when_ready(f"http://{host}/").decode()
            loaded = LOADED.findall(page)
            if not any(address.endswith(".js") for address in loaded):
                raise SystemExit("the page is missing")
            size = sum([len(fetched(f"http://{host}{each}")) for each in loaded])
            print(f"the page and its {len(loaded)} files are there: {size} bytes")
        finally:
            server.terminate()
            server.wait(timeout=30)


if __name__ == "__main__":
    main()
