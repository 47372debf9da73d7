import Rendering
import UIKit

extension RenderNode {
  /// Every number that the node and those inside it show, in a fixed order, so that two nodes can be compared within a
  /// tolerance.
  var numbers: [Double] {
    var result = [bounds.minX, bounds.minY, bounds.width, bounds.height, opacity, cornerRadius].map(Double.init)
    let t = transform
    result += [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ].map(Double.init)
    for color in [backgroundColor, colorFactor].compactMap(\.self) {
      result += [color.red, color.green, color.blue, color.alpha].map(Double.init)
    }
    if let curl { result += [curl.progress, curl.angle, curl.radius].map(Double.init) }
    for filter in filters + backdropFilters {
      switch filter {
      case .blur(let radius): result.append(Double(radius))
      case .saturation(let amount): result.append(Double(amount))
      case .colorMatrix(let values): result += values.map(Double.init)
      case .tint(let color): result += [color.red, color.green, color.blue, color.alpha].map(Double.init)
      }
    }
    for node in mask + children { result += node.numbers }
    return result
  }

  /// The first node inside, at any depth, that a test accepts.
  func first(where matches: (RenderNode) -> Bool) -> RenderNode? {
    if matches(self) { return self }
    for child in children {
      if let found = child.first(where: matches) { return found }
    }
    return nil
  }
}

extension UIView {
  /// The view's node in the current frame.
  var shownNode: RenderNode? {
    let now = layer.treeEnvironment?.clock.now ?? 0
    return layer.renderNode(atParentTime: layer.storedSuperlayer?.localTime(atRootTime: now) ?? now)
  }
}
