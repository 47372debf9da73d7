/// The temporary changes of a system animator, undone once: at the end of its animations or of the transition,
/// whichever is first.
@MainActor struct TemporaryChanges {
  private var undoBlocks: [() -> Void] = []

  /// Adds a block that undoes a change.
  mutating func add(_ undo: @escaping () -> Void) {
    undoBlocks.append(undo)
  }

  /// Undoes all changes that have not been undone, in the order in which they were added.
  mutating func undo() {
    let blocks = undoBlocks
    undoBlocks = []
    for block in blocks { block() }
  }
}
