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
