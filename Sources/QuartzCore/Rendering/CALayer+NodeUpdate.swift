import Foundation
import Rendering

/// Updates of the nodes of sublayers in place.
extension CALayer {
  /// Updates the sublayers' nodes in this layer's node; returns whether all of them are the same at any time.
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

  /// Updates the last frame's nodes of the roots of layer trees.
  package static func updateNodes(in root: inout RenderNode, of layers: [CALayer], at time: CFTimeInterval) {
    var nodes: [RenderNode] = []
    root.swapChildren(&nodes)
    _ = update(&nodes, of: layers, at: time, inherited: nil, levels: RenderFrame.maxDepth)
    root.swapChildren(&nodes)
  }

  /// Updates the last frame's nodes of some layers; returns whether all of them are the same at any time.
  ///
  /// The nodes of static layers are not touched, not even by a reference count.
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
