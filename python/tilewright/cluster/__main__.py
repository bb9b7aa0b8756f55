"""`python -m tilewright.cluster TASKS --scheduler ADDRESS`: see client.py."""

import sys

from tilewright.cluster.client import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
