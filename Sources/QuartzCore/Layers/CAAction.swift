import Foundation

/// An action that runs when a layer's property changes.
@preconcurrency @MainActor public protocol CAAction {
  /// Runs the action; `object` is the layer, `key` the property.
  func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// Ends the search for an action, so that nothing animates (C-18).
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// The key of the action that runs when a layer is added to a superlayer, or is shown.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that runs when a layer is removed from its superlayer, or is hidden.
public let kCAOnOrderOut = "onOrderOut"

extension CAAction {
  /// Whether it is `NSNull`, by its class alone, because each change of a property asks.
  var isNull: Bool { type(of: self) == NSNull.self }
}
