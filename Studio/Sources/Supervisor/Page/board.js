import { element } from "./panels.js";

/** Images side by side over the screen: the variants of a frame, the stories, or two takes and their difference. */
export class Board {
  constructor(model, connection) {
    Object.assign(this, { model, connection, kind: "", cells: [], frame: -1 });
    this.node = document.getElementById("board");
  }

  /** Shows a kind of images; an empty one closes the board. */
  show(kind, members = {}) {
    this.kind = kind;
    this.members = members;
    this.node.hidden = !this.kind;
    this.node.className = kind;
    document.getElementById("glass").hidden = Boolean(this.kind);
    this.node.replaceChildren();
    this.cells = [];
    this.frame = -1;
    this.update();
  }

  /** Asks for the images of the frame at the playhead, once for several steps. */
  update() {
    const { model } = this;
    if (!this.kind || this.frame === model.shown || model.state?.playing) return;
    if (this.kind === "stories" && this.frame >= 0) return;
    this.frame = model.shown;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connection.do("board", { kind: this.kind, frame: this.frame, ...this.members }), 150);
  }

  /** Takes the names of the images; their pixels follow. */
  take(message) {
    if (message.kind !== this.kind) return;
    const isSame = this.cells.length === message.items.length && this.kind !== "stories";
    if (!isSame) {
      this.cells = message.items.map(item => {
        const canvas = element("canvas", { width: 1, height: 1 });
        const node = item.query === undefined ? element("figure") : element("a", { href: item.query, target: "_blank", rel: "opener" });
        node.append(canvas, element("span", { text: item.name }));
        node.addEventListener("click", event => {
          if (item.query === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
          event.preventDefault();
          this.open(item.query);
        });
        return { node, canvas, label: node.lastChild };
      });
      this.note = element("span", { role: "status" });
      const close = element("button", { text: "Close", title: "Back to the screen (Escape)", onclick: () => this.open("") });
      this.node.replaceChildren(element("p", {}, this.note, close), ...this.cells.map(cell => cell.node));
    }
    message.items.forEach((item, index) => { this.cells[index].label.textContent = item.name; });
    this.note.textContent = message.text || { variants: "The frame in other settings and on other devices", stories: "All stories, each after its script" }[this.kind];
  }

  bitmap(header, pixels) {
    const cell = this.cells[header.sequence];
    if (!cell) return;
    Object.assign(cell.canvas, { width: header.width, height: header.height });
    cell.canvas.getContext("2d").putImageData(new ImageData(pixels, header.width, header.height), 0, 0);
  }
}
