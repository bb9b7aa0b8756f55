"""The page, in a browser without a network: are its charts drawn, does what can be chosen choose, and is what sources
say text."""

import json
import re
import subprocess
import sys
from pathlib import Path

import made_up
import pytest

from report.cli import main
from report.findings import Findings, findings_of
from report.page import script_json
from report.source import read_source

for module in ("altair", "vl_convert", "sklearn", "jinja2"):
    pytest.importorskip(module, reason="the page's libraries: pip install 'tilewright[report]'")

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "report" / "h200-gemm.jsonl.xz"
FIGURES = {
    "comparison",
    "best_by_trials",
    "best_by_seconds",
    "candidates",
    "importance",
    "slices",
    "two_parameters",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """of.html: two runs, the second 10 % faster; example.html: the journal of examples/."""
    folder = tmp_path_factory.mktemp("report")
    journals = [made_up.write_journal(folder / name / "0001.jsonl", speed) for name, speed in (("a", 1), ("b", 1.1))]
    assert main(["report", *map(str, journals), "-o", str(folder / "of.html"), "--png", str(folder / "png")]) == 0
    assert main(["report", str(EXAMPLE), "-o", str(folder / "example.html")]) == 0
    return folder


@pytest.fixture(scope="module")
def hostile(folder) -> Path:
    """The page of a journal in which families, parameters and their values are markup."""
    lines = [json.loads(line) for line in (folder / "a" / "0001.jsonl").read_text().splitlines()]
    family = made_up.HOSTILE.replace(".", "")
    for place, line in enumerate(lines):
        if line.get("phase") == "search":
            _, _, _, tile, stages = line["kernel"].split(".")
            line["kernel"] = f"gemm.sm00.{family}.{tile}.{stages}"
            line["config"] = {made_up.HOSTILE: f"{made_up.HOSTILE} {place % 2}", "tile": tile}
    path = folder / "hostile.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert main(["report", str(path), "-o", str(folder / "hostile.html")]) == 0
    return folder / "hostile.html"


@pytest.fixture(scope="module")
def found(folder) -> Findings:
    return findings_of([read_source(name, folder / name / "0001.jsonl") for name in ("a", "b")])


def data_of(path: Path) -> dict:
    return json.loads(re.search(r'id="data">(.*?)</script>', path.read_text(), re.DOTALL)[1])


def test_the_findings_are_those_of_the_made_up_runs(found):
    best = [r for r in found.curves.rows() if r["run"] == "b" and r["problem"] == "all problems"]
    trials = [(r["x"], r["quality"]) for r in best if r["clock"] == "trials"]
    assert trials[0] == (0, pytest.approx(100 * 7 / 18, rel=1e-4)) and trials[-1] == (10, 100)
    of_a = [r for r in found.curves.rows() if r["run"] == "a" and r["clock"] == "trials"]
    assert of_a[-1]["quality"] == pytest.approx(100 / 1.1, rel=1e-4)  # the optimum is the other run's
    marks = [(r["kernel"], r["mark"]) for r in found.candidates.rows() if r["mark"] and r["problem"].endswith("N=256")]
    assert marks == [(made_up.kernel(32, 1), "default"), (made_up.kernel(64, 3), "winner")] * 2
    assert found.parameters["wide"][0] == "tile" and found.importance[0].share > 0.5
    assert {(f.count, f.kernels, f.invalidity) for f in found.failures} == {(3, 1, "correctness")}
    assert found.failures[0].first.startswith("256 elements are wrong")
    (compared,) = found.comparisons
    assert found.tables()["problems"].columns["short"][:3] == ["N=256", "N=512", "N=1024"]
    assert compared.count("FAST") == 3 and compared.speedup == pytest.approx(1.1)


def test_of_many_pairs_what_is_slower_is_drawn_first(tmp_path):
    from report.charts import figures_of

    for name, us in (("before", lambda n: 100), ("after", lambda n: 104 if n % 100 == 0 else 100 / (1.1 + n / 1000))):
        (tmp_path / name / "made-up").mkdir(parents=True)
        lines = [json.dumps(made_up.record(n, us(n), 200)) + "\n" for n in range(1, 301)]
        (tmp_path / name / "made-up" / "gemm.jsonl").write_text("".join(lines))
    found = findings_of([read_source(name, tmp_path / name) for name in ("before", "after")])
    ranks = {row["problem"]: row["rank"] for row in found.tables()["pairs"].rows()}
    assert {ranks[f"gemm f32 N={n}"] for n in (100, 200, 300)} == {1, 2, 3} and ranks["gemm f32 N=299"] == 4
    figure = next(figure for figure in figures_of(found) if figure.name == "comparison")
    assert "datum.rank <= 200" in json.dumps(figure.spec) and "200 of each are drawn" in figure.text


def test_json_in_a_page_has_nothing_of_markup():
    text = script_json({made_up.HOSTILE: [made_up.HOSTILE]})
    assert not set("<>&") & set(text) and json.loads(text) == {made_up.HOSTILE: [made_up.HOSTILE]}


def test_pages_are_small_and_name_nothing_on_the_net(folder):
    for name in ("of.html", "example.html"):
        text = (folder / name).read_text()
        assert len(text) < 2_000_000
        # Outside the charts' library nothing is an address, but for the name of Vega-Lite's schema.
        own = re.sub(r"<script>.*?</script>", "", text, flags=re.DOTALL).replace("https://vega.github.io/schema", "")
        assert "http://" not in own and "https://" not in own


def test_each_chart_has_words_and_a_picture(folder):
    assert set(data_of(folder / "of.html")["figures"]) == FIGURES
    assert {"roofline", "share_of_peak"} <= set(data_of(folder / "example.html")["figures"])
    text = (folder / "of.html").read_text()
    assert "b against a: 3 FAST, 0 SLOW, 0 SAME of 3 problems, 1.100x" in text
    assert len(re.findall(r'role="img" aria-label="[^"]{60,}"', text)) == len(FIGURES)
    for name in FIGURES:
        assert (folder / "png" / f"{name}.png").read_bytes().startswith(b"\x89PNG")


def test_without_its_libraries_report_says_what_to_install(folder):
    done = subprocess.run(
        [sys.executable, "-c", "import sys; sys.modules['altair'] = None; from report.cli import main\n"
         "sys.exit(main(['report', sys.argv[1]]))", str(folder / "a" / "0001.jsonl")],
        capture_output=True, text=True, cwd=ROOT, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 2 and "altair: pip install 'tilewright[report]'" in done.stderr


def test_programs_get_the_findings_as_json(folder, capsys):
    journals = [str(folder / name / "0001.jsonl") for name in ("a", "b")]
    capsys.readouterr()
    assert main(["report", *journals, "-o", str(folder / "json.html"), "--json"]) == 0
    captured = capsys.readouterr()
    told = json.loads(captured.out)
    assert captured.err.splitlines()[-1] == str(folder / "json.html")
    assert told["schema"] == "tilewright.report/1"
    assert [source["name"] for source in told["sources"]] == ["a", "b"]
    assert told["sources"][0]["summary"]["problems"].startswith("3, of which")
    assert {row["run"] for row in told["problems"]} == {"a", "b"} and len(told["problems"]) == 6
    (compared,) = told["comparisons"]
    assert compared["counts"]["FAST"] == 3 and compared["schema"] == "tilewright.diff/1"
    assert {each["parameter"] for each in told["importance"]} == {"tile", "s"}
    assert told["failures"] and all(failure["count"] > 0 and failure["first"] for failure in told["failures"])


def test_of_a_run_that_goes_on_there_are_its_trials(folder, capsys):
    lines = [line for line in made_up.journal_text().splitlines() if '"decided"' not in line and '"end"' not in line]
    path = folder / "going.jsonl"
    path.write_text("\n".join(lines))
    assert main(["report", str(path), "-o", str(folder / "going.html")]) == 0
    assert set(data_of(folder / "going.html")["figures"]) == FIGURES - {"comparison"}
    assert "No problem of going is decided yet" in (folder / "going.html").read_text()
    assert main(["diff", str(path), str(path)]) == 2 and "(nothing is decided)" in capsys.readouterr().err


# ---- in a browser

browser = pytest.importorskip("browser", reason="beside this file")
PIXELS = """canvas => {
  const {width, height} = canvas, colours = new Set();
  const pixels = new Uint32Array(canvas.getContext("2d").getImageData(0, 0, width, height).data.buffer);
  let drawn = 0;
  for (const pixel of pixels) if (pixel !== 0) { drawn++; colours.add(pixel); }
  return [drawn / pixels.length, colours.size];
}"""


@pytest.fixture(scope="module")
def started():
    pytest.importorskip("playwright", reason="pip install playwright")
    if browser.find_browser() is None:
        pytest.skip("no Chromium: apt-get install chromium-headless-shell")
    with browser.browser() as started:
        yield started


@pytest.fixture(scope="module")
def page(started, folder):
    return browser.Page(started, folder / "of.html")


@pytest.fixture(scope="module")
def example(started, folder):
    return browser.Page(started, folder / "example.html", browser.PHONE, color_scheme="dark")


def test_charts_are_drawn_without_a_fault_and_nothing_is_fetched(page, example):
    for shown, least in ((page, len(FIGURES)), (example, 8)):
        canvases = shown.tab.query_selector_all(".chart canvas")
        assert len(canvases) >= least
        for canvas in canvases:
            share, colours = canvas.evaluate(PIXELS)
            assert share > 0.01 and colours > 20, (canvas, share, colours)
        assert shown.faults == [] and shown.fetched == []


def test_an_empty_chart_would_be_found(page):
    share, colours = page.tab.evaluate(f"({PIXELS})(Object.assign(document.createElement('canvas'), {{width: 300}}))")
    assert (share, colours) == (0, 0)


def test_a_phone_needs_not_scroll_sideways(example):
    assert example.tab.evaluate("document.documentElement.scrollWidth") <= browser.PHONE[0]
    assert example.tab.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(13, 17, 23)"


def test_what_sources_say_is_text(page):
    assert page.tab.evaluate("window.broken") is None
    assert page.tab.evaluate("document.images.length") == 0
    assert made_up.HOSTILE in page.tab.inner_text(".card") and made_up.HOSTILE in page.tab.inner_text("#failures")


def test_names_of_kernels_parameters_and_values_are_text(started, hostile):
    page = browser.Page(started, hostile)
    words = page.tab.evaluate("[...document.querySelectorAll('#two_parameters option')].map(each => each.value)")
    assert made_up.HOSTILE in words and made_up.HOSTILE.replace(".", "") in words
    page.tab.select_option("#two_parameters select[data-choice=px]", made_up.HOSTILE)
    canvas = page.tab.locator("#two_parameters canvas")
    canvas.scroll_into_view_if_needed()
    box = canvas.bounding_box()
    page.tab.mouse.move(box["x"] + 0.4 * box["width"], box["y"] + 0.5 * box["height"])
    page.tab.wait_for_selector("#vg-tooltip-element.visible")
    assert made_up.HOSTILE in page.tab.inner_text("#vg-tooltip-element")
    assert page.tab.evaluate("window.broken") is None and page.faults == []


def test_filter_and_sort_of_the_table(page):
    def shown() -> list[str]:
        rows = page.tab.query_selector_all("#problems tbody tr")
        return [row.query_selector("td.problem").inner_text() for row in rows if row.is_visible()]

    assert len(shown()) == 6 and page.tab.inner_text("#shown") == "6 of 6"
    page.tab.fill("#filter", "n=1024 wide")
    assert shown() == ["gemm f32 N=1024"] * 2 and page.tab.inner_text("#shown") == "2 of 6"
    page.tab.fill("#filter", "no such")
    assert shown() == []
    page.tab.fill("#filter", "")
    page.tab.click("#problems th button:text-is('µs')")
    assert [int(p.partition("N=")[2]) for p in shown()] == [256, 256, 512, 512, 1024, 1024]
    page.tab.click("#problems th button:text-is('µs')")
    assert [int(p.partition("N=")[2]) for p in shown()] == [1024, 1024, 512, 512, 256, 256]
    assert page.tab.get_attribute("#problems th[aria-sort=descending]", "title").startswith("median")


def picture(page, figure: str) -> bytes:
    return page.tab.evaluate(f"document.querySelector('#{figure} canvas').toDataURL()")


def test_choices_change_the_charts_that_follow_them(page):
    before = {name: picture(page, name) for name in ("two_parameters", "slices", "importance")}
    page.tab.select_option("#two_parameters select[data-choice=px]", "s")
    page.tab.wait_for_timeout(300)
    assert page.tab.input_value("#slices select[data-choice=px]") == "s"
    assert picture(page, "two_parameters") != before["two_parameters"] and picture(page, "slices") != before["slices"]
    assert picture(page, "importance") == before["importance"]


def test_a_figure_is_offered_as_json(page):
    with page.tab.expect_download() as waiting:
        page.tab.click("#best_by_trials button.download")
    saved = json.loads(Path(waiting.value.path()).read_text())
    assert waiting.value.suggested_filename == "best_by_trials.json"
    rows = saved["datasets"]["curves"]
    assert {"run": "a", "problem": "all problems", "clock": "trials", "x": 10, "quality": 90.909} in rows
