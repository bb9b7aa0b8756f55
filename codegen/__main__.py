"""`python3 -m codegen`: see cli.py."""

import sys

from codegen.cli import main

sys.exit(main(sys.argv[1:]))
