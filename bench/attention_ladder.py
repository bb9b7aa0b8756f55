#!/usr/bin/env python3
"""What is each optimisation of attention worth? Reads the journal of a finished exhaustive run of one problem; nothing
is measured here.

The rungs are parameters of family `mma` (MATH, LOADS): CUDA cores with single elements, with 16-byte loads, tensor
cores fed by those, tensor cores fed by cp.async with the same tile, then the best tile, then family `wgmma`. Times are
medians of the search. Results: bench/results/<device>/attention_ladder.jsonl; picture: bench/plot.py.

  ./tilewright autotune --arch native --op attention_forward --dtype bf16 --mask full --shapes 4,16,16,2048,2048,128 \\
      --strategy exhaustive --limit 400 --budget 60s --db DIR
  python3 bench/attention_ladder.py JOURNAL       which the run names in its last line"""

import argparse
import sys
from pathlib import Path

from tuning_repeatability import ROOT, write_lines
from tuning_report import read_journal, searches_of

PLAIN_TILE = ".64x32.w16.s1"  # what the rungs below the top have
RUNGS = (
    ("CUDA cores, single elements", ".mma.", ".fma.scalar.", PLAIN_TILE),
    ("16-byte loads", ".mma.", ".fma.vector.", PLAIN_TILE),
    ("tensor cores", ".mma.", ".mma.vector.", PLAIN_TILE),
    ("cp.async", ".mma.", ".mma.async.", PLAIN_TILE),
    ("the best tile and stages", ".mma.", ".mma.async.", ""),
    ("wgmma and TMA", ".wgmma.", "", ""),
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("journal", type=Path, metavar="JOURNAL", help="of one problem")
    parser.add_argument("--results", type=Path, default=ROOT / "bench/results", help="folder of results")
    options = parser.parse_args()
    run = read_journal(options.journal)
    [search] = searches_of(run).values()
    lines = []
    for name, family, math_and_loads, tile in RUNGS:
        parts = (f".sm90a{family}", math_and_loads)
        found = [
            (us, c) for c, us in search.us.items() if all(p in c.kernel for p in parts) and c.kernel.endswith(tile)
        ]
        if not found:
            raise SystemExit(f"{options.journal}: no time of a kernel for {name!r}: was the run exhaustive?")
        us, candidate = min(found)
        gain = round(lines[-1]["us"] / us, 3) if lines else None
        lines.append({"rung": name, "us": round(us, 2), "gain": gain, "kernel": candidate.kernel})
        print(f"{name:30} {us:9.1f} us  {'' if gain is None else gain:>6}  {candidate.kernel}")
    facts = {"measured": run.when, "of": run.facts, "problem": search.problem}
    summary = {"rungs": len(lines), "gain_of_all": round(lines[0]["us"] / lines[-1]["us"], 2)}
    print(write_lines(options, run.decisions[0].record, "attention_ladder", facts, [summary, *lines]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
