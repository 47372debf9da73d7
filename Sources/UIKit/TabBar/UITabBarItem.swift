import QuartzCore

/// What a tab bar shows for a controller: a title and a picture.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The picture while the item is selected; nil is the usual one.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { changed() } }
  }

  /// A few characters in a badge at the item's corner; nil for none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { changed() } }
  }
  /// The badge's colour; nil is red.
  open var badgeColor: UIColor? {
    didSet { changed() }
  }

  /// An item with a title, a picture and a number.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a title and a picture for each state.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
