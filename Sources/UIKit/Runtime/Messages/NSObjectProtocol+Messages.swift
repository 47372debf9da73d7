import Foundation
import QuartzCore

/// An object whose subclasses decide on the messages that it takes.
///
/// Members of an extension are not overridable, so UIKit's own base classes have members of the same names, which the
/// extension calls.
@MainActor protocol MessageReceiver: NSObjectProtocol {
  func responds(to aSelector: Selector!) -> Bool
  func conforms(to aProtocol: Protocol) -> Bool
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// Questions about an object's class and its methods.
extension NSObjectProtocol {
  /// Whether the object's class has the selector's method, or lists its name in a ``SelectorTable``.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    (self as? any MessageReceiver)?.responds(to: aSelector) ?? hasMethod(of: aSelector)
  }

  /// Whether the object's class adopts a protocol, given as in `conforms(to: UIScrollViewDelegate.self)`.
  @preconcurrency @MainActor public func conforms<Adopter>(to aProtocol: Adopter.Type) -> Bool {
    conforms(to: Protocol(aProtocol))
  }

  /// Whether the object's class adopts a protocol.
  @preconcurrency @MainActor public func conforms(to aProtocol: Protocol) -> Bool {
    (self as? any MessageReceiver)?.conforms(to: aProtocol) ?? aProtocol.isAdopted(by: self)
  }

  /// Whether the object is of a class or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == aClass }
  }

  /// Whether the object is of a class itself.
  public func isMember(of aClass: AnyClass) -> Bool {
    type(of: self) as AnyClass == aClass
  }

  /// Whether the object's class has the selector's method, without asking an override.
  @MainActor func hasMethod(of selector: Selector?) -> Bool {
    selector?.fits(self) ?? false
  }

  /// Sends a message to the object, or else to the target that its class forwards it to; returns whether one took it.
  @MainActor func deliver(_ selector: Selector, arguments: [Any?]) -> Bool {
    var receiver: AnyObject = self
    // Targets that forward to one another end the search.
    for _ in 0..<16 {
      if selector.send(to: receiver, arguments: arguments) { return true }
      guard let next = (receiver as? any MessageReceiver)?.forwardingTarget(for: selector) else { return false }
      receiver = next as AnyObject
    }
    return false
  }
}
