import CoreGraphics
import Foundation
import Rendering

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
    let copy = ClassInitializers.makeCopy(of: self)
    copy.model_ = state
    copy.presented = self
    copy.display()
    return copy.model_.contents
  }
}

extension CALayer {
  /// Draws the model into a context; see ``CALayer/render(in:)``.
  package func drawModel(in context: CGContext) {
    let clip = context.boundingBoxOfClipPath
    let ctm = context.userSpaceToDeviceSpaceTransform
    let scale = (ctm.a * ctm.d - ctm.b * ctm.c).magnitude.squareRoot()
    guard clip.isFinite, clip.width > 0, clip.height > 0, scale.isFinite, scale > 0,
      var node = (presented ?? self).renderNode(atParentTime: nil)
    else { return }
    // The layer's own position and transform belong to its superlayer's space.
    node.transform = CATransform3DMakeTranslation(-clip.minX, -clip.minY, 0)
    let frame = RenderFrame(size: clip.size, scale: scale, background: .clear, root: node)
    context.drawUpright(SoftwareRenderer().render(frame), in: clip)
  }
}
