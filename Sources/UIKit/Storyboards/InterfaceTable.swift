import Foundation
import QuartzCore

/// The outlets, inspectable properties and actions of a class by the names that nibs and storyboards have for them.
///
/// Objective-C finds them by itself. Here a stored property is found by reflection, which sets it without calling its
/// observers, and an action in a `SelectorTable`. A class whose properties have observers, or are computed, lists
/// them in an enumeration `InterfaceEntries` inside of it; the porter writes it from `@IBOutlet`, `@IBInspectable`,
/// `@IBAction` and `@IBSegueAction`:
///
///     extension Card {
///       enum InterfaceEntries: InterfaceTable {
///         static var properties: [InterfaceKey] { [InterfaceKey("title", \Card.title)] }
///         static var actions: [Selector] { [Selector("close:", Card.close(_:))] }
///       }
///     }
///
/// A subclass has a table of its own, for what it adds.
@preconcurrency @MainActor public protocol InterfaceTable {
  /// The properties that can be set by name.
  static var properties: [InterfaceKey] { get }
  /// The methods that can be called by name.
  static var actions: [Selector] { get }
  /// The methods that make the destinations of segues.
  static var segueActions: [InterfaceSegueAction] { get }
}

extension InterfaceTable {
  /// None.
  public static var properties: [InterfaceKey] { [] }
  /// None.
  public static var actions: [Selector] { [] }
  /// None.
  public static var segueActions: [InterfaceSegueAction] { [] }
}

/// A property that a nib or a storyboard sets by its name.
@preconcurrency @MainActor public struct InterfaceKey {
  /// The name.
  public let name: String
  let property: KeyedProperty

  /// Creates the entry of a property, which is set through its setter and observers.
  public init<Owner: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
    self.name = name
    property = .value(path)
  }
}

/// A method of a controller that makes the destination of a segue, which a storyboard calls by its name.
///
/// The method gets the coder that the destination's `init(coder:)` takes, and then the segue's sender and identifier if
/// it has parameters for them. Where it returns nil, the destination is made by its class's `init(coder:)`.
@preconcurrency @MainActor public struct InterfaceSegueAction {
  /// Objective-C's name of the method, such as `makeDetail:` or `makeDetail:sender:segueIdentifier:`.
  public let name: String
  /// Makes the destination; nil for a source of another class.
  let make: (_ source: UIViewController, NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?

  /// Creates the entry of a method that takes the coder.
  public init<Source: UIViewController, Destination: UIViewController>(
    _ name: String, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder) -> Destination?
  ) {
    self.name = name
    make = { source, coder, _, _ in (source as? Source).flatMap { method($0)(coder) } }
  }

  /// Creates the entry of a method that takes the coder and the sender.
  public init<Source: UIViewController, Destination: UIViewController>(
    _ name: String, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder, Any?) -> Destination?
  ) {
    self.name = name
    make = { source, coder, sender, _ in (source as? Source).flatMap { method($0)(coder, sender) } }
  }

  /// Creates the entry of a method that takes the coder, the sender and the segue's identifier.
  public init<Source: UIViewController, Destination: UIViewController>(
    _ name: String, _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder, Any?, String?) -> Destination?
  ) {
    self.name = name
    make = { source, coder, sender, identifier in
      (source as? Source).flatMap { method($0)(coder, sender, identifier) }
    }
  }
}
