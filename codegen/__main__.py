"""`python3 -m codegen`: see cli.py."""

import sys

try:
    from codegen.cli import main
except ModuleNotFoundError as error:
    if error.name != "jinja2":
        raise
    sys.exit(
        f"codegen: error: {sys.executable} has no jinja2: apt-get install python3-jinja2, and run with /usr/bin/python3"
    )

sys.exit(main(sys.argv[1:]))
