import { element } from "./panels.js";

/** The layers of a frame one behind the other, to be turned by the pointer. */
export class Exploded {
  constructor(model) {
    this.model = model;
    this.node = document.getElementById("exploded");
    this.name = document.getElementById("layerName");
    this.turn = { x: -12, y: 34 };
    this.spacing = 36;
    this.depth = 40;
    this.layers = [];
    this.node.addEventListener("pointerdown", event => {
      this.node.setPointerCapture(event.pointerId);
      this.last = [event.clientX, event.clientY];
    });
    this.node.addEventListener("pointermove", event => {
      if (!this.last) return;
      this.turn.y += (event.clientX - this.last[0]) / 3;
      this.turn.x -= (event.clientY - this.last[1]) / 3;
      this.last = [event.clientX, event.clientY];
      this.place();
    });
    for (const kind of ["pointerup", "pointercancel"]) this.node.addEventListener(kind, () => { this.last = null; });
  }

  /** Shows the frame of a message; the bitmaps follow. */
  take(message) {
    this.frame = message.frame;
    this.scene = element("div", { class: "scene" });
    this.layers = message.list.map(layer => {
      const node = layer.drawn ? element("canvas") : element("div");
      node.title = layer.name;
      node.style.width = `${layer.b[2]}px`;
      node.style.height = `${layer.b[3]}px`;
      node.style.opacity = layer.o;
      node.addEventListener("pointerover", () => this.choose(layer, node));
      this.scene.append(node);
      return { layer, node };
    });
    this.stack();
    this.node.replaceChildren(this.scene);
    this.place();
  }

  /** Gives each layer a height: above all earlier ones that it overlaps. Layers that draw nothing lie with the next one below. */
  stack() {
    const placed = [];
    for (const one of this.layers) {
      const { b, m, drawn } = one.layer;
      const corners = [[b[0], b[1]], [b[0] + b[2], b[1]], [b[0], b[1] + b[3]], [b[0] + b[2], b[1] + b[3]]]
        .map(([x, y]) => [m[0] * x + m[4] * y + m[12], m[1] * x + m[5] * y + m[13]]);
      const [xs, ys] = [corners.map(point => point[0]), corners.map(point => point[1])];
      const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
      let height = 0;
      for (const other of placed) {
        const meets = other.left < box.right - 0.5 && other.right > box.left + 0.5
          && other.top < box.bottom - 0.5 && other.bottom > box.top + 0.5;
        if (meets) height = Math.max(height, other.height + 1);
      }
      one.height = drawn ? height : Math.max(0, height - 1);
      if (drawn) placed.push({ ...box, height });
    }
  }

  bitmap(header, pixels) {
    const found = this.layers[header.sequence];
    if (!found || header.frame !== this.frame || found.node.tagName !== "CANVAS") return;
    found.node.width = header.width;
    found.node.height = header.height;
    // The pixels are premultiplied; a canvas takes the others.
    for (let index = 0; index < pixels.length; index += 4) {
      const alpha = pixels[index + 3];
      if (alpha === 0 || alpha === 255) continue;
      for (let part = 0; part < 3; part++) pixels[index + part] = Math.min(255, pixels[index + part] * 255 / alpha);
    }
    found.node.getContext("2d").putImageData(new ImageData(pixels, header.width, header.height), 0, 0);
  }

  choose(layer, node) {
    for (const other of this.layers) other.node.classList.toggle("chosen", other.node === node);
    this.name.textContent = layer.name || "a layer";
  }

  place() {
    if (!this.scene) return;
    const { width, height } = this.model.state;
    const room = this.node.getBoundingClientRect();
    const scale = Math.min(room.width / width, room.height / height) * 0.72;
    const deepest = Math.max(1, ...this.layers.map(({ height }) => height));
    this.scene.style.transform = `scale(${scale}) rotateX(${this.turn.x}deg) rotateY(${this.turn.y}deg) `
      + `translate3d(${-width / 2}px, ${-height / 2}px, ${-deepest * this.spacing / 2}px)`;
    for (const { layer, node, height } of this.layers) {
      const [x, y] = layer.b;
      node.hidden = height >= this.depth;
      node.style.transform = `translateZ(${height * this.spacing}px) matrix3d(${layer.m.join(",")}) translate(${x}px, ${y}px)`;
    }
  }
}
