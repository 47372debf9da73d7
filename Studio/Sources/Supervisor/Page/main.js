import { Address } from "./address.js";
import { AnimationList } from "./animations.js";
import { Board } from "./board.js";
import { Connection } from "./connection.js";
import { Expectations } from "./expect.js";
import { Exploded } from "./exploded.js";
import { Model } from "./model.js";
import { EventList, ProblemList, Tree, element } from "./panels.js";
import { Reruns } from "./reruns.js";
import { Screen } from "./screen.js";
import { Timeline } from "./timeline.js";
import { Numbers } from "./tune.js";

const get = id => document.getElementById(id);
const model = new Model();
let isTyping = false;
let lastTree = -1;

const connection = new Connection({
  message: message => (receivers[message.is] || (() => {}))(message),
  bitmap,
  status: (text, isBad) => {
    get("link").textContent = text;
    get("link").classList.toggle("bad", isBad);
  },
});
const screen = new Screen(model, connection);
const look = frame => {
  model.shown = frame;
  model.live = frame >= model.newest;
  connection.do("look", { frame });
  updateSoon();
};
const timeline = new Timeline(model, connection, look);
const events = new EventList(model, look);
const reruns = new Reruns(connection);
const animations = new AnimationList(model, reruns);
const problems = new ProblemList(model, look);
const exploded = new Exploded(model);
const address = new Address(model, connection);
const board = new Board(model, connection);
board.open = query => {
  showBoard("");
  if (query) address.open(query);
};
const numbers = new Numbers(model, reruns);
const expectations = new Expectations(model, connection, screen, frame => {
  if (playing()) connection.do("pause");
  look(frame);
});
const tree = new Tree(model, frame => {
  screen.chosen = frame;
  screen.drawMarks();
});

// Messages

const receivers = {
  state(state) {
    const isNew = !model.state || model.state.run !== state.run;
    const before = model.state;
    model.takeState(state);
    if (isNew) {
      banner(state.notice);
      timeline.asked.clear();
      timeline.end = 0;
      reruns.began();
      if (before && before.story !== state.story) expectations.clear();
      if (before && (before.story !== state.story || before.device !== state.device)) {
        tree.clear();
        screen.chosen = null;
      }
    }
    if (state.replayed) get("link").title = `replayed in ${Math.round(state.replayed)} ms`;
    if (!before || before.width !== state.width || before.height !== state.height || isNew) screen.fit();
    showControls();
    update();
    // In a pause the views of the newest frame are there to be looked at; those of an old one take a replay.
    if (!state.playing && state.live && (isNew || before?.playing !== false)) actions.readTree();
    address.openWanted();
    address.update();
  },
  playhead(message) {
    model.takePlayhead(message);
    updateSoon();
  },
  frames(message) {
    model.takeFrames(message);
    if (message.all) problems.count = events.count = -1;
    loopAround();
    updateSoon();
  },
  viewers(message) {
    model.controls = message.controls;
    if (message.controls) {
      connection.handlers.status(message.count > 1 ? `${message.count} pages` : "connected", false);
      if (get("banner").dataset.kind === "looking") banner();
    } else {
      connection.handlers.status("looking on", false);
      banner("Another page controls the app; this one looks on.", "Take over", () => connection.do("control"), "looking");
    }
    screen.divisor = undefined;
    screen.fit();
  },
  ask() { banner("The app stands at an old frame. Going on from here cuts the recording.", "Continue from here", resume); },
  notice(message) { banner(message.text); },
  differs(message) {
    model.difference = message.frame;
    banner(message.text, null, null, "fault");
  },
  compiling() {
    cover(true);
    connection.handlers.status("compiling", false);
  },
  reloaded(message) { connection.handlers.status(`reloaded in ${message.milliseconds} ms`, false); },
  pong() {},
  building(message) { banner(message.text); },
  running() {
    cover(false);
    banner();
  },
  failed(message) {
    banner();
    cover(true, message.text);
    connection.handlers.status("the build has failed", true);
  },
  hung(message) {
    banner(message.text, "End it, and replay to the frame before",
      () => connection.do("revive", { frame: Math.max(0, Number(message.frame) - 1) }), "fault");
  },
  crashed(message) {
    const frame = Math.max(0, Number(message.frame) - 1);
    banner(`${message.text} It was at frame ${message.frame}.`, "Replay to the frame before",
      () => connection.do("revive", { frame }), "fault");
  },
  tree(message) {
    lastTree = message.frame;
    tree.take(message);
  },
  layers(message) { exploded.take(message); },
  tunables(message) { numbers.take(message); },
  board(message) { board.take(message); },
  file(message) {
    banner();
    download(message.name, Uint8Array.from(atob(message.base64), letter => letter.charCodeAt(0)), message.type);
  },
  test(message) {
    banner(message.text);
    expectations.taken(message);
    if (message.file) download("SessionTests.swift", message.file);
  },
  picks(message) { expectations.take(message); },
  session(message) {
    download("session.mcsession", message.text);
  },
};

function bitmap(header, pixels) {
  if (header.use === 1) {
    screen.bitmap(header, pixels);
    if (!model.live && header.frame !== model.shown) return;
    screen.drawMarks();
  } else if (header.use === 2) {
    const small = element("canvas", { width: header.width, height: header.height });
    small.getContext("2d").putImageData(new ImageData(pixels, header.width, header.height), 0, 0);
    model.thumbnails.set(header.frame, small);
    timeline.request();
  } else if (header.use === 3) {
    exploded.bitmap(header, pixels);
  } else if (header.use === 4) {
    board.bitmap(header, pixels);
  }
}

// Controls

/** Dims the screen while it is built again, and lays the compiler's errors over it. */
function cover(isCovered, errors) {
  get("cover").hidden = !isCovered;
  get("cover").classList.toggle("failed", Boolean(errors));
  get("errors").hidden = !errors;
  get("errorText").textContent = errors || "";
  get("errorAdvice").textContent = `${model.state ? "The app goes on as it was. " : ""}Saving the source builds again.`;
}

function banner(text, button, action, kind = "") {
  const node = get("banner");
  node.dataset.kind = kind;
  node.hidden = !text;
  node.replaceChildren(text || "");
  if (text && button) node.append(element("button", { text: button, onclick: () => { banner(); action(); } }));
  if (text && !button) node.append(element("button", { text: "Close", onclick: () => banner() }));
}

function fill(select, values, chosen, name = value => value) {
  if (select.dataset.values !== values.join()) {
    select.dataset.values = values.join();
    select.replaceChildren(...values.map(value => element("option", { value, text: name(value) })));
  }
  select.value = chosen;
}

const press = (id, isOn) => get(id).setAttribute("aria-pressed", Boolean(isOn));

function showControls() {
  const { state } = model;
  document.body.classList.toggle("playing", state.playing);
  fill(get("story"), state.stories, state.story);
  fill(get("device"), state.devices, state.device);
  const sizeName = size => size.replace("UICTContentSizeCategory", "").replace("Accessibility", "Accessibility ");
  fill(get("size"), state.sizes, state.settings.textSize || "UICTContentSizeCategoryL", sizeName);
  press("dark", state.settings.style === "dark");
  press("rtl", state.settings.rightToLeft === "on");
  press("motion", state.settings.reduceMotion === "on");
  press("fade", state.settings.crossFade === "on");
  press("bar", state.settings.statusBar === "on");
  press("bold", accessibilityBits() & 1 << 9);
  press("contrast", accessibilityBits() & 1 << 12);
  press("damage", state.overlay & 1);
  press("overdraw", state.overlay & 2);
  showTakes();
  for (const button of get("rates").children) {
    button.setAttribute("aria-pressed", Number(button.dataset.rate) === state.rate);
  }
}

let isUpdating = false;

/** Updates before the page is next painted, once for all that has come by then, so that no bitmap waits for it. */
function updateSoon() {
  if (isUpdating) return;
  isUpdating = true;
  requestAnimationFrame(() => {
    isUpdating = false;
    update();
  });
}

function update() {
  get("seconds").textContent = `${model.seconds(model.shown).toFixed(3)} s`;
  get("frame").textContent = model.live ? `frame ${model.shown}` : `frame ${model.shown} of ${model.newest}`;
  get("resume").disabled = model.live;
  timeline.request();
  address.update();
  board.update();
  updateLists();
  if (!model.live || !model.state?.playing) screen.drawMarks();
  if (!get("exploded").hidden && exploded.frame !== model.shown && !model.state?.playing) readLayers();
}

let listTime = 0, listTimer = 0;

/** Updates the lists of the inspector, at most ten times a second: a hand that winds goes through more frames than that. */
function updateLists() {
  const wait = listTime + 100 - performance.now();
  if (wait > 0) {
    listTimer ||= setTimeout(updateLists, wait);
    return;
  }
  clearTimeout(listTimer);
  listTimer = 0;
  listTime = performance.now();
  events.update();
  animations.update();
  problems.update();
  showCost();
}

function showCost() {
  if (get("sessionPanel").hidden) return;
  const frame = model.frames.get(model.shown);
  if (!frame) return;
  const facts = [
    ["Turn", `${frame.turn} µs`], ["Frame value", `${frame.build} µs`],
    ["Drawing", frame.draw === undefined ? "not drawn" : `${frame.draw} µs`],
    ["Copying", frame.copy === undefined ? "–" : `${frame.copy} µs`],
    ["Frame to page", model.latency ? `${model.latency[0]} ms, 95 %: ${model.latency[1]} ms` : "–"],
  ];
  get("cost").replaceChildren(...facts.flatMap(([name, value]) => [
    element("dt", { text: name }), element("dd", { text: value }),
  ]));
}

const resume = () => {
  banner();
  connection.do("resume");
};
const playing = () => Boolean(model.state?.playing);
const setting = (name, value) => connection.send({ input: "setting", name, value });
const toggle = (name, on, off) => setting(name, (model.state.settings[name] ?? off) === on ? off : on);
/** The bits of the user's settings for accessibility; those of a new device unless changed. */
const accessibilityBits = () => Number(model.state.settings.accessibility ?? (1 << 16 | 1 << 17));
const accessibility = bit => setting("accessibility", String(accessibilityBits() ^ bit));
const overlay = bit => connection.do("overlay", { value: (model.state.overlay ^ bit) & 3 });
let layersWait = 0;

/** Asks for the layers of the frame, once for several steps. */
function readLayers() {
  clearTimeout(layersWait);
  layersWait = setTimeout(() => connection.do("layers", { frame: model.shown }), 120);
}

/** Opens or closes a board of images, for which time stands. */
function showBoard(kind, members) {
  if (!get("exploded").hidden) explode();
  if (playing() && kind) connection.do("pause");
  board.show(kind, members);
  for (const name of ["variants", "stories"]) press(name, board.kind === name);
}

function explode() {
  if (board.kind) showBoard("");
  const isOn = get("exploded").hidden;
  get("exploded").hidden = !isOn;
  get("explodeTools").hidden = !isOn;
  get("glass").hidden = isOn;
  press("explode", isOn);
  if (isOn) {
    if (playing()) connection.do("pause");
    exploded.frame = -1;
    readLayers();
  }
}

function type(isOn) {
  isTyping = isOn;
  press("keyboard", isOn);
  get("glass").classList.toggle("typing", isOn);
  if (isOn) get("screen").focus();
}

/** Begins or ends to pick expectations of the test. */
function pick(isOn) {
  if (isOn) {
    if (board.kind) showBoard("");
    if (!get("exploded").hidden) explode();
    get("tabSession").click();
  }
  expectations.pick(isOn);
}

function loopAround() {
  const { loopFrom, loopTo } = timeline;
  if (get("loop").getAttribute("aria-pressed") !== "true" || loopFrom === null || loopTo === null) return;
  if (playing() && (model.live || model.shown >= loopTo)) {
    connection.do("look", { frame: loopFrom });
    connection.do("play");
  }
}

const actions = {
  play: () => connection.do(playing() ? "pause" : "play"),
  back: () => connection.do("step", { by: -1 }),
  forward: () => connection.do("step", { by: 1 }),
  live: () => connection.do("live"),
  restart() {
    expectations.clear();
    connection.do("restart");
  },
  resume,
  keyboard: () => type(!isTyping),
  explode,
  variants: () => showBoard(board.kind === "variants" ? "" : "variants"),
  stories: () => showBoard(board.kind === "stories" ? "" : "stories"),
  film: () => {
    const members = { format: get("filmFormat").value, speed: Number(get("filmSpeed").value), touches: Number(get("filmTouches").checked) };
    const [rate, width] = [get("filmRate").valueAsNumber, get("filmWidth").valueAsNumber];
    if (width) members.width = width;
    const [from, to] = [timeline.loopFrom ?? 0, timeline.loopTo ?? model.newest];
    banner("The film is being made.");
    connection.do("film", { ...members, fps: rate || 60, from: Math.min(from, to), to: Math.max(from, to) });
  },
  damage: () => overlay(1),
  overdraw: () => overlay(2),
  touches: () => {
    screen.showsTouches = !screen.showsTouches;
    press("touches", screen.showsTouches);
    screen.drawMarks();
  },
  paths: () => {
    screen.showsPaths = !screen.showsPaths;
    press("paths", screen.showsPaths);
    screen.drawMarks();
  },
  safe: () => {
    screen.showsSafeArea = !screen.showsSafeArea;
    press("safe", screen.showsSafeArea);
    screen.drawMarks();
  },
  dark: () => toggle("style", "dark", "light"),
  rtl: () => toggle("rightToLeft", "on", "off"),
  motion: () => toggle("reduceMotion", "on", "off"),
  fade: () => toggle("crossFade", "on", "off"),
  turn: () => connection.send({
    input: "rotate", value: model.state.orientation === "portrait" ? "landscapeLeft" : "portrait",
  }),
  readTree: () => connection.do("inspect", { frame: model.shown }),
  zoomIn: () => timeline.zoom(1 / 1.5),
  zoomOut: () => timeline.zoom(1.5),
  loop: () => press("loop", get("loop").getAttribute("aria-pressed") !== "true"),
  test: () => connection.do("test", { ...expectations.members, title: get("testTitle").value.trim() }),
  pick: () => pick(!expectations.isPicking),
  bar: () => toggle("statusBar", "on", "off"),
  bold: () => accessibility(1 << 9),
  contrast: () => accessibility(1 << 12),
  save: () => connection.do("session"),
  closeErrors: () => cover(false),
};
for (const [id, action] of Object.entries(actions)) get(id).addEventListener("click", action);
get("story").addEventListener("change", event => connection.do("story", { name: event.target.value }));
get("device").addEventListener("change", event => connection.do("device", { name: event.target.value }));
get("size").addEventListener("change", event => setting("textSize", event.target.value));
get("rates").addEventListener("click", event => {
  const rate = event.target.dataset.rate;
  if (rate) connection.do("rate", { value: Number(rate) });
});
get("spacing").addEventListener("input", event => { exploded.spacing = Number(event.target.value); exploded.place(); });
get("depth").addEventListener("input", event => { exploded.depth = Number(event.target.value); exploded.place(); });
get("search").addEventListener("focus", () => { if (tree.rows.length === 0) actions.readTree(); });
get("open").addEventListener("change", async event => {
  const file = event.target.files[0];
  if (file) connection.do("load", { text: await file.text() });
  event.target.value = "";
});

const tabs = ["Events", "Animations", "Numbers", "Problems", "Session"];
for (const name of tabs) {
  get(`tab${name}`).addEventListener("click", () => {
    for (const other of tabs) {
      get(`tab${other}`).setAttribute("aria-selected", other === name);
      get(`${other.toLowerCase()}Panel`).hidden = other !== name;
    }
    update();
  });
}

// Takes

function showTakes() {
  get("takes").replaceChildren(...model.state.takes.map((seconds, index) => element("li", {},
    element("button", { class: "past", onclick: () => connection.do("take", { index }) },
      element("time", { text: seconds.toFixed(2) }), element("span", { text: `Replay take ${index + 1}` })),
    element("button", { class: "beside", text: "Compare", onclick: () => showBoard("takes", { take: index }) }))));
}

function download(name, content, type = "application/jsonl") {
  const link = element("a", { href: URL.createObjectURL(new Blob([content], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// Keys

const usages = {
  Enter: 40, Escape: 41, Backspace: 42, Tab: 43, ArrowRight: 79, ArrowLeft: 80, ArrowDown: 81, ArrowUp: 82, Home: 74, End: 77,
  PageUp: 75, PageDown: 78, Delete: 76,
};
const held = new Map();

function keyForApp(event) {
  if (event.key === "Escape") return type(false);
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) return connection.send({ input: "text", text: event.key });
  if (event.key === "Backspace") return connection.send({ input: "delete" });
  if (event.key === "Enter") return connection.send({ input: "text", text: "\n" });
  const code = usages[event.key];
  if (!code || held.has(event.code)) return;
  held.set(event.code, code);
  const modifiers = (event.shiftKey ? 1 << 17 : 0) | (event.ctrlKey ? 1 << 18 : 0) | (event.altKey ? 1 << 19 : 0);
  connection.send({ input: "key", key: code, phase: "began", code, modifiers });
}

const shortcuts = {
  " ": actions.play, Enter: () => { if (!model.live) resume(); }, Home: actions.restart, End: actions.live,
  Escape: () => {
    if (board.kind) showBoard("");
    if (expectations.isPicking) pick(false);
    screen.chosen = null;
    screen.drawMarks();
  },
  d: actions.dark, l: actions.rtl, m: actions.motion, o: actions.turn, e: explode, a: actions.variants, s: actions.stories, t: () => type(true), p: actions.paths, x: actions.pick, v: actions.readTree,
  "1": () => connection.do("rate", { value: 1 }), "2": () => connection.do("rate", { value: 0.5 }),
  "3": () => connection.do("rate", { value: 0.25 }), "4": () => connection.do("rate", { value: 0.1 }),
  "5": () => connection.do("rate", { value: 0.01 }), "+": actions.zoomIn, "-": actions.zoomOut,
  "[": () => { timeline.loopFrom = model.shown; press("loop", true); timeline.request(); },
  "]": () => { timeline.loopTo = model.shown; press("loop", true); timeline.request(); },
};

addEventListener("keydown", event => {
  if (isTyping) {
    event.preventDefault();
    return keyForApp(event);
  }
  const node = event.target;
  if (node.matches("input, select, textarea")) return;
  if (event.ctrlKey || event.metaKey) return;
  if ((event.key === " " || event.key === "Enter") && node.matches("button, label")) return;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step) {
    event.preventDefault();
    return connection.do("step", { by: step * (event.shiftKey ? 10 : 1) });
  }
  const action = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
addEventListener("keyup", event => {
  const code = held.get(event.code);
  if (!code) return;
  held.delete(event.code);
  connection.send({ input: "key", key: code, phase: "ended" });
});
// After a click the space bar pauses, and presses no button a second time.
addEventListener("click", event => { if (event.detail > 0) event.target.closest("button")?.blur(); });
addEventListener("resize", () => screen.fit());
// For tests, which look at the page from outside.
globalThis.studio = { model, connection, timeline, exploded, board, numbers, animations, expectations, tree };
