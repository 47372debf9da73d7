/** What the page knows of the run: its state, and the lanes of the timeline frame by frame. */
export class Model {
  constructor() {
    this.state = null;
    this.controls = true;
    this.clear();
  }

  clear() {
    this.frames = new Map();
    this.events = [];
    this.inputs = [];
    this.problems = [];
    this.segments = [];
    this.animations = new Map();
    this.paths = new Map();
    this.open = new Map();
    this.first = 0;
    this.newest = 0;
    this.shown = 0;
    this.live = true;
    this.difference = null;
    this.thumbnails = new Map();
  }

  get fps() { return this.state ? this.state.fps : 60; }
  seconds(frame) { return frame / this.fps; }

  /** Takes the state of the controls; a new run begins with empty lanes. */
  takeState(state) {
    if (this.state && state.run !== this.state.run) this.clear();
    this.state = state;
    this.takePlayhead(state);
    this.first = state.first;
  }

  takePlayhead(message) {
    this.shown = message.frame;
    this.live = message.live;
    this.newest = Math.max(message.newest, 0);
  }

  takeFrames(message) {
    if (message.all) {
      const thumbnails = this.thumbnails;
      const state = { shown: this.shown, live: this.live };
      this.clear();
      Object.assign(this, state, { thumbnails });
    }
    for (const frame of message.list) this.takeFrame(frame);
    for (const [number, draw, copy] of message.drawn || []) {
      const frame = this.frames.get(number);
      if (frame) Object.assign(frame, { draw, copy });
    }
    this.newest = Math.max(this.newest, message.newest);
    if (this.live) this.shown = this.newest;
    if (message.latency) this.latency = message.latency;
    const capacity = 60 * this.fps;
    this.first = Math.max(0, this.newest - capacity + 1);
  }

  takeFrame(frame) {
    const t = frame.t;
    this.frames.set(t, { turn: frame.c[0], build: frame.c[1], changed: frame.d === 1, running: frame.an || 0 });
    for (const [category, text] of frame.e || []) this.events.push({ t, category, text });
    for (const input of frame.in || []) this.inputs.push({ t, input });
    for (const [kind, name, text] of frame.p || []) this.problems.push({ t, kind, name, text });
    this.takeTransitions(t, frame.tr || []);
    for (const number of frame.ax || []) {
      const row = this.animations.get(number);
      if (row) row.to = t;
    }
    for (const [number, x, y] of frame.mp || []) {
      if (!this.paths.has(number)) this.paths.set(number, []);
      this.paths.get(number).push({ t, x, y });
    }
    if (this.paths.size > 500) this.paths.delete(this.paths.keys().next().value);
    for (const row of frame.ab || []) {
      const length = row.left === null ? Infinity : Math.max(1, Math.round(row.left * this.fps));
      this.animations.set(row.n, { ...row, from: t, to: null, expected: t + length });
    }
    if (this.frames.size > 62 * this.fps) this.frames.delete(t - 61 * this.fps);
  }

  /** The transition at a frame, or the last one before it: its first and its last frame; undefined for none. */
  transitionAt(t) {
    const found = new Map();
    for (const { number, from, to } of this.segments) {
      const known = found.get(number) ?? { from, to };
      found.set(number, { from: Math.min(known.from, from), to: Math.max(known.to, to) });
    }
    return [...found.values()].filter(one => one.from <= t).sort((a, b) => a.from - b.from).pop();
  }

  /** The paths of the animations that run at a frame, each a list of locations by frame. */
  pathsAt(t) {
    const found = [];
    for (const [number, path] of this.paths) {
      const row = this.animations.get(number);
      if (row && row.from <= t && t <= (row.to ?? Infinity) && path.length > 1) found.push(path);
    }
    return found;
  }

  takeTransitions(t, list) {
    const seen = new Set();
    for (const [number, name, state, progress] of list) {
      seen.add(number);
      const segment = this.open.get(number);
      if (segment && segment.state === state) {
        segment.to = t + 1;
        segment.progress.push(progress);
      } else {
        const next = { number, name, state, from: t, to: t + 1, progress: [progress] };
        this.open.set(number, next);
        this.segments.push(next);
      }
    }
    for (const number of [...this.open.keys()]) if (!seen.has(number)) this.open.delete(number);
  }
}
