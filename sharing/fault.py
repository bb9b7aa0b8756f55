"""SharingFault: what ends a pull or a push, as a sentence that names the place and the remedy. cli.py prints it."""


class SharingFault(Exception):
    """Exit status 1."""
