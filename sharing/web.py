"""What a web server has, by Python's own client (fsspec's wants aiohttp). Nothing can be pushed there: what it serves
is a folder somewhere, or a store."""

from __future__ import annotations

import contextlib
import http.client
import socket
import threading
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import quote, urlsplit

from sharing import limits
from sharing.fault import SharingFault
from sharing.limits import SILENCE_S
from sharing.place import CHUNK_BYTES, Place


class _Redirects(urllib.request.HTTPRedirectHandler):
    """To the web only, and from https to nothing weaker."""

    def redirect_request(self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str) -> Any:
        before, after = urlsplit(req.full_url).scheme, urlsplit(newurl).scheme
        if after != "https" and (after != "http" or before == "https"):
            raise urllib.error.URLError(f"it leads to {newurl!r:.100}, which is not followed")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


class _Most(threading.Thread):
    """Ends what a connection still says when its time is up, in whatever word it is: a socket's own limit is one of
    silence. A with statement's."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.is_over = False
        self._done = threading.Event()
        self._sockets: list[socket.socket] = []
        self._lock = threading.Lock()

    def watch(self, connected: socket.socket) -> None:
        with self._lock:
            self._sockets.append(connected)
            if self.is_over:
                _cut(connected)

    def run(self) -> None:
        if self._done.wait(limits.MOST_S):
            return
        with self._lock:
            self.is_over = True
            for connected in self._sockets:
                _cut(connected)

    def __enter__(self) -> _Most:
        self.start()
        return self

    def __exit__(self, *fault: object) -> None:
        self._done.set()
        self.join()


def _cut(connected: socket.socket) -> None:
    with contextlib.suppress(OSError):  # it has ended by itself
        socket.socket.shutdown(connected, socket.SHUT_RDWR)  # under TLS, too, whose own would wait for the reader


def _opener(most: _Most) -> urllib.request.OpenerDirector:
    class Plain(http.client.HTTPConnection):
        def connect(self) -> None:
            super().connect()
            most.watch(self.sock)

    class Secure(http.client.HTTPSConnection):
        def connect(self) -> None:
            super().connect()
            most.watch(self.sock)

    class Opens(urllib.request.HTTPHandler):
        def http_open(self, req: Any) -> Any:
            return self.do_open(Plain, req)

    class OpensSecurely(urllib.request.HTTPSHandler):
        def https_open(self, req: Any) -> Any:
            return self.do_open(Secure, req)

    return urllib.request.build_opener(_Redirects, Opens, OpensSecurely)


class Web(Place):
    why_read_only = "a web server takes nothing; push to the folder or the store that it serves"

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if not parts.hostname or parts.query or parts.fragment:
            raise SharingFault(f"{url!r} names no folder of a web server; valid: https://host/folder")
        self.name = url.rstrip("/")

    def read(self, path: str, most: int) -> bytes | None:
        request = urllib.request.Request(f"{self.name}/{quote(path)}", headers={"User-Agent": "tilewright"})
        with _Most() as bound:
            try:
                content = self._read(_opener(bound), request, path, most)
            except SharingFault:
                if not bound.is_over:
                    raise
        if bound.is_over:
            raise self.says(path, f"it is not here after {limits.MOST_S:.0f} s")
        return content

    def _read(
        self, opener: urllib.request.OpenerDirector, request: urllib.request.Request, path: str, most: int
    ) -> bytes | None:
        try:
            with opener.open(request, timeout=SILENCE_S) as answer:
                return self._content(answer, path, most)
        except urllib.error.HTTPError as fault:
            if fault.code in (404, 410):
                return None
            raise self.says(path, f"the server says {fault.code} {fault.reason!s:.300}") from None
        except urllib.error.URLError as fault:
            raise self.says(path, f"{fault.reason!s:.200}") from None
        except (OSError, ValueError, http.client.HTTPException) as fault:
            raise self.says(path, f"{type(fault).__name__}: {fault!s:.200}") from None

    def _content(self, answer: Any, path: str, most: int) -> bytes:
        if answer.status != 200:
            raise self.says(path, f"the server says {answer.status}, and no more")
        if (encoding := answer.headers.get("Content-Encoding", "identity")) != "identity":
            raise self.says(path, f"it is packed ({encoding!r:.40}), which nobody asked for")
        if int(answer.headers.get("Content-Length", 0)) > most:
            raise self.too_large(path, most)
        content = b""
        while chunk := answer.read1(CHUNK_BYTES):
            content += chunk
            if len(content) > most:
                raise self.too_large(path, most)
        return content

    def write(self, path: str, content: bytes) -> None:
        raise SharingFault(f"{self.name}: {self.why_read_only}")
