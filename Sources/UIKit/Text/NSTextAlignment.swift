import CoreGraphics

/// Where lines stand in their width.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``left`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.left, .center, .right, .justified, .natural])
  }

  /// The alignment in a layout; natural follows the interface's direction, as labels do on iOS.
  func layoutAlignment(isRightToLeft: Bool) -> TextAlignment {
    switch self {
    case .left: .left
    case .justified: .justified
    case .natural: isRightToLeft ? .right : .left
    case .center: .center
    case .right: .right
    }
  }
}
