"""What a web server has, by Python's own client (fsspec's wants aiohttp). Nothing can be pushed there: what it serves
is a folder somewhere, or a store."""

from __future__ import annotations

import http.client
import time
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import quote, urlsplit

from sharing.fault import SharingFault
from sharing.limits import MOST_S, SILENCE_S
from sharing.place import CHUNK_BYTES, Place


class _Redirects(urllib.request.HTTPRedirectHandler):
    """To the web only, and from https to nothing weaker."""

    def redirect_request(self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str) -> Any:
        before, after = urlsplit(req.full_url).scheme, urlsplit(newurl).scheme
        if after != "https" and (after != "http" or before == "https"):
            raise urllib.error.URLError(f"it leads to {newurl!r:.100}, which is not followed")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


class Web(Place):
    why_read_only = "a web server takes nothing; push to the folder or the store that it serves"

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if not parts.hostname or parts.query or parts.fragment:
            raise SharingFault(f"{url!r} names no folder of a web server; valid: https://host/folder")
        self.name = url.rstrip("/")
        self._opener = urllib.request.build_opener(_Redirects)

    def read(self, path: str, most: int) -> bytes | None:
        request = urllib.request.Request(f"{self.name}/{quote(path)}", headers={"User-Agent": "tilewright"})
        try:
            with self._opener.open(request, timeout=SILENCE_S) as answer:
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
        end = time.monotonic() + MOST_S
        content = b""
        while chunk := answer.read1(CHUNK_BYTES):
            content += chunk
            if len(content) > most:
                raise self.too_large(path, most)
            if time.monotonic() > end:
                raise self.says(path, f"it is not here after {MOST_S:.0f} s")
        return content

    def write(self, path: str, content: bytes) -> None:
        raise SharingFault(f"{self.name}: {self.why_read_only}")
