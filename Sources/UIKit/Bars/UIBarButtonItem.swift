import QuartzCore

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button's title.
  public enum Style: Int, Sendable {
    /// The regular weight.
    case plain = 0
    /// Semibold, for a button that ends a task.
    case done = 2
  }

  /// The system's buttons and spaces; the raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save
    case add
    /// A space in a toolbar that takes a share of the rest.
    case flexibleSpace = 5
    /// A space in a toolbar of ``UIBarButtonItem/width`` points.
    case fixedSpace = 6
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    case play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  /// The colour; nil for the bar's.
  open var tintColor: UIColor? {
    didSet {
      noteSet(.tintColor, \UIBarButtonItem.tintColor)
      changed()
    }
  }
  /// A view that is shown in place of a button.
  open var customView: UIView? {
    didSet { changed() }
  }
  /// The style of the title.
  open var style = Style.plain
  /// The action that a tap runs; setting it sets title and image.
  open var primaryAction: UIAction? {
    didSet { if primaryAction !== oldValue { takeContentOfAction() } }
  }
  /// The menu: a touch shows it, or a long press where a tap has an action.
  open var menu: UIMenu? {
    didSet { changed() }
  }
  /// The order of the menu's entries.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
    didSet { if preferredMenuElementOrder != oldValue { changed() } }
  }
  /// The target of the action; not retained.
  open weak var target: AnyObject?
  /// The message that a tap sends to the target.
  open var action: Selector?
  /// The width in points; 0 for the width of the content.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { changed() } }
  }
  /// The kind of space that the item is; nil for a button.
  private(set) var space: SystemItem?

  /// The view that was last made for the item, to which popovers point.
  @WeakReference private(set) var shownView: UIView?

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.style = style
    self.target = target
    self.action = action
    if let title { self.title = title }
  }

  /// Creates a button or a space from a nib or a storyboard; another coder gives a button without a title.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let item = InterfaceDecoder.systemItem(coder) { take(item) }
    (coder as? InterfaceDecoder)?.fill(self)
  }

  /// Creates a button without a title.
  public override init() {
    super.init()
  }

  /// Creates one of the system's buttons, or a space.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init()
    self.target = target
    self.action = action
    take(systemItem)
  }

  private func take(_ systemItem: SystemItem) {
    style = systemItem == .done || systemItem == .save ? .done : .plain
    space = systemItem == .flexibleSpace || systemItem == .fixedSpace ? systemItem : nil
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
  }

  /// Creates a space in a toolbar that takes a share of the rest.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Creates a space in a toolbar of a width in points; a negative or infinite width counts as 0.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width.isFinite ? max(0, width) : 0
    return item
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image, and another one for a bar of compact height; nil for the same.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Takes the title and the image of the action, where it has them.
  private func takeContentOfAction() {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let own = primaryAction.image { image = own }
  }

  /// Creates a button that runs an action and shows its title or image.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: nil)
  }

  /// Creates a button that runs an action, and shows its title and image, and a menu.
  public convenience init(primaryAction: UIAction?, menu: UIMenu?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Creates a button that runs an action, and has a menu; title and image replace the action's.
  public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(title: nil, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
    // An initializer calls no observer.
    takeContentOfAction()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates one of the system's buttons, or a space, with an action and a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    let (title, image) = (title, image)
    self.primaryAction = primaryAction
    (self.title, self.image) = (title, image)
    self.menu = menu
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init(title: nil, style: .plain, target: nil, action: nil)
    self.customView = customView
  }

  // MARK: Backgrounds

  private var backgrounds = BarButtonBackgrounds() {
    didSet { changed() }
  }
  /// The images behind the back button that pops to the item, whose own item this is.
  private(set) var backButtonBackgrounds = BarButtonBackgrounds() {
    didSet { changed() }
  }
  /// The padding of a title on a background, in points.
  static let paddingOfBackground = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)

  /// Sets the image behind the button in a state, in bars of a height; it is stretched over the button.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state, nil, barMetrics] = backgroundImage
    noteSet(.backgroundImage, [Int(state.rawValue), -1, barMetrics.rawValue]) { (item: UIBarButtonItem) in
      item.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// Returns the image that was set for a state and a height.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state, nil, barMetrics]
  }

  /// Sets the image behind the button while it has a style; it goes before the one of all styles.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    backgrounds[state, style, barMetrics] = backgroundImage
    noteSet(.backgroundImage, [Int(state.rawValue), style.rawValue, barMetrics.rawValue]) { (item: UIBarButtonItem) in
      item.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
    }
  }

  /// Returns the image that was set for a state, a style and a height.
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state, style, barMetrics]
  }

  /// Sets the image of a back button in a state, in place of the chevron and behind the title.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backButtonBackgrounds[state, nil, barMetrics] = backgroundImage
    noteSet(.backButtonBackgroundImage, [Int(state.rawValue), barMetrics.rawValue]) { (item: UIBarButtonItem) in
      item.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// Returns the image of a back button that was set for a state and a height.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backButtonBackgrounds[state, nil, barMetrics]
  }

  /// Creates the view for a bar.
  ///
  /// - Parameters:
  ///   - look: the bar's look of buttons; nil for the system's.
  ///   - doneLook: its look of buttons of the style `done`.
  ///   - metrics: the bar's height.
  func makeView(
    _ look: UIBarButtonItemAppearance? = nil, done doneLook: UIBarButtonItemAppearance? = nil,
    _ metrics: UIBarMetrics = .default
  ) -> UIView {
    if let customView {
      shownView = customView
      return customView
    }
    let button = UIButton(type: .system)
    shownView = button
    button.setTitle(image == nil ? title : nil, for: .normal)
    let isCompact = metrics == .compact || metrics == .compactPrompt
    button.setImage(isCompact ? landscapeImagePhone ?? image : image, for: .normal)
    button.imageEdgeInsets = imageInsets
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    button.accessibilityState.item = self
    button.accessibilityIdentifier = accessibilityIdentifier
    if let tintColor { button.tintColor = tintColor }
    let buttonLook = style == .done ? doneLook : look
    applyTitleAttributes(to: button, buttonLook)
    applyBackgrounds(to: button, buttonLook, metrics)
    button.addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
    button.preferredMenuElementOrder = preferredMenuElementOrder
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
    button.menu = menu
    return button
  }

  /// Applies the item's attributes of its title, or else the look's.
  func applyTitleAttributes(to button: UIButton, _ look: UIBarButtonItemAppearance?) {
    let states: [(UIControl.State, UIBarButtonItemStateAppearance?)] = [
      (.normal, look?.normal), (.highlighted, look?.highlighted), (.disabled, look?.disabled),
    ]
    for (state, stateLook) in states {
      let attributes = (stateLook?.titleTextAttributes ?? [:]).merging(titleTextAttributes(for: state) ?? [:]) { $1 }
      if let font = attributes[.font] as? UIFont, state == .normal { button.titleLabel?.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { button.setTitleColor(color, for: state) }
    }
  }

  /// Shows the item's images behind the title, or else the look's.
  private func applyBackgrounds(to button: UIButton, _ look: UIBarButtonItemAppearance?, _ metrics: UIBarMetrics) {
    let states: [(UIControl.State, UIBarButtonItemStateAppearance?)] = [
      (.normal, look?.normal), (.highlighted, look?.highlighted), (.disabled, look?.disabled),
      (.selected, nil),
    ]
    for (state, stateLook) in states {
      guard let image = backgrounds.shown(in: state, style, metrics) ?? stateLook?.backgroundImage else { continue }
      button.setBackgroundImage(image, for: state)
      button.contentEdgeInsets = Self.paddingOfBackground
    }
  }

  private func perform() {
    primaryAction?.perform(from: self)
    // Without a target the message goes to the first object of the responder chain, from the bar on, that has the
    // method.
    guard let action, let target = target ?? shownView?.responder(to: action) else { return }
    if !action.send(to: target, from: self) {
      UIEnvironment.active.report(.actionMismatch(action: action.name, target: String(describing: type(of: target))))
    }
  }
}
