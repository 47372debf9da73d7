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
  /// It shows the same at any time, but for what bends it from outside.
  case bent

  /// Whether nothing here or inside changes with time.
  var standsStill: Bool {
    switch self {
    case .whole, .bent: true
    case .nothing, .making, .part: false
    }
  }

  /// What is left once something inside has changed.
  var withoutInside: KeptNode {
    switch self {
    case .whole(let node?, holdsPart: true): .part(node)
    case .nothing, .making, .part, .whole, .bent: .nothing
    }
  }
}
