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
    let shown = layers.filter { !$0.isHidden }
    return nodes.enumerated().compactMap { index, node in
      // A layer that draws nothing may have no node, so the bounds have to fit.
      let layer = shown.count == nodes.count ? shown[index] : shown.first { $0.bounds == node.bounds }
      return layer.map { ($0, node) }
    }
  }

  private static func add(_ layers: [CALayer], _ nodes: [RenderNode], to names: inout [String]) {
    let shown = layers.filter { !$0.isHidden }
    for (index, node) in nodes.enumerated() {
      // A layer that draws nothing may have no node, so the bounds have to fit.
      let layer = shown.count == nodes.count ? shown[index] : shown.first { $0.bounds == node.bounds }
      names.append(layer?.debugName ?? "")
      add(layer?.sublayers ?? [], node.children, to: &names)
    }
  }
}
