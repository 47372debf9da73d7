import CoreGraphics

/// Where lines stand in their width.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// The alignment in a layout; natural follows the interface's direction, as labels do on iOS.
  ///
  /// Justified text is set flush with where it begins: words are not spread.
  func layoutAlignment(isRightToLeft: Bool) -> TextAlignment {
    switch self {
    case .left: .left
    case .justified: .natural
    case .natural: isRightToLeft ? .right : .left
    case .center: .center
    case .right: .right
    }
  }
}
