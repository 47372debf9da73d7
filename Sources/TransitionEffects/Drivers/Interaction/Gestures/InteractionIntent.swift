/// What a gesture is about to do.
public enum InteractionIntent: Hashable, Sendable {
  /// It moves in a direction that begins a transition.
  case direction(InteractionDirection)
  /// It has not moved yet.
  case open
  /// It does something else.
  case other
}
