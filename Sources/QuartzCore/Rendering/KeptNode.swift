import Rendering

/// What a layer remembers of the last frame, so that the next one is made anew only as far as something has changed.
enum KeptNode {
  /// Nothing: the layer itself has changed, or was not shown.
  case nothing
  /// A frame is being made; what changes meanwhile, by an app's code that draws, leaves nothing.
  case making
  /// What it showed, of which its own part holds, but for its place where animations move that; what is inside may differ.
  case part(RenderNode)
  /// What it shows at any time; nil where nothing of it can be seen. Once something inside changes, its own part may hold.
  case whole(RenderNode?, holdsPart: Bool)
  /// What it showed under what its superlayer does to all in it.
  case bent(BentNode)

  /// Whether nothing here or inside changes with time.
  var standsStill: Bool {
    switch self {
    case .whole: true
    case .bent(let kept): kept.standsStill
    case .nothing, .making, .part: false
    }
  }

  /// Something inside has changed: only the layer's own part may hold.
  mutating func dropInside() {
    switch self {
    case .whole(let node?, holdsPart: true): self = .part(node)
    case .bent(let kept) where kept.dropInside(): break
    case .nothing, .making, .part, .whole, .bent: self = .nothing
    }
  }
}
