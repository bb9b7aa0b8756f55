"""Stands for the package asyncssh where there is no server: its "other machines" are this one, and a command runs in a
shell here. What Dask's SSHCluster asks of it is all that there is. For tests of `--dask ssh`, first on PYTHONPATH."""

import asyncio
import signal
from types import SimpleNamespace


class _Lines:
    def __init__(self, stream):
        self._stream = stream

    async def readline(self):
        return (await self._stream.readline()).decode()


class _Process:
    def __init__(self, process):
        self._process = process
        self.stderr = _Lines(process.stderr)

    def kill(self):
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)


class _Connection:
    async def run(self, command):
        process = await asyncio.create_subprocess_shell(command, stdout=asyncio.subprocess.DEVNULL)
        return SimpleNamespace(exit_status=await process.wait())

    async def create_process(self, command):
        pipes = {"stdout": asyncio.subprocess.DEVNULL, "stderr": asyncio.subprocess.PIPE}
        return _Process(await asyncio.create_subprocess_shell(f"exec {command}", **pipes))

    def close(self):
        pass


async def connect(host, **options):
    if host.startswith("nowhere"):
        raise OSError(f"{host} does not answer")
    return _Connection()
