import Foundation

/// A message to a target: a name and, since there is no Objective-C runtime, the method itself.
///
///     UITapGestureRecognizer(target: self, action: Selector("tapped:", Screen.tapped(_:)))
public struct Selector: Hashable, CustomStringConvertible {
  /// The name, as Objective-C would spell it.
  public let name: String
  private let perform: (@MainActor (AnyObject, Any?) -> Bool)?

  /// A selector of a method that takes the sender.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.name = name
    perform = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A selector of a method without parameters.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping @MainActor (Target) -> () -> Void) {
    self.name = name
    perform = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Sends the message; returns whether target and sender were of the method's types.
  @MainActor package func send(to target: AnyObject, from sender: Any?) -> Bool {
    perform?(target, sender) ?? false
  }

  /// Whether two selectors have the same name.
  public static func == (lhs: Selector, rhs: Selector) -> Bool {
    lhs.name == rhs.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// The name.
  public var description: String { name }
}
