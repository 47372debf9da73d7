import QuartzCore

/// The outlets, inspectable properties and actions of a class by the names that nibs and storyboards have for them.
///
/// Objective-C finds them by itself. Here a stored property is found by reflection, which sets it without calling its
/// observers, and an action in a ``SelectorTable``. A class whose properties have observers, or are computed, lists
/// them in an enumeration `InterfaceEntries` inside of it; the porter writes it from `@IBOutlet`, `@IBInspectable` and
/// `@IBAction`:
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
}

extension InterfaceTable {
  /// None.
  public static var properties: [InterfaceKey] { [] }
  /// None.
  public static var actions: [Selector] { [] }
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
