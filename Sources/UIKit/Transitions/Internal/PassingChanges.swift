/// What a system animator has changed for its own time, which is given back once: where its animations end, or where the transition is
/// ended before them.
@MainActor struct PassingChanges {
  private var blocks: [() -> Void] = []

  /// Adds what gives a change back.
  mutating func add(_ giveBack: @escaping () -> Void) {
    blocks.append(giveBack)
  }

  /// Gives everything back that has not been given back yet.
  mutating func giveBack() {
    let blocks = blocks
    self.blocks = []
    for block in blocks { block() }
  }
}
