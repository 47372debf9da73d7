import QuartzCore

/// The direction of the language, in which a view lays out its content.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The kind of a view's content, which decides whether it is mirrored in right-to-left layouts (L-31).
public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that is mirrored.
  case unspecified
  /// The controls of a player, which are not mirrored.
  case playback
  /// Directions in space, which are not mirrored.
  case spatial
  /// Content from left to right in every layout.
  case forceLeftToRight
  /// Content from right to left in every layout.
  case forceRightToLeft
}

extension UIView {
  func semanticContentChanged() {
    for constraint in constraints { constraint.followLayoutDirection() }
    setNeedsLayout()
  }
}

extension UISemanticContentAttribute {
  func direction(in isRightToLeft: Bool) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: isRightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
