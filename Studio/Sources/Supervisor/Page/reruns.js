/** Changes that let a transition run again. While a run begins again, the last change of each thing waits. */
export class Reruns {
  constructor(connection) {
    Object.assign(this, { connection, next: new Map(), isWaiting: false });
  }

  /** Asks for a change; a later one of the same key takes the place of one that waits. */
  ask(key, name, members) {
    this.next.set(key, [name, members]);
    if (!this.isWaiting) this.send();
  }

  send() {
    const [change] = this.next;
    if (!change) return;
    const [key, [name, members]] = change;
    this.isWaiting = true;
    this.next.delete(key);
    this.connection.do(name, members);
    // An answer may never come, as from an app that has crashed.
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.began(), 2000);
  }

  /** A run has begun again. */
  began() {
    clearTimeout(this.timer);
    this.isWaiting = false;
    this.send();
  }
}
