import CoreGraphics
import Foundation

/// A layer under the name of the one that draws its contents in tiles. Here they are drawn whole, at once, with a
/// diagnostic.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  open override func display() {
    environment.report(.drawnWhole(layer: debugName))
    super.display()
  }
}
