/** The app's screen: shows bitmaps, and sends what the pointer does. */
export class Screen {
  constructor(model, connection) {
    Object.assign(this, { model, connection });
    this.canvas = document.getElementById("screen");
    this.glass = document.getElementById("glass");
    this.device = document.getElementById("bezel");
    this.marks = document.getElementById("marks");
    this.context = this.canvas.getContext("2d", { alpha: false, desynchronized: true });
    this.fingers = new Map();
    this.free = 1;
    this.showsTouches = true;
    this.showsSafeArea = false;
    this.showsPaths = false;
    this.motion = document.getElementById("trails");
    this.wheelTimer = 0;
    this.listen();
    new ResizeObserver(() => this.fit()).observe(this.device);
  }

  /** The size of the screen in points, as it is held. */
  get size() {
    const { width, height } = this.model.state || { width: 393, height: 852 };
    return { width, height };
  }

  /** Fits the screen into the room that it has, and tells the host how many of the screen's pixels can be one. */
  fit() {
    if (!this.model.state) return;
    const { width, height } = this.size;
    const room = this.device.getBoundingClientRect();
    const narrow = window.innerWidth <= 980;
    const most = narrow ? window.innerHeight * 0.47 : room.height;
    const scale = Math.max(0.1, Math.min((room.width - 20) / width, (most - 20) / height, 1.6));
    this.canvas.style.width = `${Math.round(width * scale)}px`;
    this.canvas.style.height = `${Math.round(height * scale)}px`;
    const pixels = scale * devicePixelRatio;
    const divisor = [3, 2].find(divisor => pixels <= this.model.state.scale / divisor * 1.2) ?? 1;
    if (divisor !== this.divisor) {
      this.divisor = divisor;
      this.connection.do("scale", { divisor });
    }
  }

  bitmap(header, pixels) {
    const scale = this.model.state ? this.model.state.scale : 3;
    const { width, height } = this.size;
    const [w, h] = [Math.ceil(Math.round(width * scale) / header.divisor), Math.ceil(Math.round(height * scale) / header.divisor)];
    if (this.canvas.width !== w || this.canvas.height !== h) {
      this.canvas.width = w;
      this.canvas.height = h;
    }
    this.context.putImageData(new ImageData(pixels, header.width, header.height), header.x, header.y);
    this.connection.do("shown", { sequence: header.sequence });
  }

  // Pointer

  listen() {
    const glass = this.glass;
    glass.addEventListener("pointerdown", event => this.down(event));
    glass.addEventListener("pointermove", event => this.move(event));
    for (const kind of ["pointerup", "pointercancel"]) glass.addEventListener(kind, event => this.up(event));
    glass.addEventListener("contextmenu", event => event.preventDefault());
    glass.addEventListener("wheel", event => this.wheel(event), { passive: false });
    glass.addEventListener("pointerleave", () => {
      if (this.fingers.size === 0 && this.hovers) this.connection.send({ input: "hover" });
      this.hovers = false;
    });
  }

  /** The point of the screen under a pointer; the bezel counts as the screen's edge. */
  point(event) {
    const box = this.canvas.getBoundingClientRect();
    const { width, height } = this.size;
    const x = Math.min(Math.max((event.clientX - box.left) / box.width * width, 0), width - 0.5);
    const y = Math.min(Math.max((event.clientY - box.top) / box.height * height, 0), height - 0.5);
    return { x: Math.round(x * 4) / 4, y: Math.round(y * 4) / 4 };
  }

  second(event, point, first) {
    const { width, height } = this.size;
    if (event.shiftKey && first) return { x: point.x + first.apart.x, y: point.y + first.apart.y };
    return { x: width - point.x, y: height - point.y };
  }

  number() {
    const used = new Set([...this.fingers.values()].flatMap(finger => finger.numbers));
    let number = 1;
    while (used.has(number)) number++;
    return number;
  }

  down(event) {
    event.preventDefault();
    const point = this.point(event);
    if (this.onPick) return this.onPick(point);
    this.glass.setPointerCapture(event.pointerId);
    const first = this.number();
    const finger = { numbers: [first], points: [point], two: event.altKey, extra: {} };
    if (event.pointerType === "mouse" && event.button === 2) finger.extra = { type: "indirectPointer", buttons: 2 };
    if (event.pointerType === "pen") finger.extra = { type: "pencil" };
    this.fingers.set(event.pointerId, finger);
    if (event.altKey) {
      finger.numbers.push(first + 1);
      const other = this.second(event, point, null);
      finger.apart = { x: 60, y: 0 };
      finger.points.push(event.shiftKey ? { x: point.x + 60, y: point.y } : other);
    }
    this.send(finger, "began");
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    const point = this.point(event);
    if (!finger) {
      if (event.pointerType === "mouse" && this.fingers.size === 0) {
        this.hovers = true;
        this.later("hover", () => this.connection.send({ input: "hover", ...point }));
      }
      return;
    }
    finger.points[0] = point;
    if (finger.two) finger.points[1] = this.second(event, point, finger);
    this.later(event.pointerId, () => { if (this.fingers.has(event.pointerId)) this.send(finger, "moved"); });
    this.drawMarks();
  }

  up(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.fingers.delete(event.pointerId);
    if (event.type === "pointerup") {
      finger.points[0] = this.point(event);
      if (finger.two) finger.points[1] = this.second(event, finger.points[0], finger);
    }
    this.send(finger, event.type === "pointerup" ? "ended" : "cancelled");
    this.drawMarks();
  }

  send(finger, phase) {
    finger.numbers.forEach((number, index) => {
      const extra = phase === "began" ? finger.extra : {};
      this.connection.send({ input: "finger", finger: number, phase, ...finger.points[index], ...extra });
    });
    this.drawMarks();
  }

  /** Sends the last of several movements before a bitmap. */
  later(key, work) {
    this.pending = this.pending || new Map();
    if (this.pending.size === 0) {
      requestAnimationFrame(() => {
        const all = this.pending;
        this.pending = new Map();
        for (const one of all.values()) one();
      });
    }
    this.pending.set(key, work);
  }

  wheel(event) {
    event.preventDefault();
    const point = this.point(event);
    const step = event.deltaMode === 1 ? 18 : 1;
    if (!this.wheelTimer) this.connection.send({ input: "scroll", phase: "began", type: "trackpad", ...point });
    clearTimeout(this.wheelTimer);
    this.connection.send({ input: "scroll", phase: "moved", x: -event.deltaX * step, y: -event.deltaY * step });
    this.wheelTimer = setTimeout(() => {
      this.wheelTimer = 0;
      this.connection.send({ input: "scroll", phase: "ended" });
    }, 150);
  }

  // Marks

  /** Shows touches, the safe area, and the view that is chosen. */
  drawMarks() {
    const { width, height } = this.size;
    const marks = [];
    const place = (node, left, top, wide, high) => {
      node.style.left = `${left / width * 100}%`;
      node.style.top = `${top / height * 100}%`;
      if (wide !== undefined) {
        node.style.width = `${wide / width * 100}%`;
        node.style.height = `${high / height * 100}%`;
      }
      marks.push(node);
    };
    if (this.showsTouches) {
      for (const point of this.touchesAtPlayhead()) place(document.createElement("i"), point.x, point.y);
    }
    if (this.showsSafeArea && this.model.state) {
      const [top, left, bottom, right] = this.model.state.insets;
      place(document.createElement("u"), left, top, width - left - right, height - top - bottom);
    }
    if (this.chosen) place(document.createElement("b"), ...this.chosen);
    this.marks.replaceChildren(...marks);
    this.drawPaths();
  }

  /** Shows the way of each layer that moves at the playhead: a dot a frame, the present one larger. */
  drawPaths() {
    const { motion, model } = this;
    if (!this.showsPaths && motion.width === 1) return;
    if (!this.showsPaths) return Object.assign(motion, { width: 1, height: 1 });
    const box = this.canvas.getBoundingClientRect();
    const scale = devicePixelRatio;
    const [wide, high] = [Math.round(box.width * scale), Math.round(box.height * scale)];
    if (motion.width !== wide || motion.height !== high) Object.assign(motion, { width: wide, height: high });
    const context = motion.getContext("2d");
    context.clearRect(0, 0, wide, high);
    const { width, height } = this.size;
    const [x, y] = [value => value / width * wide, value => value / height * high];
    for (const path of model.pathsAt(model.shown)) {
      context.strokeStyle = context.fillStyle = "#ff3b6b";
      context.lineWidth = 1.5 * scale;
      context.beginPath();
      for (const point of path) context.lineTo(x(point.x), y(point.y));
      context.stroke();
      for (const point of path) {
        context.beginPath();
        context.arc(x(point.x), y(point.y), (point.t === model.shown ? 6 : 2) * scale, 0, 7);
        context.fill();
      }
    }
  }

  /** The fingers that are down: the pointer's, or in an old frame those of the recording. */
  touchesAtPlayhead() {
    if (this.model.live && this.fingers.size > 0) return [...this.fingers.values()].flatMap(finger => finger.points);
    const down = new Map();
    for (const { t, input } of this.model.inputs) {
      if (t > this.model.shown) break;
      if (input[0] !== "finger") continue;
      if (input[2] === "ended" || input[2] === "cancelled") down.delete(input[1]);
      else down.set(input[1], { x: input[3], y: input[4] });
    }
    return [...down.values()];
  }
}
