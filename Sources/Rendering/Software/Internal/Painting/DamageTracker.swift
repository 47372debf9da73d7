import CoreGraphics
import Raster
import Synchronization

/// Finds the damage between a frame and the one before, and reuses the pixels outside of it.
///
/// The last image is held weakly, so only as long as the app shows it. Tracking changes the speed only: because each
/// pixel follows from the operations that touch it, in order, pixels outside of the damage are equal.
final class DamageTracker: Sendable {
  private struct State {
    weak var image: CGImage?
    /// The image, retained where the caller shows a copy of it.
    var retained: CGImage?
    var operations: [DrawOperation] = []
  }

  // Operations are immutable.
  private let state = Mutex<State>(State())

  /// Returns the image of operations on a canvas, and its damage: all of it where the damage exceeds half.
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

  /// Returns a rectangle around all pixels in which two lists of operations can differ.
  static func damage(_ before: [DrawOperation], _ after: [DrawOperation]) -> PixelRect {
    let shorter = min(before.count, after.count)
    var first = 0
    while first < shorter, before[first] == after[first] { first += 1 }
    // Where only one differs, it has been compared.
    let rest = shorter - first - (before.count == after.count && first < shorter ? 1 : 0)
    var last = 0
    while last < rest, before[before.count - 1 - last] == after[after.count - 1 - last] { last += 1 }
    var damage = PixelRect.empty
    for operation in before[first..<before.count - last] { damage = damage.union(operation.bounds) }
    for operation in after[first..<after.count - last] { damage = damage.union(operation.bounds) }
    return damage
  }
}
