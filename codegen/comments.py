"""C++ without its comments: what a unit is to a compiler, and where something stands in a text whatever they say."""

from __future__ import annotations

import re
from functools import cache

from codegen.errors import CodegenError

# A number (which may have quotes in it), a literal, a name in <>, or a comment.
TOKEN_OR_COMMENT = re.compile(
    r"""(?<!\w)\.?\d(?:'?[\w.])*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|<[^<>\s]*>|//[^\n]*|/\*.*?\*/""", re.DOTALL
)
RAW_STRING = re.compile(r'\b(?:u8|[uUL])?R"')


def without_comments(source: str) -> str:
    """The same to a compiler: lines that go on are one, comments are blanks, and lines of blanks are gone."""
    if 'R"' in source and RAW_STRING.search(source):
        raise CodegenError("raw strings are not understood where sources are compared without comments")
    spliced = re.sub(r"\\\r?\n", "", source)
    if "/*" in spliced:
        spliced = _with_blanks(spliced)
    return "\n".join(filter(None, map(_bare_line, spliced.split("\n"))))


def _with_blanks(text: str) -> str:
    return TOKEN_OR_COMMENT.sub(lambda match: " " if match[0].startswith("/") else match[0], text)


@cache  # nearly all lines of a unit are those of another, too
def _bare_line(line: str) -> str:
    return _with_blanks(line).rstrip()


@cache  # headers are read for each of the files that use them
def blanked(source: str) -> str:
    """With blanks for comments, position by position the same."""
    return TOKEN_OR_COMMENT.sub(
        lambda match: re.sub(r"[^\n]", " ", match[0]) if match[0].startswith(("//", "/*")) else match[0], source
    )
