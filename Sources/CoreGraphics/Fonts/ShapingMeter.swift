import Synchronization

/// Counts the text that is shaped, which is most of the work of layout.
package final class ShapingMeter: Sendable {
  @TaskLocal private static var current: ShapingMeter?
  private let count = Atomic(0)

  /// The bytes of UTF-8 that are shaped while a body runs, in its task.
  package static func bytes(in body: () throws -> Void) rethrows -> Int {
    let meter = ShapingMeter()
    try $current.withValue(meter) { try body() }
    return meter.count.load(ordering: .relaxed)
  }

  /// Notes that some bytes are shaped.
  static func add(_ bytes: Int) {
    current?.count.add(bytes, ordering: .relaxed)
  }
}
