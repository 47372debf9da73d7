import CoreGraphics
import Foundation

extension CALayer {
  /// Draws the contents with ``draw(in:)`` into a bitmap of the bounds at `contentsScale`; empty bounds have none.
  package func drawContents() {
    let size = bounds.size
    guard let context = try? CGContext(size: size, scale: contentsScale, opaque: isOpaque) else {
      contents = nil
      return
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    contents = context.makeImage()
  }

  /// The contents drawn for a presentation; nil unless an animation moves a key that the class draws for.
  package func redrawnContents(for state: LayerProperties, at local: CFTimeInterval) -> CGImage? {
    guard entries.contains(where: { $0.traits.contains(.redraws) && $0.shows(at: local) }) else { return nil }
    let copy = Self(layer: self)
    copy.model_ = state
    copy.presented = self
    copy.display()
    return copy.model_.contents
  }
}
