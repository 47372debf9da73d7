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
