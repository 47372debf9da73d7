/** The lanes below the screen: film, inputs, transitions, animations, events, cost. */
export class Timeline {
  constructor(model, connection, onScrub) {
    Object.assign(this, { model, connection, onScrub });
    this.canvas = document.getElementById("timeline");
    this.context = this.canvas.getContext("2d");
    this.span = 600;
    this.end = 0;
    this.loopFrom = null;
    this.loopTo = null;
    this.asked = new Set();
    this.canvas.addEventListener("pointerdown", event => {
      this.canvas.setPointerCapture(event.pointerId);
      this.drags = true;
      this.scrub(event);
    });
    this.canvas.addEventListener("pointermove", event => { if (this.drags) this.scrub(event); });
    for (const kind of ["pointerup", "pointercancel"]) this.canvas.addEventListener(kind, () => { this.drags = false; });
    this.canvas.addEventListener("wheel", event => {
      event.preventDefault();
      if (event.ctrlKey || Math.abs(event.deltaY) > Math.abs(event.deltaX) && !event.shiftKey) {
        this.zoom(event.deltaY > 0 ? 1.2 : 1 / 1.2);
      } else {
        this.end = Math.min(this.model.newest, Math.max(this.span, this.end + (event.deltaX || event.deltaY) / 4));
      }
      this.request();
    }, { passive: false });
    new ResizeObserver(() => this.request()).observe(this.canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { this.colors = null; this.request(); });
  }

  get from() { return Math.max(0, this.end - this.span); }

  zoom(factor) {
    this.span = Math.min(60 * this.model.fps, Math.max(30, Math.round(this.span * factor)));
    document.getElementById("span").textContent = `${+(this.span / this.model.fps).toFixed(1)} s`;
    this.asked.clear();
    this.request();
  }

  scrub(event) {
    const box = this.canvas.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    const frame = Math.round(this.from + part * this.span);
    this.onScrub(Math.min(this.model.newest, Math.max(this.model.first, frame)));
  }

  /** Draws before the next bitmap. */
  request() {
    if (this.waits) return;
    this.waits = true;
    requestAnimationFrame(() => { this.waits = false; this.draw(); });
  }

  color(name) {
    this.colors = this.colors || new Map();
    if (!this.colors.has(name)) {
      this.colors.set(name, getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim() || "#888");
    }
    return this.colors.get(name);
  }

  draw() {
    const { model, context } = this;
    const box = this.canvas.getBoundingClientRect();
    const scale = devicePixelRatio;
    const [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)];
    if (this.canvas.width !== width || this.canvas.height !== height) Object.assign(this.canvas, { width, height });
    if (!this.drags) {
      if (model.live || model.shown > this.end) this.end = Math.max(this.span, model.newest);
      else if (model.shown < this.from) this.end = model.shown + this.span;
    }
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, box.width, box.height);
    this.x = frame => (frame - this.from) / this.span * box.width;
    const compact = box.height < 140;
    const film = compact ? 36 : 52, lane = compact ? 16 : 22;
    const tops = [0, film, film + lane, film + 2 * lane, film + 3 * lane, film + 4 * lane];
    this.grid(box, tops);
    this.film(tops[0], film, box);
    this.inputs(tops[1], lane);
    this.transitions(tops[2], lane);
    this.animations(tops[3], lane);
    this.events(tops[4], lane);
    this.cost(tops[5], lane);
    this.loop(box);
    this.playhead(box);
    const { canvas } = this;
    canvas.setAttribute("aria-valuemin", model.first);
    canvas.setAttribute("aria-valuemax", model.newest);
    canvas.setAttribute("aria-valuenow", model.shown);
    canvas.setAttribute("aria-valuetext", `${model.seconds(model.shown).toFixed(3)} seconds`);
  }

  grid(box, tops) {
    const { context, model } = this;
    context.strokeStyle = this.color("line");
    context.fillStyle = this.color("faint");
    context.font = "10px Inter, sans-serif";
    context.lineWidth = 1;
    const seconds = this.span / model.fps;
    const step = [0.1, 0.25, 0.5, 1, 2, 5, 10].find(step => seconds / step <= 14) || 10;
    for (let time = Math.ceil(this.from / model.fps / step) * step; time <= this.end / model.fps; time += step) {
      const x = Math.round(this.x(time * model.fps)) + 0.5;
      context.beginPath();
      context.moveTo(x, 0);
      context.lineTo(x, box.height);
      context.stroke();
      context.fillText(`${+time.toFixed(2)} s`, x + 3, box.height - 2);
    }
    for (const top of tops.slice(1)) {
      context.beginPath();
      context.moveTo(0, top + 0.5);
      context.lineTo(box.width, top + 0.5);
      context.stroke();
    }
  }

  film(top, height, box) {
    const { model, context } = this;
    const state = model.state;
    if (!state) return;
    const wide = Math.max(12, (height - 6) * state.width / state.height);
    const every = Math.max(1, Math.round((wide + 3) / box.width * this.span));
    const missing = [];
    for (let frame = Math.ceil(this.from / every) * every; frame <= this.end; frame += every) {
      if (frame > model.newest || frame < model.first) continue;
      const bitmap = model.thumbnails.get(frame);
      if (bitmap) context.drawImage(bitmap, this.x(frame), top + 3, wide, height - 6);
      else if (!this.asked.has(frame)) missing.push(frame);
    }
    if (missing.length === 0 || this.askedAt && performance.now() - this.askedAt < 300) return;
    this.askedAt = performance.now();
    for (const frame of missing) this.asked.add(frame);
    this.connection.do("thumbnails", { from: missing[0], to: missing[missing.length - 1], every });
  }

  inputs(top, height) {
    const { context } = this;
    context.fillStyle = this.color("input");
    const down = new Map();
    const middle = top + height / 2;
    for (const { t, input } of this.model.inputs) {
      const x = this.x(t);
      if (input[0] !== "finger") {
        if (t >= this.from) context.fillRect(x - 1, middle - 5, 2, 10);
        continue;
      }
      if (input[2] === "began") down.set(input[1], t);
      if (input[2] === "ended" || input[2] === "cancelled") {
        this.bar(this.x(down.get(input[1]) ?? t), x, middle, 4);
        down.delete(input[1]);
      }
    }
    for (const from of down.values()) this.bar(this.x(from), this.x(this.model.newest), middle, 4);
  }

  bar(from, to, middle, half) {
    this.context.beginPath();
    this.context.roundRect(from, middle - half, Math.max(3, to - from), half * 2, half);
    this.context.fill();
  }

  transitions(top, height) {
    const { context } = this;
    const colors = { "running interactively": "input", running: "accent", preparing: "delegate", settling: "animator" };
    context.font = "10px Inter, sans-serif";
    for (const segment of this.model.segments) {
      if (segment.to < this.from || segment.from > this.end) continue;
      const [from, to] = [this.x(segment.from), this.x(segment.to)];
      context.fillStyle = this.color(colors[segment.state] || "soft");
      context.globalAlpha = 0.85;
      context.fillRect(from, top + 3, Math.max(2, to - from - 0.5), height - 6);
      context.globalAlpha = 1;
      if (to - from > 60) {
        context.fillStyle = "#fff";
        context.save();
        context.beginPath();
        context.rect(from, top, to - from, height);
        context.clip();
        context.fillText(`${segment.name} · ${segment.state}`, from + 5, top + height / 2 + 3.5);
        context.restore();
      }
    }
  }

  animations(top, height) {
    const { context, model } = this;
    context.fillStyle = this.color("animator");
    const rows = Math.max(1, Math.floor((height - 4) / 3));
    for (const row of model.animations.values()) {
      const end = row.to ?? model.newest;
      if (end < this.from || row.from > this.end) continue;
      context.globalAlpha = 0.6;
      context.fillRect(this.x(row.from), top + 2 + row.n % rows * 3, Math.max(2, this.x(end) - this.x(row.from)), 2);
    }
    context.globalAlpha = 1;
  }

  events(top, height) {
    for (const event of this.model.events) {
      if (event.t < this.from || event.t > this.end) continue;
      this.context.fillStyle = this.color(event.category);
      this.context.fillRect(this.x(event.t) - 1, top + 4, 2, height - 8);
    }
    for (const problem of this.model.problems) {
      this.context.fillStyle = this.color(problem.kind === "problem" ? "bad" : "delegate");
      this.context.fillRect(this.x(problem.t) - 2, top + 2, 4, height - 4);
    }
  }

  /** The microseconds of each frame; the line is the time between two frames. */
  cost(top, height) {
    const { context, model } = this;
    const period = 1e6 / model.fps;
    const wide = Math.max(1, this.x(1) - this.x(0) - 0.2);
    for (let t = Math.max(0, Math.floor(this.from)); t <= Math.min(this.end, model.newest); t++) {
      const frame = model.frames.get(t);
      if (!frame) continue;
      let bottom = top + height;
      const parts = [[frame.turn, "accent"], [frame.build, "coordinator"], [frame.draw || 0, "delegate"], [frame.copy || 0, "soft"]];
      for (const [cost, color] of parts) {
        const high = Math.min(cost / period * height, bottom - top);
        if (high < 0.1) continue;
        context.fillStyle = this.color(color);
        context.fillRect(this.x(t), bottom - high, wide, high);
        bottom -= high;
      }
    }
  }

  loop(box) {
    if (this.loopFrom === null && this.loopTo === null) return;
    const [from, to] = [this.x(this.loopFrom ?? this.from), this.x(this.loopTo ?? this.end)];
    this.context.fillStyle = this.color("accent");
    this.context.globalAlpha = 0.12;
    this.context.fillRect(from, 0, to - from, box.height);
    this.context.globalAlpha = 1;
  }

  playhead(box) {
    const { context, model } = this;
    const x = Math.round(this.x(model.shown));
    context.fillStyle = this.color(model.live ? "accent" : "context");
    context.fillRect(x - 1, 0, 2, box.height);
    context.beginPath();
    context.arc(x, 4, 4, 0, 7);
    context.fill();
    if (model.difference !== null) {
      context.fillStyle = this.color("bad");
      context.fillRect(this.x(model.difference), 0, 2, box.height);
    }
  }
}
