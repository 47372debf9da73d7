/// The shape with which a dynamic item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// The item's own path.
  case path

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``rectangle`` (Decision 3).
  public init?(rawValue: UInt) {
    self = Self.imported(rawValue, among: [.rectangle, .ellipse, .path])
  }
}
