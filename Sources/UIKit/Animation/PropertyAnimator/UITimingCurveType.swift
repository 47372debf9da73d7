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
}
