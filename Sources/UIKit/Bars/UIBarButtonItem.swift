import QuartzCore

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// A weight of the title.
  public enum Style: Int, Sendable {
    /// The usual one.
    case plain = 0
    /// The one that ends something: semibold.
    case done = 2
  }

  /// Buttons that every app has; the raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save
    /// Room that takes what is left in a toolbar.
    case flexibleSpace = 5
    /// Room of ``UIBarButtonItem/width`` points in a toolbar.
    case fixedSpace = 6
  }

  /// The colour; nil is the bar's.
  open var tintColor: UIColor? {
    didSet { changed() }
  }
  /// A view of the app's own, shown instead of a button.
  open var customView: UIView? {
    didSet { changed() }
  }
  /// The weight of the title.
  open var style: Style
  /// What it does.
  open var primaryAction: UIAction?
  /// Whom it tells; not retained.
  open weak var target: AnyObject?
  /// What it tells them.
  open var action: Selector?
  /// The width in points; 0 for what the content needs.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { changed() } }
  }
  /// The kind of room that the item is; nil for what shows something.
  let space: SystemItem?

  /// The view that was last made for the item, for what points at it.
  @WeakReference private(set) var shownView: UIView?

  /// A button with a title that tells a target.
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.style = style
    self.target = target
    self.action = action
    space = nil
    super.init()
    self.title = title
  }

  /// One of the buttons that every app has, or room between others.
  public init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.target = target
    self.action = action
    space = systemItem == .flexibleSpace || systemItem == .fixedSpace ? systemItem : nil
    super.init()
    title = systemItem.title
  }

  /// Room that takes what is left in a toolbar.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Room of a width, in points, in a toolbar; a negative or unbounded width counts as 0.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width.isFinite ? max(0, width) : 0
    return item
  }

  /// A button with a picture that tells a target.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button that does an action and shows its title or picture.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, style: .plain, target: nil, action: nil)
    image = primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// A view of the app's own in the place of a button.
  public convenience init(customView: UIView) {
    self.init(title: nil, style: .plain, target: nil, action: nil)
    self.customView = customView
  }

  /// The view that stands in a bar.
  func makeView() -> UIView {
    if let customView {
      shownView = customView
      return customView
    }
    let button = UIButton(type: .system)
    shownView = button
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    if let tintColor { button.tintColor = tintColor }
    button.addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
    return button
  }

  private func perform() {
    primaryAction?.perform(from: self)
    // Without a target it is the first responder from the bar on that has the method.
    guard let action, let target = target ?? shownView?.responder(to: action) else { return }
    if !action.send(to: target, from: self) {
      UIEnvironment.active.report(.actionMismatch(action: action.name, target: String(describing: type(of: target))))
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The word on the button; nil for room.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .flexibleSpace, .fixedSpace: nil
    }
  }
}
