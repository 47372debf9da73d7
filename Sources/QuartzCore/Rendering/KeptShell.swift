import Rendering

/// What a layer remembers of itself alone, so that one in which others move is made anew only as far as they go.
enum KeptShell {
  /// The layer's own state has changed since its node was made.
  case unknown
  /// Its node was made once; a second time tells that it stands still while others move.
  case seen
  /// The layer's node without children.
  case kept(RenderNode)
}
