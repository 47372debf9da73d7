/** Makes an element with text and attributes; strings of the app never become HTML. */
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "text") node.textContent = value;
    else if (key === "onclick") node.addEventListener("click", value);
    else if (value !== undefined && value !== null) node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
}

/** Scrolls a box, and nothing around it, so that a node in it can be seen. */
function reveal(node, box) {
  const [inner, outer] = [node.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}

const categories = [
  "appearance", "containment", "delegate", "context", "animator", "coordinator", "hierarchy", "input", "lifecycle",
  "haptics", "accessibility",
];

/** Gives a node the colour of a category. */
function tint(node, name) {
  node.style.background = `var(--${name})`;
  return node;
}

/** The list of events, which follows the playhead. */
export class EventList {
  constructor(model, onChoose) {
    Object.assign(this, { model, onChoose });
    this.list = document.getElementById("events");
    this.shown = new Set(categories);
    this.count = -1;
    const filters = document.getElementById("filters");
    for (const name of categories) {
      const button = element("button", { "aria-pressed": "true", onclick: () => this.toggle(name, button) });
      button.append(tint(element("span", { class: "dot" }), name), name);
      filters.append(button);
    }
  }

  toggle(name, button) {
    if (!this.shown.delete(name)) this.shown.add(name);
    button.setAttribute("aria-pressed", this.shown.has(name));
    this.count = -1;
    this.update();
  }

  update() {
    const { model, list } = this;
    if (list.closest("[hidden]")) return;
    if (this.count !== model.events.length) {
      if (this.count < 0 || this.count > model.events.length) {
        list.replaceChildren();
        this.rows = [];
        this.count = 0;
      }
      for (const event of model.events.slice(this.count)) {
        if (!this.shown.has(event.category)) continue;
        const button = element("button", { onclick: () => this.onChoose(event.t) },
          tint(element("span", { class: "dot", title: event.category }), event.category),
          element("time", { text: model.seconds(event.t).toFixed(3) }), element("code", { text: event.text }));
        list.append(element("li", {}, button));
        this.rows.push({ t: event.t, button });
      }
      while (this.rows.length > 2000) {
        list.firstChild.remove();
        this.rows.shift();
      }
      this.count = model.events.length;
    }
    this.mark();
  }

  mark() {
    const at = this.model.shown;
    let last = -1;
    for (const { t } of this.rows) if (t <= at) last = t;
    let final = null;
    for (const row of this.rows) {
      const name = row.t === last ? "now" : row.t < last ? "past" : "";
      if (row.name !== name) row.button.className = row.name = name;
      if (row.t === last) final = row.button;
    }
    if (final !== this.marked) {
      this.marked = final;
      if (final) reveal(final, this.list.parentNode);
    }
  }
}

/** The diagnostics and hints of the engine, each at its frame. */
export class ProblemList {
  constructor(model, onChoose) {
    Object.assign(this, { model, onChoose, count: -1 });
    this.list = document.getElementById("problems");
  }

  update() {
    const { problems } = this.model;
    document.getElementById("tabProblems").textContent = problems.length ? `Problems ${problems.length}` : "Problems";
    if (this.count === problems.length) return;
    this.count = problems.length;
    this.list.replaceChildren(...problems.map(problem => element("li", {},
      element("button", { class: "past", onclick: () => this.onChoose(problem.t) },
        tint(element("span", { class: "dot" }), problem.kind === "problem" ? "bad" : "delegate"),
        element("time", { text: this.model.seconds(problem.t).toFixed(3) }),
        element("span", { text: problem.text })))));
    if (problems.length === 0) this.list.append(element("li", { class: "none", text: "The engine reports no problems." }));
  }
}

/** The tree of views at a frame, with the reason why a view can't be seen. */
export class Tree {
  constructor(model, onChoose) {
    Object.assign(this, { model, onChoose, rows: [] });
    this.node = document.getElementById("tree");
    this.facts = document.getElementById("facts");
    this.clear();
    document.getElementById("search").addEventListener("input", event => this.search(event.target.value));
    this.node.addEventListener("keydown", event => this.key(event));
  }

  /** Forgets the views, of another screen. */
  clear() {
    this.rows = [];
    this.chosen = undefined;
    this.facts.replaceChildren();
    this.node.replaceChildren(element("p", { class: "empty", text: "Read shows the views of the frame at the playhead, and why one can't be seen." }));
  }

  take(message) {
    this.rows = [];
    this.node.replaceChildren();
    for (const window of message.windows) this.add(window, 0);
    this.search(document.getElementById("search").value);
  }

  add(view, level) {
    const row = element("div", { role: "treeitem", "aria-level": level + 1, class: view.why ? "unseen" : "", title: view.why || "" });
    row.style.paddingLeft = `${8 + level * 12}px`;
    row.append(view.c);
    if (view.vc) row.append(" ", element("em", { text: view.vc }));
    if (view.name) row.append(" ", element("q", { text: view.name }));
    row.addEventListener("click", () => this.choose(view, row));
    this.node.append(row);
    this.rows.push({ view, row });
    for (const child of view.ch || []) this.add(child, level + 1);
  }

  choose(view, row) {
    for (const other of this.rows) other.row.setAttribute("aria-selected", other.row === row);
    reveal(row, this.node);
    this.chosen = this.rows.findIndex(other => other.row === row);
    const number = value => +value.toFixed(2);
    const [x, y, width, height] = view.f.map(number);
    const facts = [
      ["Class", view.c], ["Controller of", view.vc], ["Name", view.name], ["On the screen", `${x}, ${y}, ${width} × ${height}`],
      ["Frame", view.local.map(number).join(", ")], ["Alpha", view.alpha], ["Hidden", view.hidden && "yes"],
      ["Clips", view.clips && "yes"], ["Gets touches", view.still && "no"],
      ["Can't be seen", view.why ? `because ${view.why}` : undefined],
    ].filter(fact => fact[1] !== undefined && fact[1] !== false);
    this.facts.replaceChildren(...facts.flatMap(([name, value]) => [
      element("dt", { text: name }), element("dd", { text: value }),
    ]));
    this.onChoose(view.f);
  }

  search(text) {
    const word = text.trim().toLowerCase();
    for (const { view, row } of this.rows) {
      const all = `${view.c} ${view.vc || ""} ${view.name || ""}`.toLowerCase();
      row.classList.toggle("missed", word !== "" && !all.includes(word));
    }
  }

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || this.rows.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    let index = this.chosen ?? -1;
    do index += step; while (this.rows[index] && this.rows[index].row.classList.contains("missed"));
    if (this.rows[index]) this.choose(this.rows[index].view, this.rows[index].row);
  }
}
