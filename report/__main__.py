"""`python3 -m report`: see cli.py."""

import signal
import sys

from report.cli import main

signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `| head` ends it without a word
sys.exit(main(sys.argv[1:]))
