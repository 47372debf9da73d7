/// Runs independent chunks of work, one after the other or on several threads.
package struct ParallelWork: Sendable {
  private let run: @Sendable (_ parts: Int, _ body: @Sendable (Int) -> Void) -> Void

  /// Runs chunks one after the other on the calling thread.
  package static let serial = ParallelWork { parts, body in
    for part in 0..<parts { body(part) }
  }

  /// Creates work whose chunks `run` calls, in any order and possibly concurrently.
  package init(_ run: @escaping @Sendable (_ parts: Int, _ body: @Sendable (Int) -> Void) -> Void) {
    self.run = run
  }

  /// Calls `body` for ranges of rows, each long enough to be worth a thread's start.
  package func forEachRowRange(rows: Int, pixelsPerRow: Int, _ body: @Sendable (Range<Int>) -> Void) {
    let length = max(Self.pixelsPerChunk / max(pixelsPerRow, 1), 1)
    if rows <= length { return body(0..<max(rows, 0)) }
    run((rows + length - 1) / length) { part in body(part * length..<min((part + 1) * length, rows)) }
  }

  private static let pixelsPerChunk = 32_768
}
