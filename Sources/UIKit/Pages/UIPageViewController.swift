import QuartzCore

/// A container that shows one page of many; the user turns pages by scrolling or by curling them (T-117).
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The way in which pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// The page curls about its spine.
    case pageCurl
    /// The pages lie side by side and scroll.
    case scroll
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// The edge at which curling pages are held.
  public enum SpineLocation: Int, Sendable {
    /// Pages that scroll have no spine.
    case none
    /// The left or upper edge.
    case min
    /// The middle, between two pages; shown as ``min`` here, with a diagnostic.
    case mid
    /// The right or lower edge.
    case max
  }

  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable {
    /// To a page that follows.
    case forward
    /// To a page before.
    case reverse
  }

  /// The key of an option at the creation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The spine's location: a ``SpineLocation`` or its raw value.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages that scroll, in points: a number.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The way in which pages are turned.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The edge at which curling pages are held; none for pages that scroll.
  open private(set) var spineLocation: SpineLocation
  /// The space between pages that scroll, in points.
  let spacing: CGFloat
  /// The pages as they were set last, or as the user has turned to them.
  @exclusivity(unchecked) var pages: [UIViewController] = []
  /// The page on the screen, or at the beginning of the running turn.
  @exclusivity(unchecked) var shown: UIViewController?
  /// Whether the app's `viewDidLoad` runs.
  @exclusivity(unchecked) private(set) var didJustLoad = false
  /// The state between turns.
  @exclusivity(unchecked) var state = PageState.settled
  /// The pages around the present one, as far as the data source was asked.
  @exclusivity(unchecked) var neighbours = PageNeighbours()
  /// The container of pages that scroll; nil for pages that curl.
  let scrollView: PageScrollView?
  /// The container of pages that curl.
  let curlView = UIView(frame: .zero)
  private(set) lazy var curlGestures = PageCurlGestures(self)
  let pageControl = UIPageControl(frame: .zero)
  /// The indicator's page, without a tap that is being handled.
  @exclusivity(unchecked) var indicatedPage = 0

  /// The delegate, which is notified of the turns that the user makes; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet { delegateWatch.assigned(delegate) }
  }
  /// The source of the pages to which the user may turn; without one there are no gestures. Not retained.
  ///
  /// Setting it asks for the pages around the present one again.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { dataSourceChanged() }
  }
  private let delegateWatch = DelegateWatch()

  /// Whether pages that curl have a back: every second page of the data source (see the diagnostic `page-back`).
  open var isDoubleSided = false {
    didSet {
      if isDoubleSided, !oldValue { environment.report(.pageBack(controller: traceName)) }
      neighbours = PageNeighbours()
    }
  }

  /// Creates a page view controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    let spacing = (options?[.interPageSpacing] as? any PageSpacing)?.points ?? 0
    let spine = options?[.spineLocation]
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    self.spacing = style == .scroll && spacing.isFinite ? Swift.max(0, spacing) : 0
    spineLocation =
      style == .scroll
      ? .none : spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init(rawValue:)) ?? .min
    scrollView = style == .scroll ? PageScrollView(navigationOrientation) : nil
    super.init(nibName: nil, bundle: nil)
    scrollView?.pageController = self
    checkSpine()
  }

  /// Creates a page view controller whose pages curl along the horizontal axis; nib files are not read.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
  }

  /// Creates a page view controller from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    let pages = InterfaceDecoder.pages(coder)
    (transitionStyle, navigationOrientation) = (pages.style, pages.orientation)
    (spacing, spineLocation) = (pages.spacing, pages.spine)
    scrollView = pages.style == .scroll ? PageScrollView(pages.orientation) : nil
    super.init(coder: coder)
    scrollView?.pageController = self
    checkSpine()
    decode(coder, as: UIPageViewController.self)
  }

  // MARK: Pages

  /// The page that is shown, or none.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows a page in place of the present one.
  ///
  /// A running turn ends at once. In the view's `viewDidLoad` the page gets viewWillAppear and viewDidAppear at once
  /// (T-175).
  ///
  /// - Parameters:
  ///   - viewControllers: one page; with ``isDoubleSided``, also its back.
  ///   - direction: the direction in which the pages move.
  ///   - animated: whether the pages move; the first page is shown without animation.
  ///   - completion: runs after the last callback; its argument says whether the page is shown.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(PageChange(pages: viewControllers ?? [], direction: direction, animated: animated, completion: completion))
  }

  /// The gestures that turn pages which curl: a drag and a tap. Empty for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? curlGestures.recognizers : []
  }

  override func childWasRemoved(_ child: UIViewController) {
    pageWasRemoved(child)
  }

  override var childUnderBars: UIViewController? { shown }
  /// The page, which decides on the status bar's style.
  open override var childForStatusBarStyle: UIViewController? { pages.first }
  /// The page, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { pages.first }

  // MARK: View

  open override func loadViewIfNeeded() {
    let loads = !isViewLoaded
    super.loadViewIfNeeded()
    if loads { didJustLoad = false }
  }

  open override func loadView() {
    let view = PageView(frame: environment.screen.bounds)
    view.pageController = self
    view.clipsToBounds = true
    view.addSubview(scrollView ?? curlView)
    pageControl.addAction(UIAction { [weak self] _ in self?.pageControlTapped() }, for: .valueChanged)
    view.addSubview(pageControl)
    for gesture in gestureRecognizers { view.addGestureRecognizer(gesture) }
    self.view = view
    updateSpine()
    indicatorChanged()
    // A page is placed as soon as it is there: constraints in it may not fit a view without a size.
    layoutPages()
    installPage()
    didJustLoad = true
  }

  /// Asks the delegate for the spine's location.
  func updateSpine() {
    guard transitionStyle == .pageCurl, let delegate = delegateWithOptionalMethods else { return }
    spineLocation = delegate.pageViewController(self, spineLocationFor: environment.orientation.interface)
    checkSpine()
  }

  private func checkSpine() {
    if spineLocation == .mid { environment.report(.pageSpine(controller: traceName)) }
    if transitionStyle == .pageCurl, spineLocation != .max { spineLocation = .min }
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    updateSpine()
  }

  // MARK: Appearance

  override var forwardsAppearanceItself: Bool { true }

  open override func viewWillAppear(_ animated: Bool) {
    let number = appearanceNumber
    super.viewWillAppear(animated)
    if driver == nil { installPage() }
    // A page that was loaded may have removed and restored the container's appearance.
    guard appearance == .appearing, appearanceNumber == number else { return }
    // A running turn ends the appearance of its own that it has begun.
    if driver?.arriving != nil { forwardedChild?.beginAppearanceTransition(true, animated: animated) }
    forwardedChild?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwardedChild?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forwardedChild?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwardedChild?.endAppearanceTransition()
  }

  /// The child that gets the container's appearance: on the screen, or arriving there (T-31).
  private var forwardedChild: UIViewController? {
    guard shouldAutomaticallyForwardAppearanceMethods else { return nil }
    if let driver { return driver.childForAppearance(shown: shown) }
    return shown
  }

  // MARK: Orientation

  /// The orientations that the delegate returns, or else those of the device.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateWithOptionalMethods?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate returns, or else the screen's.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateWithOptionalMethods?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The delegate, completed by the optional methods that its subclasses add.
  var delegateWithOptionalMethods: (any UIPageViewControllerDelegate)? {
    if delegate == nil, delegateWatch.hasLostDelegate {
      environment.report(.delegateReleased(owner: "\(type(of: self)) \(traceName)", property: "delegate"))
    }
    return if let delegate { environment.optionalMethods.complete(delegate) } else { nil }
  }
}

/// A number that an app may write for ``UIPageViewController/OptionsKey/interPageSpacing``.
private protocol PageSpacing {
  /// The number as points.
  var points: CGFloat { get }
}

extension CGFloat: PageSpacing {
  fileprivate var points: CGFloat { self }
}
extension Double: PageSpacing {
  fileprivate var points: CGFloat { CGFloat(self) }
}
extension Int: PageSpacing {
  fileprivate var points: CGFloat { CGFloat(self) }
}
extension Float: PageSpacing {
  fileprivate var points: CGFloat { CGFloat(self) }
}
