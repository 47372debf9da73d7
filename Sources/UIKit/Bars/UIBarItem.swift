import QuartzCore

/// An item of a bar, from which the bar makes a view (P-40).
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAppearance, UIAccessibilityIdentification,
  InterfaceAwaking
{
  /// The title.
  open var title: String? {
    didSet {
      noteSet(.title, \UIBarItem.title)
      if title != oldValue { changed() }
    }
  }
  /// The image.
  open var image: UIImage? {
    didSet { if image !== oldValue { changed() } }
  }
  /// The image in a bar of compact height, as on a phone in landscape; nil for ``image``.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { changed() } }
  }
  /// Whether the item takes taps.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }
  /// The insets by which the image is moved and resized, in points; zero by default.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { changed() } }
  }
  /// A number by which an app finds the item.
  open var tag = 0
  /// The identifier of the item's view, for tests; nil for none.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { changed() } }
  }
  private var storedAccessibilityLabel: String?
  /// The name that VoiceOver reads; the title unless the app has set one.
  open var accessibilityLabel: String? {
    get { storedAccessibilityLabel ?? title }
    set { storedAccessibilityLabel = newValue }
  }
  /// Whether VoiceOver stops at the item's button; true unless the app has set it.
  open var isAccessibilityElement = true
  /// The value that VoiceOver reads; nil for none.
  open var accessibilityValue: String?
  /// The kinds and states that the item's button has besides its own; none unless the app has set some.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// The result of a tap, which VoiceOver reads last; nil for none.
  open var accessibilityHint: String?

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state, before those of the bar's appearance: its font and its colour.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    noteSet(.titleTextAttributes, [Int(state.rawValue)]) { (item: UIBarItem) in
      item.setTitleTextAttributes(attributes, for: state)
    }
    changed()
  }

  /// Returns the attributes of the title that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// The part that the item has in appearance proxies.
  @exclusivity(unchecked) var appearanceRole = AppearanceRole()

  // MARK: Appearance

  /// Returns the proxy of all items of the class, and of its subclasses.
  open class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the proxy of the items in bars inside containers: the first type is the inmost.
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    UIEnvironment.active.appearances.proxy(of: self, in: containerTypes) { ClassInitializers.make(self) }
  }

  /// Returns the proxy of the items in bars whose traits contain some traits.
  open class func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }

  /// Returns the proxy of the items in bars with some traits inside containers: the first type is the inmost.
  open class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIEnvironment.active.appearances.proxy(of: self, in: containerTypes, for: trait) { ClassInitializers.make(self) }
  }

  /// Called when the item has changed, for the bar that shows it.
  var onChange: (() -> Void)?

  /// Creates an item without title and image.
  public override init() {
    super.init()
  }

  /// Creates an item from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) { super.init() }

  /// Called when a nib or a storyboard has made the object and set its outlets; does nothing unless overridden.
  open func awakeFromNib() {}

  // MARK: Values by key

  /// Returns the value of a property by its name; an unknown name goes to ``value(forUndefinedKey:)``.
  open func value(forKey key: String) -> Any? { keyedValue(forKey: key) }

  /// Returns the value at a key path such as `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(forKeyPath: keyPath) }

  /// Sets a property by its name; an unknown name goes to ``setValue(_:forUndefinedKey:)``.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKey: key) }

  /// Sets the value at a key path such as `layer.cornerRadius`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, forKeyPath: keyPath) }

  /// Reports a name that no property has, in UIKit's words, and returns nil.
  open func value(forUndefinedKey key: String) -> Any? {
    UIEnvironment.active.report(.undefinedKey(key, of: self, isSet: false))
    return nil
  }

  /// Reports a name that no property has, in UIKit's words.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    UIEnvironment.active.report(.undefinedKey(key, of: self, isSet: true))
  }

  /// Notifies the bar; not while the item takes values of proxies for it.
  func changed() {
    if !appearanceRole.isTaking { onChange?() }
  }
}
