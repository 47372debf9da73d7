import CoreGraphics

/// Where lines stand in their width.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// Justified text is set flush left: words are not spread.
  var layoutAlignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .left
    case .center: .center
    case .right: .right
    }
  }
}
