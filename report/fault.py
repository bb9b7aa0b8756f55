"""ReportFault: what the user can mend, as a sentence that names the input and the remedy. cli.py prints it."""


class ReportFault(Exception):
    """Exit status 2."""
