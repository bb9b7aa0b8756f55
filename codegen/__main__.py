"""`python3 -m codegen`: see cli.py."""

import sys
from importlib.util import find_spec

from codegen.cli import main

if find_spec("jinja2") is None:  # said by each command, though some never import it
    sys.exit(
        f"codegen: error: {sys.executable} has no jinja2: apt-get install python3-jinja2, and run with "
        "/usr/bin/python3; in an environment of its own, such as a wheel's, pip install 'tilewright[tune]' (or jinja2)"
    )

sys.exit(main(sys.argv[1:]))
