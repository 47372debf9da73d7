/// The axis about which a screen turns.
public enum TurnAxis: Hashable, Sendable {
  /// The vertical axis: screens turn sideways.
  case vertical
  /// The horizontal axis: screens turn up and down.
  case horizontal
}
