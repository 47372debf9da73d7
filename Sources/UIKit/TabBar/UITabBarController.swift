import QuartzCore

/// A container that shows one of several controllers, selected in a bar at the bottom.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The maximum number of items in the bar.
  package static let visibleTabs = 5

  @exclusivity(unchecked) var tabs: [UIViewController] = []
  /// The selected controller of the bar. It changes as soon as a selection is made; a cancel restores it.
  @exclusivity(unchecked) var selected: UIViewController?
  /// The tab on the screen, or at the beginning of the running transition.
  @exclusivity(unchecked) var shown: UIViewController?
  /// The selection that waits for the end of the running transition.
  @exclusivity(unchecked) var waitingSelection: TabSelection?
  @WeakReference var driver: TransitionDriver?
  /// Whether a tab's view is being loaded for a transition, so that a selection has to wait.
  @exclusivity(unchecked) var isPreparing = false
  /// The More stack; nil until it is needed.
  private(set) var moreIfMade: MoreNavigationController?
  /// Tabs that were removed from the list and are still children, because a transition shows them.
  @exclusivity(unchecked) var departingTabs: [UIViewController] = []
  /// The tab that is moving to the More stack.
  @WeakReference var tabMovingToMore: UIViewController?
  /// Whether the app has hidden the bar.
  @exclusivity(unchecked) var barIsHiddenByApp = false
  /// Whether the bar is laid out hidden; see ``wantsBarHidden``.
  @exclusivity(unchecked) var barIsPlacedHidden = false
  /// The bar's superview.
  @exclusivity(unchecked) var barHost = TabBarHost.ownView
  /// The frame that the shown tab's view was given last.
  @exclusivity(unchecked) var placedFrame: CGRect?
  /// The container's size at that time.
  @exclusivity(unchecked) var placedSize = CGSize.zero
  /// Whether the bar was hidden at the beginning of the running transition.
  @exclusivity(unchecked) var departingBarIsHidden = false
  private let bar = UITabBar(frame: .zero)
  /// The superview of the wrapper. The bar is beside it.
  let transitionView = UIView(frame: .zero)
  /// The container of every transition.
  let wrapperView = UIView(frame: .zero)

  /// The delegate, which allows, is notified of, and animates selections; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { delegateWatch.assigned(delegate) }
  }
  private let delegateWatch = DelegateWatch()

  /// Creates a tab bar controller without tabs; nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a tab bar controller from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UITabBarController.self)
  }

  // MARK: Tabs

  /// The tabs, from left to right.
  ///
  /// Setting them replaces them without animation, and does not call ``setViewControllers(_:animated:)`` (T-125).
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { replaceTabs(by: newValue ?? []) }
  }

  /// Replaces the tabs. Animated, the bar's items move and fade.
  ///
  /// The selected tab stays selected if it is among the new ones. Otherwise the one at its index is selected. Animated,
  /// the delegate is asked for an animator (T-126), and the old tab leaves the controller at the end of the transition.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(by: viewControllers ?? [], animated: animated)
  }

  var more: MoreNavigationController {
    if let moreIfMade { return moreIfMade }
    let more = MoreNavigationController(self)
    moreIfMade = more
    return more
  }

  /// The stack of the "More" item, which lists the tabs that the bar does not show.
  open var moreNavigationController: UINavigationController { more }

  /// Selects the tab, if it is one.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    if tabs.contains(identicalTo: subsequentVC) { select(subsequentVC, byUser: false) }
  }

  override func childWasRemoved(_ child: UIViewController) {
    removeFromTabs(child)
  }

  override var childUnderBars: UIViewController? { shown }

  /// A running transition of the tabs, or of the selected stack, updates the background at its end.
  override func contentDidMove() {
    guard driver == nil, (shown as? any SystemContainer)?.contentTransition == nil else { return }
    tabBar.showBackground(ContentEdge.bottom.visibility(over: shown))
  }

  /// Whether the app has hidden the bar; setting it does not animate.
  open var isTabBarHidden: Bool {
    get { barIsHiddenByApp }
    set { hideBar(newValue, animated: false) }
  }

  /// Hides or shows the bar; during a transition, at its end.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// The tab bar.
  open var tabBar: UITabBar { bar }

  // MARK: Bar

  /// Called when the user has tapped an item of the bar, before its tab is selected; does nothing unless overridden.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Called before the customizing of the bar begins; notifies the delegate of the tabs.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegateWithOptionalMethods?.tabBarController(self, willBeginCustomizing: tabs)
  }
  /// Called when the customizing of the bar has begun; does nothing unless overridden.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Called before the customizing of the bar ends; notifies the delegate of the tabs.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegateWithOptionalMethods?.tabBarController(self, willEndCustomizing: tabs, changed: changed)
  }
  /// Called when the customizing of the bar has ended; notifies the delegate of the tabs.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegateWithOptionalMethods?.tabBarController(self, didEndCustomizing: tabs, changed: changed)
  }

  // MARK: Selection

  /// The selected tab, which decides on the status bar's style.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected tab, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The selected tab, also one that the More stack shows; the More stack while it shows its list.
  ///
  /// Setting it begins the transition at once (T-23).
  open var selectedViewController: UIViewController? {
    get { tab(shownBy: selected) }
    set {
      guard let newValue else { return }
      guard tabs.contains(identicalTo: newValue) || newValue === moreIfMade && needsMore else {
        return environment.report(.noSuchTab(newValue.traceName, controller: traceName))
      }
      select(newValue, byUser: false)
    }
  }

  /// The index of the selected tab; `NSNotFound` for none, and while the More list is shown.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === tab(shownBy: selected) } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else {
        return environment.report(.noSuchTab("tab \(newValue)", controller: traceName))
      }
      select(tabs[newValue], byUser: false)
    }
  }

  // MARK: View

  open override func loadView() {
    let view = TabBarView(frame: environment.screen.bounds)
    view.tabBarController = self
    for part in [transitionView, wrapperView] {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    transitionView.addSubview(wrapperView)
    view.addSubview(transitionView)
    bar.tabBarController = self
    view.addSubview(bar)
    self.view = view
    settleBar()
  }

  override func barGeometryChanged() {
    if isViewLoaded { view.setNeedsLayout() }
  }

  // MARK: Appearance

  override var forwardsAppearanceItself: Bool { true }

  open override func viewWillAppear(_ animated: Bool) {
    let number = appearanceNumber
    super.viewWillAppear(animated)
    if driver == nil { installSelected() }
    // A tab that was loaded may have removed and restored the container's appearance.
    guard appearance == .appearing, appearanceNumber == number else { return }
    // A running transition ends the appearance of its own that it has begun.
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
    delegateWithOptionalMethods?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate returns, or else the screen's.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateWithOptionalMethods?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The delegate; reports one that was set and has been released (P-1).
  var liveDelegate: (any UITabBarControllerDelegate)? {
    if delegate == nil, delegateWatch.hasLostDelegate {
      environment.report(.delegateReleased(owner: "\(type(of: self)) \(traceName)", property: "delegate"))
    }
    return delegateWithOptionalMethods
  }

  /// The delegate, completed by the optional methods that its subclasses add.
  var delegateWithOptionalMethods: (any UITabBarControllerDelegate)? {
    if let delegate { environment.optionalMethods.complete(delegate) } else { nil }
  }
}
