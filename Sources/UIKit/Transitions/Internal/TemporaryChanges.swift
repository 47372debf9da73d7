/// The temporary changes of a system animator, undone once: at the end of its animations, or of the transition if that ends first.
@MainActor struct TemporaryChanges {
  private var undoBlocks: [() -> Void] = []

  /// Adds a block that undoes a change.
  mutating func add(_ undo: @escaping () -> Void) {
    undoBlocks.append(undo)
  }

  /// Undoes the changes that have not been undone yet, in the order of adding.
  mutating func undo() {
    let blocks = undoBlocks
    undoBlocks = []
    for block in blocks { block() }
  }
}
