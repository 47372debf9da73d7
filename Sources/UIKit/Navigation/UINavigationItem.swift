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
  /// How the title is shown where the bar prefers large titles (K-13).
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below; large at the bottom of the stack.
    case automatic
    /// Large.
    case always
    /// In the bar's row.
    case never
    /// In the bar's row.
    case inline
  }

  /// The title of the back button that pops to this item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title, or another one that the app has set.
    case `default`
    /// The word for "back".
    case generic
    /// The chevron alone.
    case minimal
  }

  /// How the title is shown where the bar prefers large titles (K-13).
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { layoutChanged() } }
  }
  /// A line of text above the title; nil for none.
  open var prompt: String? {
    didSet { if prompt != oldValue { layoutChanged() } }
  }
  /// The button that pops to this item: its title, its image and its colour. Its action is not sent.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { observe([backBarButtonItem].compacted()) }
  }
  /// The title of the back button that pops to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { changed() }
  }
  /// The look of the bar over scrolled content, before the bar's own; nil for the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = adopt(newValue) }
  }
  /// The look in a bar of compact height; nil for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = adopt(newValue) }
  }
  /// The look over content at its edge, before the bar's own; nil for the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = adopt(newValue) }
  }
  /// The look over content at its edge in a bar of compact height; nil for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = adopt(newValue) }
  }
  var appearances = NavigationBarAppearances() {
    didSet { changed() }
  }
  /// The controller of a search, whose bar is shown below the title; nil for none.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.navigationItemOfBar === self { oldValue?.navigationItemOfBar = nil }
      searchController?.navigationItemOfBar = self
      searchHeight = nil
      layoutChanged()
    }
  }
  /// Whether the search bar collapses while content scrolls under the bar, before the large title does.
  open var hidesSearchBarWhenScrolling = true {
    didSet {
      guard hidesSearchBarWhenScrolling != oldValue else { return }
      searchHeight = nil
      bar?.navigationController?.barGeometryChanged()
    }
  }
  /// The height of the collapsing search bar when the item was shown last, in points; nil before.
  @exclusivity(unchecked) var searchHeight: CGFloat?
  /// The height of the large title when the item was shown last, in points; nil before.
  @exclusivity(unchecked) var largeTitleHeight: CGFloat?
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

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? InterfaceDecoder)?.fill(self)
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  deinit {
    storedWeakHandle?.clear()
  }

  /// The button that pops to the item where the app has set none, which takes the values of appearance proxies.
  private(set) lazy var impliedBackButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    observe([item], notifying: false)
    return item
  }()

  /// That button, where there are appearance proxies.
  var impliedBackButtonItemIfAny: UIBarButtonItem? {
    UIEnvironment.active.appearances.isEmpty ? nil : impliedBackButtonItem
  }

  /// The buttons that a bar shows for the item, and the one that pops to it.
  var barButtonItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + [backBarButtonItem ?? impliedBackButtonItem]
  }

  func changed() {
    bar?.itemChanged(self)
    notifyObservers()
  }

  /// Notifies the bar of a change of its height.
  private func layoutChanged() {
    changed()
    bar?.navigationController?.barGeometryChanged()
  }

  private func adopt(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    let copy = appearance?.makeCopy() as? UINavigationBarAppearance
    copy?.onChange = { [link = WeakReference(self)] in link.target?.changed() }
    return copy
  }

  private func observe(_ items: [UIBarButtonItem]?, notifying: Bool = true) {
    for item in items ?? [] { item.onChange = { [link = WeakReference(self)] in link.target?.changed() } }
    if notifying { changed() }
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
