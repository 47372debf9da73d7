/** The address of the page: it names the story, the device, the settings and, in a pause, the frame. */
export class Address {
  static settings = ["style", "rightToLeft", "reduceMotion", "crossFade", "textSize", "accessibility", "statusBar"];

  constructor(model, connection) {
    Object.assign(this, { model, connection });
    const [entry] = performance.getEntriesByType("navigation");
    // A page that is loaded again goes on with the run that it has shown.
    this.wanted = entry?.type === "navigate" && location.search ? location.search : "";
  }

  /** The command that opens what a query names. */
  static command(query) {
    const values = new URLSearchParams(query);
    const members = { story: values.get("story") || "" };
    for (const name of ["device", ...Address.settings]) if (values.has(name)) members[name] = values.get(name);
    const frame = Number(values.get("frame"));
    if (values.has("frame") && Number.isInteger(frame) && frame >= 0) members.frame = frame;
    return members;
  }

  /** Opens what a query names. */
  open(query) {
    this.connection.do("open", Address.command(query));
  }

  /** Opens what the address named as the page was loaded, once. */
  openWanted() {
    const { wanted } = this;
    this.wanted = "";
    if (!wanted) return;
    if (!this.model.controls) this.connection.do("control");
    this.open(wanted);
  }

  /** The query of what is shown. */
  get query() {
    const { state, shown } = this.model;
    const values = new URLSearchParams({ story: state.story, device: state.device });
    for (const name of Address.settings) if (state.settings[name]) values.set(name, state.settings[name]);
    if (!state.playing) values.set("frame", shown);
    return `?${values}`;
  }

  /** Shows the query in the address bar, at most twice a second. */
  update() {
    if (this.wanted || this.timer || !this.model.state) return;
    this.timer = setTimeout(() => {
      this.timer = 0;
      const { query } = this;
      if (location.search !== query) history.replaceState(null, "", location.pathname + query);
    }, 500);
  }
}
