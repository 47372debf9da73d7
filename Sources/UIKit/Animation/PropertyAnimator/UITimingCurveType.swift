/// What a timing curve provider provides.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's curves by name.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A spring whose time runs along a cubic curve.
  case composed

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``builtin`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.builtin, .cubic, .spring, .composed])
  }
}
