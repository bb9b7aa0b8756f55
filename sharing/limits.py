"""How much anyone's place may say: what is larger is refused before it is held in memory or on disk. Records of the
largest device of Tilewright's own database take 3 MB."""

MAX_INDEX_BYTES = 4 << 20
MAX_FILE_BYTES = 64 << 20
MAX_PULL_BYTES = 256 << 20  # all files of one pull together
MAX_LINE_BYTES = 1 << 20  # of a record, as its readers have it
MAX_DEVICES = 10_000
MAX_OPS = 1000  # of a device
SILENCE_S = 30.0  # a server that says nothing for so long has gone
MOST_S = 600.0  # a request as a whole, headers too, however slowly they trickle
