"""What is so for a run as a whole, in words for the page, and the findings as JSON for programs (`report --json`)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from report.comparison import comparison_json
from report.findings import Findings, geomean
from report.numerics import POLICIES
from report.source import Source


def times_text(value: float | None) -> str:
    return f"{value:.3f}x" if value else ""


def summary_of(source: Source, findings: Findings) -> dict[str, str]:
    """What is so for a run as a whole, as words; what is not known is left out."""
    tuned, journal, searches = source.tuned, source.journal, findings.searches.get(source.name, ())
    vendor = [gain for each in tuned if (gain := each.vendor_gain)]
    faster = sum(each.gain > 1.005 for each in tuned)
    trials = [trial for search in searches for trial in search.trials]
    facts = {
        "device": ", ".join(dict.fromkeys(f"{t.record.device_name} ({t.record.device_key})" for t in tuned)),
        "compiler": ", ".join(filter(None, dict.fromkeys(t.compiler for t in tuned))),
        "generator": ", ".join(filter(None, dict.fromkeys(t.generator for t in tuned))),
        "policy": ", ".join(dict.fromkeys(t.record.policy for t in tuned)),
        "when": journal.when if journal else "",
        "strategy": journal.facts.get("strategy", "") if journal else "",
        "problems": f"{len(tuned)}, of which {faster} are faster than by default",
        "gain over default": f"{times_text(geomean([t.gain for t in tuned]))} (geometric mean)" if tuned else "",
        "gain over vendor": f"{times_text(geomean(vendor))} (geometric mean of {len(vendor)})" if vendor else "",
    }
    rows = [row for row in findings.problems.rows() if row["run"] == source.name]
    for policy in POLICIES:
        known = [row[policy] for row in rows if row[policy]]
        if known:
            name, least = policy.replace("_", "-"), " at least" if policy == "batch_invariant" else ""
            facts[f"{name} costs"] = f"{times_text(geomean(known))} the time{least} (geometric mean of {len(known)})"
    if journal:
        failed = sum(trial.us is None for trial in trials)
        facts["candidates"] = f"{len(trials)} tried, {failed} of them without a time"
        facts["device seconds"] = f"{sum(outcome.device_s for outcome in journal.outcomes):.1f}"
        facts["ended"] = "yes" if journal.has_ended else "no: problems are left, or it still goes on"
    return {name: fact for name, fact in facts.items() if fact}


def findings_json(findings: Findings) -> dict[str, Any]:
    """`tilewright.report/1`. Candidates and curves are not in it: journals have them."""
    return {
        "schema": "tilewright.report/1",
        "sources": [
            {
                "name": source.name,
                "path": str(source.path),
                "devices": list(source.devices),
                "summary": summary_of(source, findings),
            }
            for source in findings.sources
        ],
        "problems": findings.problems.rows(),
        "importance": [asdict(each) for each in findings.importance],
        "failures": [asdict(each) for each in findings.failures],
        "comparisons": [comparison_json(each) for each in findings.comparisons],
    }
