import Foundation

/// The position of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
  /// No position in particular.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, with a background that extends behind the status bar.
  case topAttached = 3

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``any`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.any, .bottom, .top, .topAttached])
  }

  /// The positions whose values count for a bar at this one, in order.
  var fallbacks: [UIBarPosition] {
    switch self {
    case .any: [.any]
    case .bottom, .top: [self, .any]
    case .topAttached: [.topAttached, .top, .any]
    }
  }
}

/// A bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The delegate of a bar, which decides on the bar's position.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns ``UIBarPosition/any``.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  /// The position that the delegate returns; at the top of the screen in a navigation controller.
  public var barPosition: UIBarPosition {
    navigationController != nil ? .topAttached : delegate?.position(for: self) ?? .any
  }
}
