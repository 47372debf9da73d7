import QuartzCore

/// What stands in a bar: not a view, but what a bar makes one of (P-40).
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title.
  open var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The picture.
  open var image: UIImage? {
    didSet { if image !== oldValue { changed() } }
  }
  /// Whether it can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }
  /// A number for finding the item.
  open var tag = 0
  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  /// An item that shows nothing yet.
  public override init() {
    super.init()
  }

  func changed() {
    onChange?()
  }
}
