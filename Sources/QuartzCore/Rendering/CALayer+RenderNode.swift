import CoreGraphics
import Foundation
import Rendering

extension CALayer {
  /// What the tree under this layer shows at a time of its clock: a pure function of the tree and the time.
  ///
  /// - Parameters:
  ///   - time: seconds on the clock of the layer's root.
  ///   - size: the canvas, in points.
  ///   - scale: pixels per point.
  public func renderFrame(at time: CFTimeInterval, size: CGSize, scale: CGFloat) -> RenderFrame {
    RenderFrame(
      size: size, scale: scale, background: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
      root: renderNode(atParentTime: time, parent: nil) ?? RenderNode())
  }

  /// The node of the layer and what is inside; nil where nothing of it can be seen.
  package func renderNode(atParentTime time: CFTimeInterval, parent: LayerProperties?) -> RenderNode? {
    let state = state(atParentTime: time)
    guard !state.isHidden, state.opacity > 0 else { return nil }
    var node = RenderNode(bounds: state.bounds, transform: state.transformToSuperlayer(of: parent))
    node.opacity = CGFloat(min(state.opacity, 1))
    node.backgroundColor = state.backgroundColor
    node.cornerRadius = max(0, state.cornerRadius)
    node.borderWidth = max(0, state.borderWidth)
    if let color = state.borderColor { node.borderColor = color } else { node.borderWidth = 0 }
    node.masksToBounds = state.masksToBounds
    node.isDoubleSided = state.isDoubleSided
    if let image = state.contents {
      node.contents = RenderContents(
        image: image, gravity: state.contentsGravity.renderGravity, rect: state.contentsRect, scale: state.contentsScale
      )
    }
    if let frozen { node.children = frozen.nodes(filling: state.bounds) }
    guard !storedSublayers.isEmpty || !entries.isEmpty else { return node }
    let local = localTime(atParentTime: time)
    let inOrder = storedSublayers.enumerated().map { (index, layer) in
      (layer: layer, depth: layer.state(atParentTime: local).zPosition, index: index)
    }
    let sorted =
      inOrder.contains { $0.depth != 0 } ? inOrder.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) } : inOrder
    node.children += sorted.compactMap { $0.layer.renderNode(atParentTime: local, parent: state) }
    return inTransition(node, at: local)
  }

  /// The node as the layer's animations of its whole content show it.
  private func inTransition(_ node: RenderNode, at local: CFTimeInterval) -> RenderNode {
    guard !entries.isEmpty else { return node }
    return entries.reduce(node) { node, entry in
      guard !entry.hasEnded || !entry.animation.isRemovedOnCompletion else { return node }
      return entry.animation.rendered(node, timing: entry.timing(atLocal: local), at: local)
    }
  }
}
