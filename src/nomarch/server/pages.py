"""The pages that a browser gets: built from `web/`, small enough to be kept in memory, compressed once."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI, Request, Response

from nomarch.server.errors import Problem

FOLDER = Path(__file__).parent / "pages"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_ALWAYS = "no-cache"
HASHED = "pages/"
"""Files under this path carry a hash in their name."""
INDEX = "index.html"
ROUTES = ("", "t/{table}", "new/{game}", "account")
"""The addresses that people see; each is the same page, which shows what belongs there."""
TEXTS = (".html", ".js", ".css", ".svg", ".json", ".map")
SCRIPTS = {".js": "text/javascript"}
"""What some systems call otherwise."""


@dataclass(frozen=True)
class Page:
    """A file as it is sent."""

    raw: bytes
    zipped: bytes | None
    type: str
    tag: str
    caching: str

    def answer(self, request: Request) -> Response:
        """The file, compressed if the browser likes it, or that it has not changed."""
        headers = {"ETag": self.tag, "Cache-Control": self.caching, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        body = self.raw
        if self.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.zipped
            headers["Content-Encoding"] = "gzip"
        return Response(body, media_type=self.type, headers=headers)


def read_pages(folder: Path = FOLDER) -> dict[str, Page]:
    """All files of the built pages by their path; empty if they were not built."""
    return {
        file.relative_to(folder).as_posix(): _page(file, file.relative_to(folder).as_posix())
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def _page(file: Path, path: str) -> Page:
    raw = file.read_bytes()
    zipped = gzip.compress(raw, mtime=0) if file.suffix in TEXTS else None
    kind = SCRIPTS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(raw).hexdigest()[:16]}"'
    return Page(raw, zipped, kind, tag, FOR_EVER if path.startswith(HASHED) else ASK_ALWAYS)


def add_pages(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the pages at the addresses that people see, and their files beside them."""
    pages = read_pages(folder)

    async def index(request: Request) -> Response:
        """The page of the client."""
        if INDEX not in pages:
            raise Problem("unavailable", "the pages are not built; `make pages` builds them")
        return pages[INDEX].answer(request)

    async def file(request: Request, path: str) -> Response:
        """A file of the client."""
        if (page := pages.get(path)) is None:
            raise Problem("not_found", "there is no such page")
        return page.answer(request)

    for route in ROUTES:
        app.add_api_route(f"/{route}", index, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/{path:path}", file, methods=["GET", "HEAD"], include_in_schema=False)
