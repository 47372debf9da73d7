import QuartzCore
import Rendering

/// The names of a frame's layers, in the order of its nodes.
@MainActor enum LayerNames {
  /// Returns a name for each node below a root; empty where a layer's sublayers are not drawn one by one.
  static func of(_ layers: [CALayer], in root: RenderNode) -> [String] {
    var names: [String] = []
    add(layers, root.children, to: &names)
    return names
  }

  /// The layers of nodes side by side; a node without a known layer has no pair.
  static func pairs(_ layers: [CALayer], _ nodes: [RenderNode]) -> [(layer: CALayer, node: RenderNode)] {
    zip(match(layers, nodes), nodes).compactMap { layer, node in layer.map { ($0, node) } }
  }

  /// The layer of each node; nil for a node without a known one.
  private static func match(_ layers: [CALayer], _ nodes: [RenderNode]) -> [CALayer?] {
    var rest = layers.filter { !$0.isHidden }[...]
    if rest.count == nodes.count { return Array(rest) }
    return nodes.map { node in
      // A layer that draws nothing may have no node, so the bounds have to fit. Both lie from back to front.
      guard let index = rest.firstIndex(where: { $0.bounds == node.bounds }) else { return nil }
      defer { rest = rest[(index + 1)...] }
      return rest[index]
    }
  }

  private static func add(_ layers: [CALayer], _ nodes: [RenderNode], to names: inout [String]) {
    for (layer, node) in zip(match(layers, nodes), nodes) {
      names.append(layer?.debugName ?? "")
      add(layer?.sublayers ?? [], node.children, to: &names)
    }
  }
}
