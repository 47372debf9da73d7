/// What fingers are about to do.
public enum InteractionIntent: Hashable, Sendable {
  /// They go a way that begins a transition.
  case direction(InteractionDirection)
  /// They have not gone anywhere yet.
  case open
  /// They do something else.
  case other
}
