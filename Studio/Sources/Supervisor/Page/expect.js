import { copy } from "./animations.js";
import { element } from "./panels.js";

/** The expectations of the exported test: picked on the screen at a frame, and checked by the test there. */
export class Expectations {
  constructor(model, connection, screen, onLook) {
    Object.assign(this, { model, connection, screen, onLook, list: [] });
    this.choices = document.getElementById("picks");
    this.node = document.getElementById("expectations");
    document.getElementById("copyTest").addEventListener("click", event => copy(document.getElementById("testCode"), event.target));
    this.show();
  }

  /** Begins or ends picking: a press on the screen picks, and touches nothing. */
  pick(isOn) {
    const { screen, model } = this;
    screen.onPick = isOn ? point => this.ask(point) : null;
    document.getElementById("glass").classList.toggle("picking", isOn);
    document.getElementById("pick").setAttribute("aria-pressed", isOn);
    this.choices.replaceChildren();
    screen.chosen = null;
    screen.drawMarks();
    if (!isOn) return;
    if (model.state.playing) this.connection.do("pause");
    this.ask({});
  }

  get isPicking() { return Boolean(this.screen.onPick); }

  ask(point) { this.connection.do("pick", { frame: this.model.shown, ...point }); }

  /** Takes what a test may expect of the element at the point, and of the screen. */
  take(message) {
    if (!this.isPicking) return;
    this.screen.chosen = message.box ?? null;
    this.screen.drawMarks();
    const advice = message.x === undefined ? "Press an element on the screen, or choose:" : message.box ? "Choose:" : "No element lies there. Choose:";
    this.choices.replaceChildren(element("li", { class: "none", text: advice }), ...message.list.map(one => element("li", {},
      element("button", { class: "past", onclick: () => this.add({ ...one, frame: message.frame, x: message.x, y: message.y }) },
        element("span", { text: `Expect that ${one.text}` })))));
  }

  add(one) {
    this.list = this.list.filter(other => other.text !== one.text || other.frame !== one.frame);
    this.list.push(one);
    this.list.sort((a, b) => a.frame - b.frame);
    this.list = this.list.slice(-50);
    this.show();
  }

  show() {
    this.node.replaceChildren(...this.list.map(one => element("li", {},
      element("button", { class: "past", title: "Look at the frame", onclick: () => this.onLook(one.frame) },
        element("time", { text: this.model.seconds(one.frame).toFixed(3) }), element("span", { text: one.text })),
      element("button", { class: "beside", text: "Remove", onclick: () => {
        this.list = this.list.filter(other => other !== one);
        this.show();
      } }))));
  }

  /** Another story is shown, or it starts again. */
  clear() {
    this.list = [];
    this.show();
    if (this.isPicking) this.pick(false);
    document.getElementById("testResult").hidden = true;
  }

  /** The list as the host reads it. */
  get members() {
    const lines = this.list.map(one => [one.kind, one.frame, ...one.x === undefined ? [] : [one.x, one.y]].join(" "));
    return lines.length ? { expect: lines.join("\n") } : {};
  }

  /** Takes the test. */
  taken(message) {
    document.getElementById("testResult").hidden = !message.file;
    document.getElementById("testCode").textContent = message.file ?? "";
  }
}
