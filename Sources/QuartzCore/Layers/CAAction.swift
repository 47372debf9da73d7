import Foundation

/// Something that runs when a layer's property changes.
@preconcurrency @MainActor public protocol CAAction {
  /// Runs the action; `object` is the layer, `key` the property.
  func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// `NSNull` ends the search for an action: nothing animates (C-18).
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// The key of the action that runs when a layer comes into the tree, or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that runs when a layer is about to leave the tree, or has been hidden.
public let kCAOnOrderOut = "onOrderOut"

extension CAAction {
  /// Whether it is `NSNull`, by its class alone: each change of a property asks.
  var isNull: Bool { type(of: self) == NSNull.self }
}
