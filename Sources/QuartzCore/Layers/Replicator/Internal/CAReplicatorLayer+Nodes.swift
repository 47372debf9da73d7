import CoreGraphics
import Foundation
import Rendering

extension CAReplicatorLayer {
  /// One node for each copy: the sublayers at the copy's time, under its transform and colour.
  package func copies(
    of state: LayerProperties, at local: CFTimeInterval?, sublayers: (CFTimeInterval?) -> [RenderNode]
  ) -> [RenderNode] {
    let replicator = state.replicator
    let (middleX, middleY) = (state.bounds.midX, state.bounds.midY)
    let toMiddle = CATransform3DMakeTranslation(-middleX, -middleY, 0)
    let fromMiddle = CATransform3DMakeTranslation(middleX, middleY, 0)
    var step = CATransform3DIdentity
    var nodes: [RenderNode] = []
    for index in 0..<replicator.instanceCount {
      if index > 0 { step = CATransform3DConcat(step, replicator.instanceTransform) }
      guard step.isFinite else { break }
      var node = RenderNode(bounds: state.bounds)
      node.children = sublayers(local.map { $0 - Double(index) * replicator.instanceDelay })
      node.transform = CATransform3DConcat(CATransform3DConcat(toMiddle, step), fromMiddle)
      node.flattensChildren = false
      node.colorFactor = replicator.factor(ofCopy: index)
      if !node.children.isEmpty { nodes.append(node) }
    }
    return nodes
  }
}

extension ReplicatorProperties {
  /// What multiplies the colours of a copy; nil for white, which changes nothing.
  fileprivate func factor(ofCopy index: Int) -> CGColor? {
    let color = instanceColor ?? .white
    func moved(_ value: CGFloat, _ offset: Float) -> CGFloat {
      max(0, min(value + CGFloat(offset) * CGFloat(index), 1))
    }
    let (red, green) = (moved(color.red, redOffset), moved(color.green, greenOffset))
    let (blue, alpha) = (moved(color.blue, blueOffset), moved(color.alpha, alphaOffset))
    if red == 1, green == 1, blue == 1, alpha == 1 { return nil }
    return CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
}
