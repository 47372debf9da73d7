import CoreGraphics
import Foundation

/// A plain layer under the name of the one that draws its contents in tiles: here they are drawn whole, at once, with a
/// diagnostic that says so.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  open override func display() {
    environment.report(.drawnWhole(layer: debugName))
    super.display()
  }
}
