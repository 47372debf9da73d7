import Foundation
import Rendering

/// A layer in whose subtree nothing runs keeps its node, until something of it changes: the frame stays a function of tree and
/// time, and what stands still costs nothing.
///
/// While a layer's node is kept, so are those of everything inside that can be seen; a change drops it here and on the way up.
extension CALayer {
  /// The node of the layer and what is inside; nil where nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - time: the superlayer's time; nil shows the model, without animations and particles.
  ///   - bend: what the superlayer does to all in it; nil for nothing.
  package func renderNode(atParentTime time: CFTimeInterval?, bend: CATransform3D?) -> RenderNode? {
    let isBent = bend != nil
    if nodeIsKept, !isBent, !keptNodeIsBent { return keptNode }
    let node = isBent ? makeNode(atParentTime: time, bend: bend) : shellFilled(atParentTime: time)
    if standsStill(showsItself: node != nil) {
      nodeIsKept = true
      keptNodeIsBent = isBent
      keptNode = node
    }
    return node
  }

  /// Drops the kept node, here and on the way up.
  nonisolated package func nodeMayHaveChanged() {
    keptShell = .unknown
    var link = Unmanaged.passUnretained(self)
    while link.dropNode() {
      guard let next = link.superlayerLink else { return }
      link = next
    }
  }

  /// Drops the kept nodes here and below, as if everything had changed.
  package func forgetNodes() {
    nodeMayHaveChanged()
    for layer in storedChildren { layer.forgetNodes() }
  }

  /// The node made anew; from the kept shell, where the layer's own part is as it was.
  private func shellFilled(atParentTime time: CFTimeInterval?) -> RenderNode? {
    if let time, case .kept(var node) = keptShell {
      node.children = sublayerNodes(at: localTime(atParentTime: time), parent: model_)
      return node
    }
    let node = makeNode(atParentTime: time, bend: nil)
    if time != nil, let node, isPlain {
      if case .seen = keptShell {
        var shell = node
        shell.children = []
        keptShell = .kept(shell)
      } else {
        keptShell = .seen
      }
    }
    return node
  }

  /// Whether the layer's node is made of nothing but its model's common properties and its sublayers.
  private var isPlain: Bool {
    entries.isEmpty && !showsTime && frozen == nil && model_.kind == nil && !model_.hasEffects
  }

  /// Whether the layer shows the same at any time; looked at when it and what is inside have just been made.
  private func standsStill(showsItself: Bool) -> Bool {
    guard entries.isEmpty, !showsTime else { return false }
    guard showsItself else { return true }
    for layer in storedSublayers where !layer.nodeIsKept { return false }
    return !model_.hasEffects || model_.effects.mask?.nodeIsKept ?? true
  }
}

extension Unmanaged<CALayer> {
  /// Drops the layer's kept node; false where there was none.
  fileprivate func dropNode() -> Bool {
    _withUnsafeGuaranteedRef { layer in
      guard layer.nodeIsKept else { return false }
      layer.nodeIsKept = false
      layer.keptNode = nil
      return true
    }
  }
}
