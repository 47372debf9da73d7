import QuartzCore

/// Shows one of several controllers, chosen in a bar at the bottom.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The most items that the bar has room for.
  package static let visibleTabs = 5

  @exclusivity(unchecked) var tabs: [UIViewController] = []
  /// The tab that is chosen; it changes as soon as a selection is made, and a cancel changes it back.
  @exclusivity(unchecked) var selected: UIViewController?
  /// The tab that is on the screen, or was when the running transition began.
  @exclusivity(unchecked) var shown: UIViewController?
  /// What was chosen while a transition ran.
  @exclusivity(unchecked) var waitingSelection: TabSelection?
  @WeakReference var driver: TransitionDriver?
  /// Whether a tab's view is being loaded for a transition, so that a selection made there waits.
  @exclusivity(unchecked) var isPreparing = false
  /// The More stack, once it was needed.
  private(set) var moreIfMade: MoreNavigationController?
  /// Tabs that were taken out of the list and are still children, because a transition shows them.
  @exclusivity(unchecked) var departingTabs: [UIViewController] = []
  /// The tab that is just being lent to the More stack.
  @WeakReference var tabMovingToMore: UIViewController?
  /// Whether the app has hidden the bar.
  @exclusivity(unchecked) var barIsHiddenByApp = false
  /// Where the bar is; see ``wantsBarHidden``.
  @exclusivity(unchecked) var barIsPlacedHidden = false
  /// Where the bar lies.
  @exclusivity(unchecked) var barHost = TabBarHost.ownView
  /// Where the shown tab's view was put last.
  @exclusivity(unchecked) var placedFrame: CGRect?
  /// The size that the container had then.
  @exclusivity(unchecked) var placedSize = CGSize.zero
  /// Whether the bar was hidden as the running transition began.
  @exclusivity(unchecked) var departingBarIsHidden = false
  private let bar = UITabBar(frame: .zero)
  /// Holds the wrapper; the bar lies beside it.
  let transitionView = UIView(frame: .zero)
  /// The container of every transition.
  let wrapperView = UIView(frame: .zero)

  /// Allows, hears of and animates selections; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { delegateWatch.assigned(delegate) }
  }
  private let delegateWatch = DelegateWatch()

  /// A tab bar controller without tabs; nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Tabs

  /// The tabs, from left to right; setting them replaces them without animation, and calls no overridden
  /// ``setViewControllers(_:animated:)`` (T-125).
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { replaceTabs(by: newValue ?? []) }
  }

  /// Replaces the tabs; with animation, the bar's items move and fade.
  ///
  /// The selected tab stays if it is among the new ones. Else the one at its index is selected; with animation, the delegate is asked
  /// for an animator from the old one (T-126), and the old one leaves the controller when the transition has ended.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(by: viewControllers ?? [], animated: animated)
  }

  var more: MoreNavigationController {
    if let moreIfMade { return moreIfMade }
    let more = MoreNavigationController(self)
    moreIfMade = more
    return more
  }

  /// The stack behind the "More" item, which lists the tabs that the bar has no room for.
  open var moreNavigationController: UINavigationController { more }

  /// Selects the tab.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    if tabs.contains(identicalTo: subsequentVC) { select(subsequentVC, byUser: false) }
  }

  override func childWasRemoved(_ child: UIViewController) {
    removeFromTabs(child)
  }

  override var childUnderBars: UIViewController? { shown }

  /// While a transition of the tabs, or of the selected stack, runs, its end shows what became of the content.
  override func contentDidMove() {
    guard driver == nil, (shown as? any SystemContainer)?.contentTransition == nil else { return }
    tabBar.background.visibility = ContentEdge.bottom.visibility(over: shown)
  }

  /// Whether the bar is hidden by the app; setting it does not animate.
  open var isTabBarHidden: Bool {
    get { barIsHiddenByApp }
    set { hideBar(newValue, animated: false) }
  }

  /// Hides or shows the bar; during a transition, along with its end.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// The bar.
  open var tabBar: UITabBar { bar }

  // MARK: Selection

  /// The selected tab decides about the status bar.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected tab decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The tab that is chosen, also where the More stack shows it; that stack itself while it shows its list. Setting it
  /// begins the transition at once (T-23).
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

  /// The index of the tab that is chosen; `NSNotFound` where there is none, and while the More list is shown.
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
    // A tab that is loaded may have taken the whole screen away, and have brought it back.
    guard appearance == .appearing, appearanceNumber == number else { return }
    // A transition that runs on ends its own appearance of the tab that comes.
    if driver != nil { forwardedChild?.beginAppearanceTransition(true, animated: animated) }
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

  /// The child that hears of the controller's own appearance: the one on the screen, or on its way there (T-31).
  private var forwardedChild: UIViewController? {
    guard shouldAutomaticallyForwardAppearanceMethods else { return nil }
    return driver?.visibleControllerAtEnd ?? shown
  }

  // MARK: Orientation

  /// What the delegate says, else those of the device.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateWithOptionalMethods?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// What the delegate says, else as the screen stands.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateWithOptionalMethods?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The delegate, with a word where one was set and is gone (P-1).
  var liveDelegate: (any UITabBarControllerDelegate)? {
    if delegate == nil, delegateWatch.hasLostDelegate {
      environment.report(.delegateGone(owner: "\(type(of: self)) \(traceName)", property: "delegate"))
    }
    return delegateWithOptionalMethods
  }

  /// The delegate with the optional methods that its subclasses add.
  var delegateWithOptionalMethods: (any UITabBarControllerDelegate)? {
    if let delegate { environment.optionalMethods.complete(delegate) } else { nil }
  }
}
