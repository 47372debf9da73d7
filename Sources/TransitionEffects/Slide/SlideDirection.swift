/// The direction of a slide, by the kind of transition (E-1, E-2, E-3).
public enum SlideDirection: Hashable, Sendable {
  /// A push: the new screen comes from the right.
  case push
  /// A pop: the old screen comes back from the left.
  case pop
  /// A change to a tab on the left: the new screen comes from the left.
  case tabLeft
  /// A change to a tab on the right: the new screen comes from the right.
  case tabRight
  /// A presentation: the new screen comes from below.
  case presentation
  /// A dismissal: the old screen moves down.
  case dismissal
}
