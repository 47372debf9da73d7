import Rendering

/// The node of a layer in the last frame, so that the next frame makes only what has changed.
///
/// Each frame asks every layer above one that moves. A node is therefore moved out of the cache and back, not copied.
struct NodeCache {
  private enum Stage {
    /// The layer itself has changed, or was not rendered.
    case empty
    /// A node is being made; a change meanwhile, such as by an app's drawing code, leaves the cache empty.
    case building
    /// The layer's own part of the node is valid, except for animated geometry; the sublayers may differ.
    case part
    /// The node is valid at any time; nil where nothing is visible.
    case complete
  }

  private var stage = Stage.empty
  /// Whether the layer's own part stays valid when a sublayer changes.
  private var isPartReusable = false
  private(set) var node: RenderNode? {
    didSet { identity = node?.identity }
  }
  /// The node's identity, which can be compared without touching the node.
  private var identity: ObjectIdentifier?
  private var inherited: InheritedTransform?

  /// The cache of a layer that was not rendered, or has changed.
  static var empty: NodeCache { NodeCache() }

  /// Whether the layer and its subtree are the same at any time.
  var isStatic: Bool { stage == .complete }

  /// Whether ``node`` is valid at any time under an inherited transform.
  func isComplete(under inherited: InheritedTransform?) -> Bool { stage == .complete && isBuilt(under: inherited) }

  /// Whether a node of the last frame is valid at any time under an inherited transform.
  func isComplete(under inherited: InheritedTransform?, as last: ObjectIdentifier) -> Bool {
    identity == last && isComplete(under: inherited)
  }

  /// Releases a part that the last frame holds, too, so that it is unique there and can be updated in place. Returns
  /// false, and keeps the part, if it is not valid under the transform or is not the frame's.
  mutating func releasePart(under inherited: InheritedTransform?, as last: ObjectIdentifier) -> Bool {
    guard stage == .part, identity == last, isBuilt(under: inherited) else { return false }
    stage = .building
    node = nil
    return true
  }

  /// Moves a part out of the cache, to be updated; nil if there is none under the transform.
  mutating func takePart(under inherited: InheritedTransform?) -> RenderNode? {
    guard stage == .part, isBuilt(under: inherited) else { return nil }
    stage = .building
    return node.take()
  }

  /// Empties the cache while a node is made.
  mutating func beginBuilding() {
    self = NodeCache()
    stage = .building
  }

  /// Stores a part, unless the layer has changed meanwhile.
  mutating func storePart(_ node: RenderNode, under inherited: InheritedTransform?) {
    store(.part, node, isPartReusable: true, inherited)
  }

  /// Stores a complete node, unless the layer has changed meanwhile.
  ///
  /// - Parameter isPartReusable: whether the layer's own part stays valid when a sublayer changes.
  mutating func storeComplete(_ node: RenderNode?, isPartReusable: Bool, under inherited: InheritedTransform?) {
    store(.complete, node, isPartReusable: isPartReusable, inherited)
  }

  /// Stores a previous state, unless the layer has changed meanwhile.
  mutating func restore(_ previous: NodeCache) {
    if stage == .building { self = previous }
  }

  /// Keeps at most the layer's own part, because a sublayer has changed.
  mutating func invalidateSublayers() {
    if stage == .complete, isPartReusable, node != nil { stage = .part } else { self = NodeCache() }
  }

  private mutating func store(
    _ stage: Stage, _ node: RenderNode?, isPartReusable: Bool, _ inherited: InheritedTransform?
  ) {
    guard self.stage == .building else { return }
    (self.stage, self.node, self.isPartReusable) = (stage, node, isPartReusable)
    if self.inherited != nil || inherited != nil { self.inherited = inherited }
  }

  private func isBuilt(under other: InheritedTransform?) -> Bool {
    if inherited == nil, other == nil { return true }
    return inherited == other
  }
}
