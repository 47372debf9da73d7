import Rendering

/// What a layer remembers of the last frame, so that the next one is made anew only as far as something has changed.
///
/// Each frame asks every layer on the way to what moves: a node is handed over, not copied, where that can be.
struct NodeCache {
  private enum Stage {
    /// Nothing: the layer itself has changed, or was not shown.
    case empty
    /// A frame is being made; what changes meanwhile, by an app's code that draws, leaves nothing.
    case building
    /// What it showed under a bend, of which its own part holds, but for its place where animations move that; what is inside may
    /// differ.
    case part
    /// What it shows at any time under a bend; no node where nothing of it can be seen.
    case complete
  }

  private var stage = Stage.empty
  /// Whether, once something inside changes, the layer's own part holds.
  private var isPartReusable = false
  private(set) var node: RenderNode? {
    didSet { identity = node?.identity }
  }
  /// Which node that is, said without touching it.
  private var identity: ObjectIdentifier?
  private var inherited: InheritedTransform?

  /// What is kept of a layer that was not shown, or has changed.
  static var empty: NodeCache { NodeCache() }

  /// Whether nothing here or inside changes with time.
  var isStatic: Bool { stage == .complete }

  /// Whether ``node`` is what the layer shows at any time under a bend.
  func isComplete(under inherited: InheritedTransform?) -> Bool { stage == .complete && isBuilt(under: inherited) }

  /// Whether a node of the last frame is what the layer shows at any time under a bend.
  func isComplete(under inherited: InheritedTransform?, as last: ObjectIdentifier) -> Bool {
    identity == last && isComplete(under: inherited)
  }

  /// Lets go of a part that the last frame holds, to be filled there, alone; returns false, and keeps it, where it is no part under
  /// the inherited, or the frame holds another.
  mutating func releasePart(under inherited: InheritedTransform?, as last: ObjectIdentifier) -> Bool {
    guard stage == .part, identity == last, isBuilt(under: inherited) else { return false }
    stage = .building
    node = nil
    return true
  }

  /// Gives a part away to be filled anew, so that nobody but the new frame holds it; nil where there is none under the inherited.
  mutating func takePart(under inherited: InheritedTransform?) -> RenderNode? {
    guard stage == .part, isBuilt(under: inherited) else { return nil }
    stage = .building
    return node.take()
  }

  /// A frame begins to make the node.
  mutating func beginBuilding() {
    self = NodeCache()
    stage = .building
  }

  /// Keeps a part, unless the layer has changed while it was made.
  mutating func storePart(_ node: RenderNode, under inherited: InheritedTransform?) {
    store(.part, node, isPartReusable: true, inherited)
  }

  /// Keeps the whole, unless the layer has changed while it was made.
  ///
  /// - Parameter isPartReusable: whether, once something inside changes, the layer's own part holds.
  mutating func storeComplete(_ node: RenderNode?, isPartReusable: Bool, under inherited: InheritedTransform?) {
    store(.complete, node, isPartReusable: isPartReusable, inherited)
  }

  /// Keeps what was kept before, or nothing, unless the layer has changed while a node was made.
  mutating func restore(_ previous: NodeCache) {
    if stage == .building { self = previous }
  }

  /// Something inside has changed: only the layer's own part may hold.
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
