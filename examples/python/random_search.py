"""Searches a kernel's candidates at random; tilewright measures, verifies and records."""

import argparse
import random

from tilewright.tuning import Session

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("kernel", help="a file with `// tw:` lines, such as examples/kernels/vector_add.cc")
parser.add_argument("--trials", type=int, default=10)
arguments = parser.parse_args()

with Session(arguments.kernel, budget="2m", threads=1) as session:
    while session.space is not None:  # a problem each
        trials = min(arguments.trials, len(session.space.candidates))
        results = session.measure(random.Random(1).sample(session.space.candidates, trials))
        for result in results:
            print(result.config, f"{result.us:.2f} us" if result.ok else f"{result.invalidity}: {result.reason}")
        print("won:", session.finish()["config"])
