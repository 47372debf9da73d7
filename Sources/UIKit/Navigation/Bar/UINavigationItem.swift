import QuartzCore

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, WeaklyReferenceable {
  /// The title in the middle, and on the back button of the screen above.
  open var title: String? {
    didSet { changed() }
  }
  /// A view instead of the title.
  open var titleView: UIView? {
    didSet { changed() }
  }
  /// The title of the back button that leads here; nil is the title itself.
  open var backButtonTitle: String? {
    didSet { changed() }
  }
  /// Whether the button back is left out.
  open var hidesBackButton = false {
    didSet { changed() }
  }
  /// Whether the left buttons stand beside the back button rather than in its place.
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

  /// An item with a title.
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
