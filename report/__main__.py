"""`python3 -m report`: see cli.py."""

import sys

from report.cli import main

sys.exit(main(sys.argv[1:]))
