import QuartzCore

/// A further action of an element, which VoiceOver offers by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A handler, which returns whether the action was successful.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The name.
  open var name: String
  /// The image, for Switch Control.
  open var image: UIImage?
  /// The target of the selector; not retained.
  open weak var target: AnyObject?
  /// The message to the target; one that the target has counts as successful.
  open var selector: Selector
  /// The handler; nil for target and selector.
  open var actionHandler: ActionHandler?

  /// Creates an action with a handler.
  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    selector = Selector("")
  }

  /// Creates an action with a target, which is not retained.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    super.init()
    self.target = target as AnyObject?
  }

  /// Performs the action; returns whether it was successful.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    if selector.send(to: target, from: self) { return true }
    UIEnvironment.active.report(.actionMismatch(action: selector.name, target: String(describing: type(of: target))))
    return false
  }
}
