import QuartzCore

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// A weight of the title.
  public enum Style: Int, Sendable {
    /// The usual one.
    case plain = 0
    /// The one that ends something: semibold.
    case done = 2
  }

  /// The title.
  open var title: String? {
    didSet { changed() }
  }
  /// The picture, shown instead of the title.
  open var image: UIImage? {
    didSet { changed() }
  }
  /// Whether it can be used.
  open var isEnabled = true {
    didSet { changed() }
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
  weak var owner: UINavigationItem?

  /// A button with a title that tells a target.
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.title = title
    self.style = style
    self.target = target
    self.action = action
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
    if let customView { return customView }
    let button = UIButton(type: .system)
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
    guard let target, let action else { return }
    if !action.send(to: target, from: self) {
      UIEnvironment.active.report(.actionMismatch(action: action.name, target: String(describing: type(of: target))))
    }
  }

  private func changed() {
    owner?.changed()
  }
}
