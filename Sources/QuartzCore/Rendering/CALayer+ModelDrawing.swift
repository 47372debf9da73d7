import CoreGraphics
import Foundation
import Rendering

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
