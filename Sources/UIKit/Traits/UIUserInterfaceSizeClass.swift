/// The size class of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Compact, as a phone's short side.
  case compact
  /// Regular, as a tablet's sides, or a phone's long side.
  case regular

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unspecified`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.unspecified, .compact, .regular])
  }
}
