import Rendering

/// What a layer remembers of the last frame, so that the next one is made anew only as far as something has changed.
///
/// Each frame asks every layer on the way to what moves: a node is handed over, not copied, where that can be.
struct KeptNode {
  private enum Stage {
    /// Nothing: the layer itself has changed, or was not shown.
    case nothing
    /// A frame is being made; what changes meanwhile, by an app's code that draws, leaves nothing.
    case making
    /// What it showed under a bend, of which its own part holds, but for its place where animations move that; what is inside may
    /// differ.
    case part
    /// What it shows at any time under a bend; no node where nothing of it can be seen.
    case whole
  }

  private var stage = Stage.nothing
  /// Whether, once something inside changes, the layer's own part holds.
  private var holdsPart = false
  private(set) var node: RenderNode? {
    didSet { identity = node?.identity }
  }
  /// Which node that is, said without touching it.
  private var identity: ObjectIdentifier?
  private var inherited: InheritedTransform?

  /// What is kept of a layer that was not shown, or has changed.
  static var nothing: KeptNode { KeptNode() }

  /// Whether nothing here or inside changes with time.
  var standsStill: Bool { stage == .whole }

  /// Whether ``node`` is what the layer shows at any time under a bend.
  func isWhole(under inherited: InheritedTransform?) -> Bool { stage == .whole && isMade(under: inherited) }

  /// Whether a node of the last frame is what the layer shows at any time under a bend.
  func isWhole(under inherited: InheritedTransform?, as last: ObjectIdentifier) -> Bool {
    identity == last && isWhole(under: inherited)
  }

  /// Lets go of a part that the last frame holds, to be filled there, alone; returns false, and keeps it, where it is no part under
  /// the inherited, or the frame holds another.
  mutating func letPartGo(under inherited: InheritedTransform?, as last: ObjectIdentifier) -> Bool {
    guard stage == .part, identity == last, isMade(under: inherited) else { return false }
    stage = .making
    node = nil
    return true
  }

  /// Gives a part away to be filled anew, so that nobody but the new frame holds it; nil where there is none under the inherited.
  mutating func takePart(under inherited: InheritedTransform?) -> RenderNode? {
    guard stage == .part, isMade(under: inherited) else { return nil }
    stage = .making
    return node.take()
  }

  /// A frame begins to make the node.
  mutating func beginMaking() {
    self = KeptNode()
    stage = .making
  }

  /// Keeps a part, unless the layer has changed while it was made.
  mutating func keepPart(_ node: RenderNode, under inherited: InheritedTransform?) {
    keep(.part, node, holdsPart: true, inherited)
  }

  /// Keeps the whole, unless the layer has changed while it was made.
  ///
  /// - Parameter holdsPart: whether, once something inside changes, the layer's own part holds.
  mutating func keepWhole(_ node: RenderNode?, holdsPart: Bool, under inherited: InheritedTransform?) {
    keep(.whole, node, holdsPart: holdsPart, inherited)
  }

  /// Keeps what was kept before, or nothing, unless the layer has changed while a node was made.
  mutating func keep(_ former: KeptNode) {
    if stage == .making { self = former }
  }

  /// Something inside has changed: only the layer's own part may hold.
  mutating func dropInside() {
    if stage == .whole, holdsPart, node != nil { stage = .part } else { self = KeptNode() }
  }

  private mutating func keep(_ stage: Stage, _ node: RenderNode?, holdsPart: Bool, _ inherited: InheritedTransform?) {
    guard self.stage == .making else { return }
    (self.stage, self.node, self.holdsPart) = (stage, node, holdsPart)
    if self.inherited != nil || inherited != nil { self.inherited = inherited }
  }

  private func isMade(under other: InheritedTransform?) -> Bool {
    if inherited == nil, other == nil { return true }
    return inherited == other
  }
}
