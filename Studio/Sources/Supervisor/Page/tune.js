import { copy } from "./animations.js";
import { element } from "./panels.js";

/** The app's tunable numbers as sliders; a change runs the transition at the playhead again, from its first frame. */
export class Numbers {
  constructor(model, reruns) {
    Object.assign(this, { model, reruns, list: [], rows: new Map() });
    this.node = document.getElementById("numbers");
    this.code = document.getElementById("numberCode");
    document.getElementById("copyCode").addEventListener("click", event => copy(this.code, event.target));
    document.getElementById("resetNumbers").addEventListener("click", () => this.reset());
  }

  /** Takes the numbers that the app has read. */
  take(message) {
    this.list = message.list;
    const names = this.list.map(number => number.name);
    if (!this.node.firstChild || names.join("\n") !== [...this.rows.keys()].join("\n")) {
      this.rows = new Map(this.list.map(number => [number.name, this.rows.get(number.name) ?? this.row(number)]));
      const none = element("p", { class: "soft", text: "The app reads no tunable numbers yet. In its code: Tunable(\"damping\", 0.8, in: 0.1...1)" });
      this.node.replaceChildren(...this.rows.size ? [...this.rows.values()].map(row => row.node) : [none]);
    }
    for (const number of this.list) {
      const { slider, field } = this.rows.get(number.name);
      for (const input of [slider, field]) [input.min, input.max] = [number.low, number.high];
      // A slider that is dragged is ahead of the app.
      if (document.activeElement !== slider || !this.reruns.isWaiting) slider.value = number.value;
      if (document.activeElement !== field) field.value = this.short(number.value);
    }
    this.showCode();
  }

  row(number) {
    // Some hundred steps, of one, ten or a tenth.
    const step = 10 ** Math.floor(Math.log10((number.high - number.low) / 100 || 1));
    const limits = { min: number.low, max: number.high, step };
    const slider = element("input", { type: "range", ...limits, "aria-label": number.name });
    const field = element("input", { type: "number", ...limits, step: "any", "aria-label": `${number.name}, as a number` });
    slider.addEventListener("input", () => {
      field.value = this.short(slider.valueAsNumber);
      this.set(number.name, slider.valueAsNumber);
    });
    field.addEventListener("change", () => {
      if (Number.isFinite(field.valueAsNumber)) this.set(number.name, field.valueAsNumber);
    });
    return { slider, field, node: element("div", { class: "number" }, element("span", { text: number.name }), field, slider) };
  }

  short(value) { return String(+value.toFixed(3)); }

  /** The first frame of the transition at the playhead, or of the last one before it. */
  get first() {
    const { model } = this;
    const starts = [model.transitionAt(model.shown)?.from ?? -1];
    // A run that has just begun again has not come to its transition yet.
    const again = model.state.tuned;
    if (again !== undefined && again <= model.shown + 1) starts.push(again);
    const first = Math.max(...starts);
    return first < 0 ? model.shown : first;
  }

  /** Asks for a value, with which the transition runs again. */
  set(name, value) {
    this.reruns.ask(`tune ${name}`, "tune", { name, value, frame: this.first });
  }

  reset() {
    for (const { name, standard } of this.changed) this.set(name, standard);
  }

  get changed() { return this.list.filter(number => Math.abs(number.value - number.standard) > 1e-9); }

  showCode() {
    const swift = value => Number.isInteger(value) ? `${value}` : this.short(value);
    this.code.textContent = this.changed.map(number => {
      // "Fold · folds" is a property of an effect.
      const [owner, property] = number.name.split(" · ");
      if (property) return `animator.${property} = ${swift(number.value)}  // ${owner}`;
      return `Tunable(${JSON.stringify(number.name)}, ${swift(number.value)}, in: ${swift(number.low)}...${swift(number.high)})`;
    }).join("\n");
    document.getElementById("numberChanges").hidden = this.changed.length === 0;
  }
}
