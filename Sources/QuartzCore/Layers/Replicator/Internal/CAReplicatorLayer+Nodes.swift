import CoreGraphics
import Foundation
import Rendering

extension CAReplicatorLayer {
  /// A node for each copy: the sublayers at the copy's time, with its transform and colour.
  package func copies(
    of state: LayerProperties, at local: CFTimeInterval?, flipped isFlipped: Bool,
    sublayers: (CFTimeInterval?) -> [RenderNode]
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
      if isFlipped {
        // The sublayers are flipped already; the copies' transforms are flipped likewise.
        let flip = state.bounds.flipTransform
        node.transform = CATransform3DConcat(CATransform3DConcat(flip, node.transform), flip)
      }
      node.flattensChildren = false
      // A node that keeps depth is no group, so its parts get the colour one by one.
      if let factor = replicator.factor(ofCopy: index) {
        for child in node.children.indices { node.children[child].multiply(by: factor) }
      }
      if !node.children.isEmpty { nodes.append(node) }
    }
    return nodes
  }
}

extension RenderNode {
  /// Multiplies the colours of the whole by one more factor.
  fileprivate mutating func multiply(by factor: CGColor) {
    guard flattensChildren else {
      for child in children.indices { children[child].multiply(by: factor) }
      return
    }
    guard let own = colorFactor else {
      colorFactor = factor
      return
    }
    colorFactor = CGColor(
      srgbRed: own.red * factor.red, green: own.green * factor.green, blue: own.blue * factor.blue,
      alpha: own.alpha * factor.alpha)
  }
}

extension ReplicatorProperties {
  /// The colour that multiplies a copy; nil for white, which changes nothing.
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
