import Foundation

/// A message to a target: a name and, because there is no Objective-C runtime, the method itself.
///
///     UITapGestureRecognizer(target: self, action: Selector("tapped:", Screen.tapped(_:)))
///
/// The methods' types name no actor: with one they would be `@Sendable`, and files of the Swift 5 language mode would
/// get a warning for each. A selector is only sent on the main actor.
public struct Selector: Hashable, CustomStringConvertible {
  /// The name, as Objective-C would spell it.
  public let name: String
  @usableFromInline let perform: (@MainActor (AnyObject, [Any?]) -> Bool)?
  /// A fast path for one argument that is an object; used in every frame and for every touch.
  @usableFromInline let performWithSender: (@MainActor (AnyObject, AnyObject) -> Bool)?
  @usableFromInline let isTarget: @MainActor (AnyObject) -> Bool

  /// A selector without its method, which is looked up in the target's ``SelectorTable``.
  public init(_ name: String) {
    self.name = name
    perform = nil
    performWithSender = nil
    isTarget = { Self.method(name, of: $0) != nil }
  }

  /// A selector of a method that takes the sender.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.name = name
    isTarget = { $0 is Target }
    perform = { target, arguments in
      guard let target = target as? Target, let sender: Sender = Self.argument(0, of: arguments) else { return false }
      method(target)(sender)
      return true
    }
    performWithSender = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A selector of a method without parameters.
  @preconcurrency @inlinable public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void)
  {
    nonisolated(unsafe) let method = method
    self.name = name
    isTarget = { $0 is Target }
    perform = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
    performWithSender = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// A selector of a method with two parameters.
  @preconcurrency @inlinable public init<Target: AnyObject, First, Second>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.name = name
    isTarget = { $0 is Target }
    perform = { target, arguments in
      guard let target = target as? Target, let first: First = Self.argument(0, of: arguments),
        let second: Second = Self.argument(1, of: arguments)
      else { return false }
      method(target)(first, second)
      return true
    }
    performWithSender = nil
  }

  /// A selector of a method with three parameters.
  @preconcurrency @inlinable public init<Target: AnyObject, First, Second, Third>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Void
  ) {
    nonisolated(unsafe) let method = method
    self.name = name
    isTarget = { $0 is Target }
    perform = { target, arguments in
      guard let target = target as? Target, let first: First = Self.argument(0, of: arguments),
        let second: Second = Self.argument(1, of: arguments), let third: Third = Self.argument(2, of: arguments)
      else { return false }
      method(target)(first, second, third)
      return true
    }
    performWithSender = nil
  }

  /// Refuses a method that is bound to an object: the target is a parameter of its own, and may be another object.
  @available(
    *, unavailable, message: "the target is given apart from its method: write Self.method in place of self.method"
  )
  @preconcurrency public init<each Parameter, Result>(
    _ name: String, _ bound: @escaping (repeat each Parameter) -> Result
  ) {
    self.init(name)
  }

  /// An argument as a method's parameter; nil where its type does not fit. A nil argument fits an optional parameter.
  @inlinable static func argument<Value>(_ index: Int, of arguments: [Any?]) -> Value? {
    guard arguments.indices.contains(index) else { return nil }
    guard let argument = arguments[index] else { return Any?.none as? Value }
    return argument as? Value
  }

  /// Whether an object is of the class that the method belongs to.
  @MainActor package func fits(_ target: AnyObject) -> Bool {
    isTarget(target)
  }

  /// Sends the message; returns whether target and sender have the method's types.
  @MainActor package func send(to target: AnyObject, from sender: Any?) -> Bool {
    send(to: target, arguments: [sender])
  }

  /// The same with an object as the sender.
  @MainActor package func send(to target: AnyObject, from sender: AnyObject) -> Bool {
    if let performWithSender { return performWithSender(target, sender) }
    return send(to: target, arguments: [sender])
  }

  /// Sends the message with its arguments, of which a method takes the first few; returns whether they have the
  /// method's types.
  @MainActor package func send(to target: AnyObject, arguments: [Any?]) -> Bool {
    (perform ?? Self.method(name, of: target)?.perform)?(target, arguments) ?? false
  }

  /// The selector with its method: one without is looked up, once, in the target's table.
  @MainActor func resolved(for target: AnyObject) -> Selector {
    perform == nil ? Self.method(name, of: target) ?? self : self
  }

  /// The method of a name in a target's table; entries without a method are ignored.
  @MainActor private static func method(_ name: String, of target: AnyObject) -> Selector? {
    guard let target = target as? any SelectorTable else { return nil }
    return type(of: target).selectors.last { $0.name == name && $0.perform != nil }
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

/// A class that can receive messages by name alone, as in `Selector("reload:")`.
///
/// Because there is no Objective-C runtime that knows methods by name, the class lists them; a subclass adds its own:
///
///     class Screen: UIViewController, SelectorTable {
///       class var selectors: [Selector] { [Selector("reload:", Screen.reload(_:))] }
///     }
///     class Detail: Screen {
///       override class var selectors: [Selector] { super.selectors + [Selector("close", Detail.close)] }
///     }
@preconcurrency @MainActor public protocol SelectorTable: AnyObject {
  /// The methods that can be called by name; of two with the same name the last one counts.
  static var selectors: [Selector] { get }
}
