import { decode } from "./lz4.js";

/** The socket to the studio. It shows the secret first, and comes back by itself. */
export class Connection {
  /** @param handlers functions: message(object), bitmap(header, pixels), status(text, isBad) */
  constructor(handlers) {
    this.handlers = handlers;
    const secret = location.hash.slice(1);
    if (secret) {
      sessionStorage.setItem("token", secret);
      // The secret must not stay in the address, which people share.
      history.replaceState(null, "", location.pathname + location.search);
    }
    this.token = sessionStorage.getItem("token") || "";
    this.wait = 500;
    this.open();
  }

  open() {
    if (!this.token) return this.handlers.status("Open the address that the terminal shows: it ends with a secret.", true);
    const socket = this.socket = new WebSocket(`ws://${location.host}/live`);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", token: this.token }));
    socket.onmessage = event => typeof event.data === "string" ? this.text(event.data) : this.bytes(event.data);
    socket.onclose = event => {
      if (event.code === 1008 && /token is wrong/.test(event.reason)) return this.handlers.status(event.reason, true);
      this.handlers.status(event.reason || "The studio does not answer. Start it again with: matchcut preview", true);
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, 8000);
    };
  }

  text(text) {
    this.wait = 500;
    this.handlers.message(JSON.parse(text));
  }

  bytes(buffer) {
    const view = new DataView(buffer);
    const header = {
      use: view.getUint8(0), codec: view.getUint8(1), divisor: view.getUint16(2, true) || 1, sequence: view.getUint32(4, true),
      frame: view.getUint32(8, true), x: view.getUint16(12, true), y: view.getUint16(14, true),
      width: view.getUint16(16, true), height: view.getUint16(18, true), time: view.getFloat64(20, true),
    };
    const pixels = this.room(header);
    decode(new Uint8Array(buffer, 32), new Uint8Array(pixels.buffer));
    this.handlers.bitmap(header, pixels);
  }

  /** Room for a bitmap. The screen draws its own at once, so all of them can have the same. */
  room({ use, width, height }) {
    const size = width * height * 4;
    if (use !== 1) return new Uint8ClampedArray(size);
    if (this.shared?.length !== size) this.shared = new Uint8ClampedArray(size);
    return this.shared;
  }

  send(message) {
    if (this.socket && this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Sends a command by its name. */
  do(name, members) { this.send({ do: name, ...members }); }
}
