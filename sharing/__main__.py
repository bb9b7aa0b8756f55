"""`python3 -m sharing`: see cli.py."""

import sys

from sharing.cli import main

sys.exit(main(sys.argv[1:]))
