/// Where an animator stands (A-59, C-85).
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or ended.
  case inactive = 0
  /// Running or paused.
  case active
  /// Stopped, and waiting for `finishAnimation(at:)`.
  case stopped

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``inactive`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.inactive, .active, .stopped])
  }
}
