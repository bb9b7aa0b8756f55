// Draws the charts of report/charts.py, sorts and filters the table, and offers data as files. Fetches nothing.
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const views = new Map(); // figure's name -> Vega view
  const chosen = {}; // choice -> value

  // The inverse of Table.packed().
  const unpack = (columns) => {
    const names = Object.keys(columns);
    const values = names.map((name) => (Array.isArray(columns[name]) ? columns[name] : columns[name].at.map((at) => columns[name].words[at])));
    return names.length ? values[0].map((_, row) => Object.fromEntries(names.map((name, i) => [name, values[i][row]]))) : [];
  };
  const tables = Object.fromEntries(Object.entries(data.tables).map(([name, columns]) => [name, unpack(columns)]));

  const document_of = ({ spec, tables: names }) => ({ ...spec, datasets: Object.fromEntries(names.map((name) => [name, tables[name]])) });

  const theme = () => {
    const style = getComputedStyle(document.documentElement);
    const of = (name) => style.getPropertyValue(name).trim();
    const [ink, dim, line] = [of("--ink"), of("--dim"), of("--line")];
    const words = { labelColor: dim, titleColor: ink, labelFont: "system-ui, sans-serif", titleFont: "system-ui, sans-serif" };
    return {
      background: "transparent",
      axisY: { labelLimit: innerWidth < 600 ? 165 : 340 },
      axis: { ...words, gridColor: line, domainColor: dim, tickColor: dim, gridOpacity: 0.6, labelSeparation: 4 },
      legend: { ...words, symbolBaseFillColor: dim, symbolBaseStrokeColor: dim, orient: "top", columns: innerWidth < 600 ? 1 : 3, labelLimit: innerWidth < 600 ? 260 : 400 },
      title: { color: ink, font: "system-ui, sans-serif" },
      view: { stroke: line },
      range: { category: of("--series").split(",").map((colour) => colour.trim()) },
    };
  };

  const draw = async (name) => {
    const figure = data.figures[name];
    const place = document.querySelector(`#${name} .chart`);
    views.get(name)?.finalize();
    const drawn = await vegaEmbed(place, document_of(figure), { actions: false, config: theme(), renderer: "canvas" });
    for (const [choice, value] of Object.entries(chosen)) {
      if (follows(name, choice)) drawn.view.signal(choice, value);
    }
    await drawn.view.runAsync();
    views.set(name, drawn.view);
  };

  const follows = (name, choice) => document.querySelector(`#${name} select[data-choice="${choice}"]`) !== null;

  const draw_all = () => Promise.all(Object.keys(data.figures).map(draw));

  // A selector stands at each chart that follows it, and all of one choice say the same.
  const choose = async (choice, value) => {
    chosen[choice] = value;
    for (const select of document.querySelectorAll(`select[data-choice="${choice}"]`)) select.value = value;
    await Promise.all([...views].filter(([name]) => follows(name, choice)).map(([, view]) => view.signal(choice, value).runAsync()));
  };

  const fill = (choice, words) => {
    for (const select of document.querySelectorAll(`select[data-choice="${choice}"]`)) {
      select.replaceChildren(...words.map((word) => new Option(word, word)));
    }
  };

  const choose_family = async (family) => {
    const names = data.parameters[family];
    for (const choice of ["px", "py"]) fill(choice, names);
    await choose("family", family);
    await choose("px", names[0]);
    await choose("py", names[Math.min(1, names.length - 1)]);
  };

  const offer = (name, value) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 1)], { type: "application/json" }));
    link.download = `${name}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };

  // ---- the table
  const table = document.getElementById("problems");
  const body = table.tBodies[0];

  const sort_by = (head) => {
    const column = [...head.parentElement.children].indexOf(head);
    const direction = head.getAttribute("aria-sort") === "ascending" ? "descending" : "ascending";
    for (const other of head.parentElement.children) other.setAttribute("aria-sort", other === head ? direction : "none");
    const sign = direction === "ascending" ? 1 : -1;
    const key = (row) => row.cells[column].dataset.key;
    const is_number = [...body.rows].every((row) => key(row) === "" || !Number.isNaN(Number(key(row))));
    const compare = (a, b) => {
      if (a === "" || b === "") return (a === "") - (b === ""); // what is absent comes last, whichever way
      return sign * (is_number ? a - b : a.localeCompare(b, "en", { numeric: true }));
    };
    body.append(...[...body.rows].sort((a, b) => compare(key(a), key(b))));
  };

  const filter = () => {
    const words = document.getElementById("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of body.rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      shown += !row.hidden;
    }
    document.getElementById("shown").textContent = `${shown} of ${body.rows.length}`;
  };

  const start = async () => {
    for (const head of table.tHead.rows[0].cells) head.addEventListener("click", () => sort_by(head));
    document.getElementById("filter").addEventListener("input", filter);
    filter();
    document.getElementById("download-problems").addEventListener("click", () => offer("problems", unpack(data.problems)));
    for (const button of document.querySelectorAll("button.download")) {
      const name = button.closest("figure").id;
      button.addEventListener("click", () => offer(name, document_of(data.figures[name])));
    }
    for (const select of document.querySelectorAll("select[data-choice]")) {
      const { choice } = select.dataset;
      select.addEventListener("change", () => (choice === "family" ? choose_family(select.value) : choose(choice, select.value)));
    }
    const families = Object.keys(data.parameters);
    fill("family", families);
    await draw_all();
    if (families.length) await choose_family(families[0]);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw_all);
    document.documentElement.dataset.drawn = String(views.size); // for tests, and who prints the page
  };
  start();
})();
