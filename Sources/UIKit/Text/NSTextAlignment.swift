import CoreGraphics

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``left`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.left, .center, .right, .justified, .natural])
  }

  /// Returns the alignment for a layout; natural follows the layout direction, as in labels on iOS.
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
