import QuartzCore

/// The look of bar buttons in their states.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The look of an enabled button.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The look of a button under a touch; empty for the normal one.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button; empty for the normal one.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The look of a focused button; nothing is focused here.
  open private(set) var focused = UIBarButtonItemStateAppearance()
  /// Called when a state's look has changed.
  var onChange: (() -> Void)? {
    didSet { for state in [normal, highlighted, disabled, focused] { state.onChange = onChange } }
  }

  /// Creates the system's look of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Creates the system's look of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Sets the system's look of buttons of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.reset() }
  }

  func makeCopy() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    for (mine, other) in zip(
      [normal, highlighted, disabled, focused], [copy.normal, copy.highlighted, copy.disabled, copy.focused])
    {
      other.take(mine)
    }
    return copy
  }
}

/// The look of bar buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title: its font and its colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }
  /// The image behind the button, stretched over it; nil for none.
  open var backgroundImage: UIImage? {
    didSet { onChange?() }
  }
  var onChange: (() -> Void)?

  func reset() { (titleTextAttributes, backgroundImage) = ([:], nil) }

  func take(_ other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, backgroundImage) = (other.titleTextAttributes, other.backgroundImage)
  }
}
