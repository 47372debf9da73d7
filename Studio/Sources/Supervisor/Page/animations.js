import { element } from "./panels.js";

/** The progress of an animation's curve at a part of its time. */
function progress(row, part) {
  if (row.spring) {
    const [mass, stiffness, , velocity] = row.spring;
    const time = part * row.duration, natural = Math.sqrt(stiffness / mass);
    const damping = ratio(row.spring);
    if (damping < 1) {
      const swing = natural * Math.sqrt(1 - damping * damping);
      return 1 - Math.exp(-damping * natural * time)
        * (Math.cos(swing * time) + (damping * natural - velocity) / swing * Math.sin(swing * time));
    }
    const decay = Math.exp(-natural * time);
    return 1 - decay * (1 + (natural - velocity) * time);
  }
  if (!row.curve) return part;
  const [x1, y1, x2, y2] = row.curve;
  const bezier = (a, b, t) => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < part) low = middle; else high = middle;
  }
  return bezier(y1, y2, low);
}

/** The damping ratio of a spring: 1 does not swing. */
function ratio([mass, stiffness, damping]) { return damping / (2 * Math.sqrt(stiffness * mass)); }

/** The animations of the transition at the playhead, each with its curve, and a bar that changes its delay and duration. */
export class AnimationList {
  constructor(model, reruns) {
    Object.assign(this, { model, reruns, cells: new Map(), changes: new Map() });
    this.list = document.getElementById("animations");
    this.note = document.getElementById("animationNote");
    document.getElementById("copyAnimations").addEventListener("click", event => copy(this.code, event.target));
    document.getElementById("resetAnimations").addEventListener("click", () => this.reset());
    this.code = document.getElementById("animationCode");
  }

  /** The animations that are listed: those of the transition at the playhead or before it, and others that run. */
  get rows() {
    const { model } = this;
    const at = model.shown;
    const transition = model.transitionAt(at);
    const all = [...model.animations.values()];
    const isOf = row => transition && transition.from <= row.from && row.from <= transition.to;
    const isRunning = row => row.from <= at && at < (row.to ?? Infinity);
    let found = all.filter(row => isOf(row) || isRunning(row));
    if (found.length === 0) {
      const last = Math.max(...all.filter(row => row.from <= at).map(row => row.from));
      found = all.filter(row => row.from === last);
    }
    return found.slice(0, 60).map(row => {
      const first = isOf(row) ? transition.from : row.from;
      const index = all.filter(one => one.name === row.name && one.from >= first && one.n <= row.n).length;
      return { ...row, first, index, running: isRunning(row), id: `${row.name ?? row.layer + row.key} ${first} ${index}` };
    });
  }

  update() {
    const { model, list } = this;
    if (list.closest("[hidden]")) return;
    const at = model.shown;
    // A run that has just begun again has not come to its animations yet; a bar that is dragged stays.
    if (model.state?.tuned !== undefined && at <= model.state.tuned + 1 && model.animations.size === 0) return;
    const rows = this.rows;
    const moving = rows.filter(row => row.running).length;
    this.note.textContent = moving ? `${moving} ${moving === 1 ? "animation moves" : "animations move"} at this frame.`
      : rows.length ? "Nothing moves at this frame. The last animations:" : "Nothing moves at this frame.";
    const ids = new Set(rows.map(row => row.id));
    for (const [id, cell] of this.cells) {
      if (ids.has(id)) continue;
      cell.node.remove();
      this.cells.delete(id);
    }
    const last = Math.max(0.1, ...rows.map(row => this.begin(row) + Math.min(row.duration, 60)));
    if (!this.dragged) this.span = last * 1.15;
    rows.forEach((row, index) => {
      if (!this.cells.has(row.id)) this.cells.set(row.id, this.cell());
      const cell = this.cells.get(row.id);
      if (list.children[index] !== cell.node) list.insertBefore(cell.node, list.children[index] ?? null);
      this.fill(cell, row, at);
    });
    this.showChanges(rows);
  }

  /** Seconds from the transition's first frame to the beginning of an animation. */
  begin(row) { return (row.from - row.first) / this.model.fps + (row.delay ?? 0); }

  /** Makes the nodes of a row once, so that what is dragged or has the focus stays. */
  cell() {
    const cell = {
      curve: element("canvas", { width: 128, height: 88, "aria-hidden": "true" }),
      name: element("b"), change: element("span"), facts: element("span"),
      bar: element("div", { class: "bar", tabindex: 0, role: "slider" }), head: element("i", { class: "at" }),
      delay: element("input", { type: "number", min: 0, max: 60, step: "any" }),
      duration: element("input", { type: "number", min: 0.01, max: 60, step: "any" }),
      damping: element("input", { type: "number", min: 0.05, max: 1, step: 0.05 }),
      solo: element("button", { text: "Solo", title: "Mute all others of the transition" }),
      mute: element("button", { text: "Mute", title: "Let it move nothing; its time passes" }),
      speed: element("div"),
    };
    cell.track = element("div", { class: "track" }, cell.bar, cell.head);
    cell.swing = element("label", { text: "Damping ", title: "1 does not swing; a smaller ratio swings more" }, cell.damping);
    cell.controls = element("div", { class: "controls" },
      element("label", { text: "Delay " }, cell.delay), element("label", { text: "Duration " }, cell.duration), cell.swing, cell.solo, cell.mute);
    cell.node = element("li", { class: "row" }, cell.curve, cell.name, cell.change, cell.facts, cell.track, cell.controls, cell.speed);
    cell.mute.addEventListener("click", () => this.send([cell.row], { muted: cell.row.muted ? 0 : 1 }));
    cell.solo.addEventListener("click", () => this.solo(cell.row));
    for (const name of ["delay", "duration", "damping"]) {
      cell[name].addEventListener("change", () => {
        if (Number.isFinite(cell[name].valueAsNumber)) this.send([cell.row], { [name]: cell[name].valueAsNumber });
      });
    }
    cell.bar.addEventListener("pointerdown", event => this.grab(event, cell));
    cell.bar.addEventListener("keydown", event => this.key(event, cell));
    return cell;
  }

  fill(cell, row, at) {
    cell.row = row;
    const { model } = this;
    const end = row.to ?? row.expected;
    // A finger that holds a transition holds its animations.
    const held = model.segments.find(one => one.state === "running interactively" && one.from <= at && at < one.to);
    const time = Number.isFinite(end) && end > row.from ? Math.max(0, Math.min(1, (at - row.from) / (end - row.from))) : 0;
    const part = held ? held.progress[at - held.from] ?? time : time;
    cell.node.classList.toggle("over", !row.running);
    cell.node.classList.toggle("muted", Boolean(row.muted));
    const texts = [
      [cell.name, `${row.by} › ${row.layer} › ${row.key}`],
      [cell.change, row.end === undefined ? "" : `${row.start ?? "the present value"} → ${row.end}`],
      [cell.facts, [
        row.left === null ? "no end" : `${row.duration} s${row.delay ? `, after ${row.delay} s` : ""}`, `${Math.round(part * 100)} %`,
        row.spring ? `spring: mass ${row.spring[0]}, stiffness ${row.spring[1]}, damping ${row.spring[2]}` : "",
        row.muted ? "muted" : "", row.clock ? "its animator sets its time" : "",
      ].filter(Boolean).join(" · ")],
    ];
    for (const [node, text] of texts) if (node.textContent !== text) node.textContent = text;
    this.curve(cell.curve, row, part);
    this.place(cell, row, at);
    const path = model.paths.get(row.n);
    cell.speed.replaceChildren(...(path && path.length > 2 ? [this.speed(path, at)] : []));
  }

  /** Places the bar on its track: from the animation's beginning to its end. */
  place(cell, row, at) {
    const isFixed = !row.name || row.clock || row.left === null;
    cell.controls.hidden = !row.name;
    for (const label of cell.controls.querySelectorAll("label")) label.hidden = isFixed;
    if (!row.spring) cell.swing.hidden = true;
    cell.bar.classList.toggle("fixed", Boolean(isFixed));
    cell.mute.setAttribute("aria-pressed", Boolean(row.muted));
    const others = this.others(row);
    cell.solo.setAttribute("aria-pressed", !row.muted && others.length > 0 && others.every(one => one.muted));
    cell.head.style.left = `${Math.max(0, Math.min(1, (at - row.first) / this.model.fps / this.span)) * 100}%`;
    if (this.dragged === cell) return;
    this.show(cell, this.begin(row), Math.min(row.duration, 60));
    if (document.activeElement !== cell.delay) cell.delay.value = +(row.delay ?? 0).toFixed(3);
    if (document.activeElement !== cell.duration) cell.duration.value = +row.duration.toFixed(3);
    if (row.spring && document.activeElement !== cell.damping) cell.damping.value = +ratio(row.spring).toFixed(3);
    cell.bar.setAttribute("aria-label", `${row.layer} ${row.key}: arrows change the delay, with Shift the duration`);
    cell.bar.setAttribute("aria-valuenow", row.delay ?? 0);
    cell.bar.setAttribute("aria-valuetext", `after ${row.delay ?? 0} s, ${row.duration} s long`);
  }

  show(cell, begin, duration) {
    cell.bar.style.left = `${begin / this.span * 100}%`;
    cell.bar.style.width = `${duration / this.span * 100}%`;
  }

  // Changes

  /** Begins to drag a bar: its middle is the delay, its end the duration. */
  grab(event, cell) {
    if (cell.bar.classList.contains("fixed") || event.button) return;
    event.preventDefault();
    cell.bar.focus();
    cell.bar.setPointerCapture(event.pointerId);
    const [box, track] = [cell.bar.getBoundingClientRect(), cell.track.getBoundingClientRect()];
    const seconds = pixels => pixels / track.width * this.span;
    const isEnd = event.clientX > box.right - Math.min(12, box.width / 3);
    const { row } = cell;
    const from = { delay: row.delay ?? 0, duration: row.duration, x: event.clientX };
    this.dragged = cell;
    const move = moved => {
      const by = seconds(moved.clientX - from.x);
      const round = value => Math.round(value * 100) / 100;
      const delay = isEnd ? from.delay : Math.max(0, round(from.delay + by));
      const duration = isEnd ? Math.max(0.02, round(from.duration + by)) : from.duration;
      this.show(cell, this.begin(row) - from.delay + delay, duration);
      [cell.delay.value, cell.duration.value] = [delay, duration];
      if (moved.clientX !== from.x) this.send([row], isEnd ? { duration } : { delay });
    };
    const end = last => {
      cell.bar.removeEventListener("pointermove", move);
      this.dragged = null;
      if (last.type === "pointerup") move(last);
    };
    cell.bar.addEventListener("pointermove", move);
    cell.bar.addEventListener("pointerup", end, { once: true });
    cell.bar.addEventListener("pointercancel", end, { once: true });
  }

  key(event, cell) {
    const step = { ArrowLeft: -0.05, ArrowRight: 0.05 }[event.key];
    if (!step || cell.bar.classList.contains("fixed")) return;
    event.preventDefault();
    event.stopPropagation();
    const [delay, duration] = [cell.delay.valueAsNumber, cell.duration.valueAsNumber];
    const change = event.shiftKey ? { duration: Math.max(0.05, duration + step) } : { delay: Math.max(0, delay + step) };
    for (const [name, value] of Object.entries(change)) cell[name].value = +value.toFixed(3);
    this.send([cell.row], change);
  }

  /** The other animations of a row's transition. */
  others(row) { return [...this.cells.values()].map(cell => cell.row).filter(one => one && one.id !== row.id && one.first === row.first && one.name); }

  solo(row) {
    const others = this.others(row);
    const isSolo = !row.muted && others.every(one => one.muted);
    if (row.muted) this.send([row], { muted: 0 });
    this.send(others, { muted: isSolo ? 0 : 1 });
  }

  /** Asks for a change of some animations of one transition, which runs again. */
  send(rows, change) {
    if (rows.length === 0) return;
    const animations = rows.map(row => `${row.index} ${row.name}`).join("\n");
    const command = { animations, frame: rows[0].first, ...change };
    this.reruns.ask(`${Object.keys(change)} ${command.frame} ${animations}`, "animate", command);
  }

  reset() {
    for (const row of this.rows.filter(row => row.own)) this.send([row], { reset: 1 });
  }

  /** The changes as words and as Swift, to be copied into the source. */
  showChanges(rows) {
    const changed = rows.filter(row => row.own);
    const text = changed.map(row => this.words(row)).join("\n");
    if (this.code.textContent !== text) this.code.textContent = text;
    document.getElementById("animationChanges").hidden = changed.length === 0;
  }

  words(row) {
    const short = value => +value.toFixed(3);
    const [delay, duration, damping] = row.own;
    const parts = [];
    const now = row.delay ?? 0;
    if (Math.abs(now - delay) > 1e-3) parts.push(`delay ${short(delay)} → ${short(now)} s`);
    if (Math.abs(row.duration - duration) > 1e-3) parts.push(`duration ${short(duration)} → ${short(row.duration)} s`);
    if (row.spring && Math.abs(ratio(row.spring) - damping) > 1e-3) parts.push(`damping ratio ${short(damping)} → ${short(ratio(row.spring))}`);
    if (row.muted) parts.push("muted");
    const lines = [`// ${row.by} › ${row.name}: ${parts.join(", ") || "as it was"}`];
    if (parts.length && !row.muted) lines.push(...this.swift(row, now, short));
    return lines.join("\n");
  }

  swift(row, delay, short) {
    if (row.by.startsWith("CA")) {
      return [
        ...row.spring ? [`animation.stiffness = ${short(row.spring[1])}`, `animation.damping = ${short(row.spring[2])}`] : [],
        `animation.duration = ${short(row.duration)}`,
        ...delay ? [`animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + ${short(delay)}`, "animation.fillMode = .backwards"] : [],
      ];
    }
    const velocity = row.spring?.[3];
    const spring = row.spring && `, usingSpringWithDamping: ${short(ratio(row.spring))}, initialSpringVelocity: ${short(velocity)}`;
    return [`UIView.animate(withDuration: ${short(row.duration)}, delay: ${short(delay)}${spring ?? ""}) { … }`];
  }

  /** The speed of a layer by frame, as a graph, with the greatest one in points a second. */
  speed(path, at) {
    const canvas = element("canvas", { class: "speed", width: 600, height: 60, role: "img" });
    const speeds = path.slice(1).map((point, index) => {
      const before = path[index];
      return { t: point.t, speed: Math.hypot(point.x - before.x, point.y - before.y) * this.model.fps / (point.t - before.t) };
    });
    const most = Math.max(...speeds.map(one => one.speed), 1);
    const context = canvas.getContext("2d");
    const style = getComputedStyle(document.documentElement);
    const x = t => 2 + (t - path[0].t) / (path[path.length - 1].t - path[0].t) * 596;
    context.strokeStyle = style.getPropertyValue("--coordinator");
    context.lineWidth = 3;
    context.beginPath();
    for (const one of speeds) context.lineTo(x(one.t), 56 - one.speed / most * 50);
    context.stroke();
    context.fillStyle = style.getPropertyValue("--context");
    if (at >= path[0].t && at <= path[path.length - 1].t) context.fillRect(x(at) - 1, 0, 2, 60);
    context.fillStyle = style.getPropertyValue("--soft");
    context.font = "20px Inter, sans-serif";
    context.fillText(`${Math.round(most)} pt/s`, 8, 20);
    canvas.setAttribute("aria-label", `Speed, ${Math.round(most)} points a second at most`);
    return canvas;
  }

  curve(canvas, row, part) {
    const context = canvas.getContext("2d");
    const style = getComputedStyle(document.documentElement);
    const y = value => 74 - value * 58;
    context.clearRect(0, 0, 128, 88);
    context.strokeStyle = style.getPropertyValue("--line");
    context.lineWidth = 2;
    context.strokeRect(2, y(1), 124, y(0) - y(1));
    context.strokeStyle = style.getPropertyValue("--animator");
    context.lineWidth = 3;
    context.beginPath();
    for (let step = 0; step <= 60; step++) context.lineTo(2 + step / 60 * 124, y(progress(row, step / 60)));
    context.stroke();
    context.fillStyle = style.getPropertyValue("--context");
    context.beginPath();
    context.arc(2 + part * 124, y(progress(row, part)), 6, 0, 7);
    context.fill();
  }
}

/** Copies the text of a node; a browser that refuses leaves it chosen, to be copied by hand. */
export async function copy(node, button) {
  const name = button.textContent;
  try {
    await navigator.clipboard.writeText(node.textContent);
    button.textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(node);
    button.textContent = "Press Ctrl-C";
  }
  setTimeout(() => { button.textContent = name; }, 1500);
}
