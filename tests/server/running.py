"""A real server: ``delve serve`` in a process of its own, with a database of its own."""

from __future__ import annotations

import contextlib
import errno
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
import uuid
from pathlib import Path
from typing import Any

import httpx

# A generous timeout, for slow shared machines.
PATIENCE = 60.0
HERE = "127.0.0.1"
# Nothing is encrypted here, and loading the system's certificates takes longer than most requests.
UNENCRYPTED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

# Most tests want bots without pauses, and send more requests than a person.
QUICK = {"--bot-pause": "0", "--requests": "0", "--connections": "0"}


# Below the ports that the system gives to outgoing connections: one of those could take a port before its server does.
PORTS = range(10_000, 32_000)


def free_port() -> int:
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """A server that can be killed and restarted at the same address."""

    def __init__(
        self, folder: Path, database: str, *options: str, usual: dict[str, str] = QUICK, files: int = 0
    ) -> None:
        self.database = database
        self.usual = usual
        self.files = files  # the limit on its open files; 0 for ours
        self.options = options
        self.port = 0  # until it is started
        self.log = folder / f"server-{uuid.uuid4().hex}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"http://{self.host}"

    @property
    def running(self) -> subprocess.Popen[bytes]:
        """Its process, which must have been started."""
        assert self.process is not None
        return self.process

    def start(self) -> None:
        """The first time at a free port, another one if somebody takes it before the server does; later at the same.

        That one is free again when the last process of the killed server has ended.
        """
        kept = self.port
        deadline = time.monotonic() + PATIENCE
        while True:
            self.port = kept or free_port()
            before = len(self.log.read_text()) if self.log.exists() else 0
            self.launch()
            while time.monotonic() < deadline and self.running.poll() is None:
                if f"{self.address}/" in self.log.read_text()[before:]:
                    return self.wait_until_it_answers()
                time.sleep(0.05)
            said = self.log.read_text()[before:]
            if os.strerror(errno.EADDRINUSE) not in said or time.monotonic() > deadline:
                raise AssertionError(f"the server did not start: {said}")

    def launch(self) -> None:
        given = {"--port": str(self.port), "--database": self.database, **self.usual}
        given.update(zip(self.options[::2], self.options[1::2], strict=True))
        command = [sys.executable, "-m", "delve.cli.main", "serve", *[word for pair in given.items() for word in pair]]
        if self.files:
            command = ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *command]
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.log.parent, env=environment, stdout=log, stderr=log, start_new_session=True
            )

    def wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + PATIENCE
        with httpx.Client(verify=UNENCRYPTED, timeout=5) as visitor:
            while time.monotonic() < deadline and self.running.poll() is None:
                with contextlib.suppress(httpx.TransportError):
                    visitor.get(f"{self.address}/api/formats")
                    return
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def visitor(self, address: str = HERE) -> httpx.Client:
        """A separate client, at an address of this machine."""
        transport = httpx.HTTPTransport(verify=UNENCRYPTED, local_address=address)
        return httpx.Client(base_url=self.address, timeout=PATIENCE, transport=transport)

    def visit(self, method: str, path: str, **more: Any) -> httpx.Response:
        """The response to a client without a session."""
        with self.visitor() as visitor:
            return visitor.request(method, path, **more)

    def kill(self) -> None:
        """``kill -9`` for the server and its child processes."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def errors(self) -> str:
        """The logged errors."""
        text = self.log.read_text()
        return text[text.find("Traceback") :] if "Traceback" in text else ""
