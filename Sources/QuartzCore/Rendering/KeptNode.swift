import Rendering

/// What a layer remembers of the last frame, so that the next one is made anew only as far as something has changed.
enum KeptNode {
  /// Nothing: the layer itself has changed, or was not shown.
  case nothing
  /// A frame is being made; what changes meanwhile, by an app's code that draws, leaves nothing.
  case making
  /// What it showed under a bend, of which its own part holds, but for its place where animations move that; what is inside may differ.
  case part(RenderNode, NodeBend?)
  /// What it shows at any time under a bend; nil where nothing of it can be seen. Once something inside changes, its own part may hold.
  case whole(RenderNode?, holdsPart: Bool, NodeBend?)

  /// Whether nothing here or inside changes with time.
  var standsStill: Bool {
    if case .whole = self { true } else { false }
  }

  /// Gives a part away to be filled anew, so that nobody but the new frame holds it; nil where there is none under the bend.
  mutating func takePart(under bend: NodeBend?) -> RenderNode? {
    guard case .part(let node, let former) = self, former == bend else { return nil }
    self = .making
    return node
  }

  /// Something inside has changed: only the layer's own part may hold.
  mutating func dropInside() {
    if case .whole(let node?, holdsPart: true, let bend) = self { self = .part(node, bend) } else { self = .nothing }
  }
}
