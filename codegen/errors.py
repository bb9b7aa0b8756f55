"""What goes wrong here because of what the user gave."""

from __future__ import annotations


class CodegenError(Exception):
    """What the user gave can't be used: one sentence that names the input and lists what is valid."""


class UsageError(CodegenError):
    """Wrong on the command line itself: exit status 2."""
