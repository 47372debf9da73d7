import QuartzCore

/// An item of a bar, from which the bar makes a view (P-40).
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title.
  open var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The image.
  open var image: UIImage? {
    didSet { if image !== oldValue { changed() } }
  }
  /// Whether the item takes taps.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }
  /// A number by which an app finds the item.
  open var tag = 0
  /// Called when the item has changed, for the bar that shows it.
  var onChange: (() -> Void)?

  /// Creates an item without title and image.
  public override init() {
    super.init()
  }

  /// Called by code that has made the object from a nib file; does nothing unless overridden. Nib files are not read.
  open func awakeFromNib() {}

  func changed() {
    onChange?()
  }
}
