import QuartzCore

/// The item of a tab bar for a controller: a title and an image.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The image while the item is selected; nil for ``UIBarItem/image``.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { changed() } }
  }

  /// The text of a badge at the item's corner; nil for none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { changed() } }
  }
  /// The badge's colour; nil for red.
  open var badgeColor: UIColor? {
    didSet {
      noteSet(.badgeColor, \UITabBarItem.badgeColor)
      changed()
    }
  }

  /// The title's offset, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { changed() } }
  }

  /// The item's look over scrolled content, before the bar's; nil for the bar's.
  open var standardAppearance: UITabBarAppearance? {
    didSet {
      noteSet(.standardAppearance, \UITabBarItem.standardAppearance)
      changed()
    }
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? InterfaceDecoder)?.fill(self)
  }

  /// Creates an item of the system, with its title and its image, and with a tag.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    take(systemItem)
    self.tag = tag
  }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and an image for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

extension UIViewController {
  var itemForTabBar: UITabBarItem? {
    if let item = storedTabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  func setItemForTabBar(_ item: UITabBarItem?) {
    storedTabBarItem = item
    (parent as? UITabBarController)?.itemsChanged()
  }
}
