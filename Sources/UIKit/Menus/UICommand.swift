import QuartzCore

/// An entry of a menu that sends a message to the first object of the responder chain that has the method.
///
/// The chain begins at the view whose menu is open. A menu shows the command in grey where no object has the method.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The title that a menu shows for the command.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image that a menu shows for the command.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// A longer title, which VoiceOver reads; nil for ``title``.
  open var discoverabilityTitle: String?
  /// The message.
  public let action: Selector
  /// A value by which commands with the same message differ.
  public let propertyList: Any?
  /// The attributes, which menus show.
  open var attributes: UIMenuElement.Attributes
  /// The state, which menus show by a mark.
  open var state: UIMenuElement.State

  /// Creates a command that sends a message.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  override var leaf: (any MenuLeaf)? { self }
}

extension UICommand: MenuLeaf {
  func perform(from sender: AnyObject) {
    let item = (sender as? UIBarButtonItem)?.shownView
    guard let target = (sender as? UIResponder ?? item)?.responder(to: action) else { return }
    if !action.send(to: target, from: self) {
      UIEnvironment.active.report(.actionMismatch(action: action.name, target: String(describing: type(of: target))))
    }
  }
}
