import QuartzCore

/// The contents of a navigation bar for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, WeaklyReferenceable {
  /// The title in the middle of the bar, and of the back button on the screen above.
  open var title: String? {
    didSet { changed() }
  }
  /// A view that replaces the title.
  open var titleView: UIView? {
    didSet { changed() }
  }
  /// The title of the back button that pops to this item; nil for the item's title.
  open var backButtonTitle: String? {
    didSet { changed() }
  }
  /// Whether the back button is hidden.
  open var hidesBackButton = false {
    didSet { changed() }
  }
  /// Whether the left buttons are shown beside the back button. Otherwise they replace it.
  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }
  /// The buttons on the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { observe(leftBarButtonItems) }
  }
  /// The buttons on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { observe(rightBarButtonItems) }
  }
  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  @WeakReference var bar: UINavigationBar?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  deinit {
    storedWeakHandle?.clear()
  }

  func changed() {
    bar?.itemChanged(self)
    notifyObservers()
  }

  private func observe(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.onChange = { [link = WeakReference(self)] in link.target?.changed() } }
    changed()
  }
}

extension UIViewController {
  var itemForNavigationBar: UINavigationItem {
    if let item = storedNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  /// Updates the titles of the navigation item and the tab bar item, where they have been made.
  func titleChanged() {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
    notifyObservers()
  }
}
