import CoreGraphics
import Raster
import Synchronization

/// What a renderer drew last: where the next frame says the same, its pixels are taken over.
///
/// The picture itself is retained only as long as somebody shows it. It changes the speed only: each pixel follows from the operations
/// that touch it, in their order, so what lies outside of all that differ stays as it is.
final class DamageTracker: Sendable {
  private struct State {
    weak var image: CGImage?
    /// The picture once more, where the one who asked for it shows another.
    var retained: CGImage?
    var operations: [DrawOperation] = []
  }

  // The operations hold nothing that a thread could change.
  private let state = Mutex<State>(State())

  /// The picture of operations on a canvas, and the part of it that was drawn: what differs from the last one, or all if that is
  /// half of it.
  func image(
    of operations: [DrawOperation], _ canvas: PixelRect, _ painter: CanvasPainter, retainsImage: Bool
  ) -> (image: CGImage, drawn: PixelRect) {
    let (last, before) = state.withLock { state -> (CGImage?, [DrawOperation]) in
      if state.image == nil { state.operations = [] }
      guard let image = state.image, image.width == canvas.width, image.height == canvas.height else {
        return (nil, [])
      }
      return (image, state.operations)
    }
    let damage = last == nil ? canvas : Self.damage(before, operations).intersection(canvas)
    if let last, damage.isEmpty {
      state.withLock { $0.retained = retainsImage ? last : nil }
      return (last, damage)
    }
    let image: CGImage
    var drawn = canvas
    if let last, damage.width * damage.height * 2 < canvas.width * canvas.height {
      image = CGImage(painter.pixels(operations, canvas, over: last.buffer, damage))
      drawn = damage
    } else {
      image = CGImage(painter.pixels(operations, canvas))
    }
    state.withLock { state in
      state.image = image
      state.retained = retainsImage ? image : nil
      state.operations = operations
    }
    return (image, drawn)
  }

  /// A rectangle that holds all pixels in which two lists of operations can differ.
  static func damage(_ before: [DrawOperation], _ after: [DrawOperation]) -> PixelRect {
    let shorter = min(before.count, after.count)
    var first = 0
    while first < shorter, before[first] == after[first] { first += 1 }
    // Where only one differs, it has been looked at.
    let rest = shorter - first - (before.count == after.count && first < shorter ? 1 : 0)
    var last = 0
    while last < rest, before[before.count - 1 - last] == after[after.count - 1 - last] { last += 1 }
    var damage = PixelRect.empty
    for operation in before[first..<before.count - last] { damage = damage.union(operation.bounds) }
    for operation in after[first..<after.count - last] { damage = damage.union(operation.bounds) }
    return damage
  }
}
