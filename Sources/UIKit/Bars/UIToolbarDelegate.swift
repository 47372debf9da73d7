import Foundation

/// The delegate of a toolbar without a navigation controller, which decides on its position.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {
  /// The position that the delegate returns; at the bottom in a navigation controller.
  public var barPosition: UIBarPosition {
    navigationController != nil ? .bottom : delegate?.position(for: self) ?? .any
  }
}
