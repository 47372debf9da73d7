import QuartzCore

/// The look of a tab bar: its background and its items.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the title under the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { itemsChanged() }
  }
  /// The look of items with the title beside the image, on an iPad.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { itemsChanged() }
  }
  /// The look of items with the title beside the image in a low bar, as on a phone in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { itemsChanged() }
  }

  /// The image behind the selected item's title and image; nil for none.
  open var selectionIndicatorImage: UIImage? {
    didSet { changed() }
  }
  /// The colour of ``selectionIndicatorImage`` where it is a template; nil for the bar's.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { changed() }
  }
  /// Returns the look of items in a layout.
  func layoutAppearance(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }

  /// The image behind the selected item in its colour.
  var shownSelectionIndicator: UIImage? {
    guard let image = selectionIndicatorImage, let color = selectionIndicatorTintColor else {
      return selectionIndicatorImage
    }
    return image.renderingMode == .alwaysTemplate ? image.withTintColor(color, renderingMode: .alwaysOriginal) : image
  }

  /// Creates an appearance with the system's background, for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    itemsChanged()
  }

  /// Creates an appearance with the background of another one, and, of a tab bar's, with all of it.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = other.stackedLayoutAppearance.makeCopy()
      inlineLayoutAppearance = other.inlineLayoutAppearance.makeCopy()
      compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.makeCopy()
      selectionIndicatorImage = other.selectionIndicatorImage
      selectionIndicatorTintColor = other.selectionIndicatorTintColor
    }
    itemsChanged()
  }

  override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

  private func itemsChanged() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      items.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }
}

/// The look of a tab bar's items in their states.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The layout of an item.
  public enum Style: Int, Sendable {
    /// The title under the image.
    case stacked
    /// The title beside the image.
    case inline
    /// The title beside the image in a low bar.
    case compactInline
  }

  private let style: Style
  /// The look of an item that is not selected.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The look of a disabled item; empty for the normal one.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The look of a focused item; nothing is focused here.
  open private(set) var focused = UITabBarItemStateAppearance()
  /// Called when a state's look has changed.
  var onChange: (() -> Void)? {
    didSet { for state in states { state.onChange = onChange } }
  }

  /// Creates the system's look of stacked items.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Creates the system's look of items in a layout.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Sets the system's look of items in a layout.
  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  func makeCopy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    for (mine, other) in zip(states, copy.states) { other.take(mine) }
    return copy
  }
}

/// The look of a tab bar's items in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title: its font and its colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }
  /// The colour of the image; nil for the bar's.
  open var iconColor: UIColor? {
    didSet { onChange?() }
  }
  /// The colour of the badge; nil for the item's.
  open var badgeBackgroundColor: UIColor? {
    didSet { onChange?() }
  }
  var onChange: (() -> Void)?

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
  }
}
