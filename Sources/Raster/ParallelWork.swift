/// Work in parts that need nothing from each other: one after the other, or shared among threads.
package struct ParallelWork: Sendable {
  private let run: @Sendable (_ parts: Int, _ body: @Sendable (Int) -> Void) -> Void

  /// One part after the other.
  package static let alone = ParallelWork { parts, body in
    for part in 0..<parts { body(part) }
  }

  /// Work whose parts `run` calls, in any order, several at once if it likes.
  package init(_ run: @escaping @Sendable (_ parts: Int, _ body: @Sendable (Int) -> Void) -> Void) {
    self.run = run
  }

  /// Calls `body` for stretches of rows of pixels, each long enough to be worth a thread's while.
  package func forEachRowRange(rows: Int, pixelsPerRow: Int, _ body: @Sendable (Range<Int>) -> Void) {
    let length = max(Self.pixelsPerChunk / max(pixelsPerRow, 1), 1)
    if rows <= length { return body(0..<max(rows, 0)) }
    run((rows + length - 1) / length) { part in body(part * length..<min((part + 1) * length, rows)) }
  }

  private static let pixelsPerChunk = 32_768
}
