import Foundation
import Rendering

/// The nodes of what is in a layer, each made anew in the place of the last frame's.
extension CALayer {
  /// Renews the nodes of the sublayers in the node of this layer; returns whether each of them shows the same at any time.
  func updateSublayerNodes(
    of node: inout RenderNode, at local: CFTimeInterval, inherited: InheritedTransform?, levels: Int
  ) -> Bool {
    guard !sublayersMayHaveDepth else {
      node.children.removeAll(keepingCapacity: true)
      addSortedSublayerNodes(to: &node.children, at: local, inherited: inherited, levels: levels)
      return storedSublayers.allSatisfy { $0.nodeCache.isStatic }
    }
    var nodes: [RenderNode] = []
    node.swapChildren(&nodes)
    let areStatic = Self.update(&nodes, of: storedSublayers, at: local, inherited: inherited, levels: levels)
    node.swapChildren(&nodes)
    return areStatic
  }

  /// Renews the last frame's nodes of the layers at the top of their trees.
  package static func updateNodes(in root: inout RenderNode, of layers: [CALayer], at time: CFTimeInterval) {
    var nodes: [RenderNode] = []
    root.swapChildren(&nodes)
    _ = update(&nodes, of: layers, at: time, inherited: nil, levels: RenderFrame.maxDepth)
    root.swapChildren(&nodes)
  }

  /// Renews the last frame's nodes of some layers; returns whether each of them shows the same at any time.
  ///
  /// What stands still is left where it is, uncounted.
  private static func update(
    _ nodes: inout [RenderNode], of layers: [CALayer], at time: CFTimeInterval, inherited: InheritedTransform?,
    levels: Int
  ) -> Bool {
    var (filled, areStatic) = (0, true)
    for layer in layers {
      if filled < nodes.count {
        if levels > 0, layer.nodeCache.isComplete(under: inherited, as: nodes[filled].identity) {
          filled += 1
          continue
        }
        if layer.updateNode(&nodes[filled], atParentTime: time, inherited: inherited, levels: levels) { filled += 1 }
      } else if let node = layer.renderNode(atParentTime: time, inherited: inherited, levels: levels) {
        nodes.append(node)
        filled += 1
      }
      if !layer.nodeCache.isStatic { areStatic = false }
    }
    if filled < nodes.count { nodes.removeLast(nodes.count - filled) }
    return areStatic
  }
}
