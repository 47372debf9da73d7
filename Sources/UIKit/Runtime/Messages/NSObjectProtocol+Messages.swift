import Foundation
import QuartzCore

/// An object whose class decides on the messages that it takes.
///
/// Members of an extension are not overridable, so responders and presentation controllers have members of the same
/// names, which the extension calls. A class that derives from `NSObject` itself adopts this protocol, and declares the
/// methods without `override`.
@preconcurrency @MainActor public protocol MessageReceiver: NSObjectProtocol {
  /// Whether the object takes a message.
  func responds(to aSelector: Selector!) -> Bool
  /// Whether the object's class adopts a protocol.
  func conforms(to aProtocol: Protocol) -> Bool
  /// The object that gets a message which this one's class has no method for; nil for none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// The questions that objects are being asked, so that one that passes its question on to `super` is not asked again.
@MainActor private enum Questions {
  struct Question: Equatable {
    let object: ObjectIdentifier
    let text: String
  }

  static var open: [Question] = []

  /// Returns an object's own answer; nil for an object without one, and for one that is answering already.
  static func answer<Answer>(
    of object: any NSObjectProtocol, to text: String, _ ask: (any MessageReceiver) -> Answer
  ) -> Answer? {
    let question = Question(object: ObjectIdentifier(object), text: text)
    guard let receiver = object as? any MessageReceiver, !open.contains(question) else { return nil }
    open.append(question)
    defer { open.removeLast() }
    return ask(receiver)
  }
}

/// Questions about an object's class and its methods.
extension NSObjectProtocol {
  /// Whether the object's class has the selector's method, or lists its name in a ``SelectorTable``.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    Questions.answer(of: self, to: "responds \(aSelector?.name ?? "")") { $0.responds(to: aSelector) }
      ?? hasMethod(of: aSelector)
  }

  /// Whether the object's class adopts a protocol, given as in `conforms(to: UIScrollViewDelegate.self)`.
  @preconcurrency @MainActor public func conforms<Adopter>(to aProtocol: Adopter.Type) -> Bool {
    conforms(to: Protocol(aProtocol))
  }

  /// Whether the object's class adopts a protocol.
  @preconcurrency @MainActor public func conforms(to aProtocol: Protocol) -> Bool {
    Questions.answer(of: self, to: "conforms \(aProtocol.name)") { $0.conforms(to: aProtocol) }
      ?? aProtocol.isAdopted(by: self)
  }

  /// The object that gets a message which this one's class has no method for; nil unless the class says so.
  @preconcurrency @MainActor public func forwardingTarget(for aSelector: Selector!) -> Any? {
    Questions.answer(of: self, to: "forwards \(aSelector?.name ?? "")") { $0.forwardingTarget(for: aSelector) } ?? nil
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
