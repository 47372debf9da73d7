import QuartzCore

/// Shows the top of a stack of controllers; pushes and pops are transitions.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What a transition does to the stack.
  public enum Operation: Int, Sendable {
    case none, push, pop

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``none`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.none, .push, .pop])
    }
  }

  /// The stack, root first; it changes as soon as a push or a pop is asked for, unless a transition runs (T-20, T-55).
  @exclusivity(unchecked) var stack: [UIViewController] = []
  /// What is on the screen, or was when the running transition began.
  @exclusivity(unchecked) var shownStack: [UIViewController] = []
  /// Popped controllers that have still to hear `didMove(toParent: nil)`.
  @exclusivity(unchecked) var leaving: [UIViewController] = []
  /// Pushed controllers that have still to hear `didMove(toParent:)`.
  @exclusivity(unchecked) var arriving: [UIViewController] = []
  /// Where the stack stands between its changes and its transitions.
  @exclusivity(unchecked) var state = NavigationState.settled
  /// The gesture that is just requesting a pop, until a request carries it.
  @exclusivity(unchecked) var requestingInteraction: SystemInteraction?
  private let bar = UINavigationBar(frame: .zero)
  private let bottomBar = UIToolbar(frame: .zero)
  /// What the app wants of the bars; see ``wantedBars``.
  @exclusivity(unchecked) var barIsHidden = false
  @exclusivity(unchecked) var toolbarIsHidden = true
  /// Where the bars are; during a transition they go where they are wanted on its clock.
  @exclusivity(unchecked) var placedBars = BarVisibility()
  /// Where the top's view was put last, so that an app's own changes of it are left alone.
  @exclusivity(unchecked) var placedFrame: CGRect?
  /// The size that the container had then.
  @exclusivity(unchecked) var placedSize = CGSize.zero
  /// A transition is over, or was none.
  func stackDidSettle() {}

  /// Where the bars were as the running transition began.
  @exclusivity(unchecked) var departingBars = BarVisibility()
  /// Holds the wrapper; bars lie beside it (T-44).
  let transitionView = UIView(frame: .zero)
  /// The container of every transition.
  let wrapperView = UIView(frame: .zero)

  /// Hears of and animates transitions; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { delegateWatch.assigned(delegate) }
  }
  private let delegateWatch = DelegateWatch()
  private(set) lazy var popGesture = NavigationPopGesture(self)
  /// Made where the app asks for one of its ways, or for its recognizers.
  private(set) lazy var barHiding: NavigationBarHiding = makeBarHiding()
  @exclusivity(unchecked) private var barHidingIfMade: NavigationBarHiding?

  /// The swipe from the leading edge that pops; nil before the view is loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    isViewLoaded ? popGesture.recognizer : nil
  }

  /// The swipe from anywhere in the content that pops, by the system's own transition (E-63); nil before the view is loaded.
  ///
  /// It is iOS 26's, where it is on from the beginning; here it is off until the app turns it on, as screens look and feel like earlier ones.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    isViewLoaded ? popGesture.contentRecognizer : nil
  }

  // MARK: Making

  /// A navigation controller with its root, which is pushed without animation.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  /// A navigation controller with an empty stack; nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: The stack

  /// The stack, root first; setting it replaces the stack without animation, and calls no overridden
  /// ``setViewControllers(_:animated:)`` (T-125).
  open var viewControllers: [UIViewController] {
    get { stack }
    set { perform(.set(newValue), animated: false) }
  }
  /// The last of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The top decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { stack.last }
  /// What covers the screen: what the top or the navigation controller presents, else the last of the stack.
  open var visibleViewController: UIViewController? { stack.last?.presentedViewController ?? stack.last }

  /// Puts a controller on the stack; the transition begins in the next layout pass (T-20), or, while another one runs, after that (T-55).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    perform(.push(viewController), animated: animated)
  }

  /// Takes the top off the stack and returns it; nil where only the root is left, and while a transition runs (T-55).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    perform(.pop, animated: animated)?.first
  }

  /// Takes off what is above a controller and returns it; nil where the controller is not on the stack, and while a transition runs.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    perform(.popTo(viewController), animated: animated)
  }

  /// Takes off everything above the root and returns it; nil while a transition runs.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    perform(.popToRoot, animated: animated)
  }

  /// Replaces the stack; it looks like a pop where the new top was on the stack already, else like a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    perform(.set(viewControllers), animated: animated)
  }

  // MARK: View

  /// The coordinator of the transition that the container, or what it lies in, takes part in.
  ///
  /// Asked right after a push or a pop, it begins that transition, as a forced layout would (T-21), so that code which waits for the end
  /// of a push finds the coordinator. Inside `willMove(toParent:)`, before the call has returned, it changes nothing (T-142).
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if ownDriver == nil, state.request != nil {
      startDeferredTransitionIfNeeded()
      if ownDriver != nil { environment.note(.coordinatorStartsTransition) }
    }
    return super.transitionCoordinator
  }

  open override func loadView() {
    let view = NavigationView(frame: environment.screen.bounds)
    view.navigationController = self
    // K-61: what slides in it does not show over a neighbour.
    view.clipsToBounds = true
    for part in [transitionView, wrapperView] {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    transitionView.addSubview(wrapperView)
    view.addSubview(transitionView)
    bar.navigationController = self
    bottomBar.navigationController = self
    view.addSubview(bottomBar)
    view.addSubview(bar)
    view.addGestureRecognizer(popGesture.recognizer)
    view.addGestureRecognizer(popGesture.contentRecognizer)
    self.view = view
    if let barHidingIfMade { addBarHiding(barHidingIfMade) }
    settleBars()
  }

  /// The bar.
  open var navigationBar: UINavigationBar { bar }

  /// How long the bar takes to show or hide, in seconds (K-11).
  open class var hideShowBarDuration: CGFloat { 0.2 }

  /// Whether the bar is hidden; setting it does not animate.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { hideNavigationBar(newValue, animated: false) }
  }

  /// Shows or hides the bar; during a transition, along with it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideNavigationBar(hidden, animated: animated)
  }

  /// The bar at the bottom; its buttons are the top's ``UIViewController/toolbarItems``.
  open var toolbar: UIToolbar! { bottomBar }

  /// Whether the toolbar is hidden, as it is at first; setting it does not animate.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { hideToolbar(newValue, animated: false) }
  }

  /// Shows or hides the toolbar; during a transition, along with it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  // MARK: Bars that hide by themselves

  /// Whether a tap beside the bars and controls hides the bars, or shows them.
  open var hidesBarsOnTap = false {
    didSet { barHiding.tap.isEnabled = hidesBarsOnTap }
  }
  /// Whether a swipe upwards hides the bars, and one downwards shows them.
  open var hidesBarsOnSwipe = false {
    didSet { barHiding.swipe.isEnabled = hidesBarsOnSwipe }
  }
  /// Whether the bars hide where there is little room from top to bottom, and come back with it.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { if hidesBarsWhenVerticallyCompact != oldValue { barHiding.observeVerticalSizeClass(hidesBarsWhenVerticallyCompact) } }
  }
  /// The tap of ``hidesBarsOnTap``.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  /// The swipe of ``hidesBarsOnSwipe``.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  private func makeBarHiding() -> NavigationBarHiding {
    let hiding = NavigationBarHiding(self)
    barHidingIfMade = hiding
    if isViewLoaded { addBarHiding(hiding) }
    return hiding
  }

  private func addBarHiding(_ hiding: NavigationBarHiding) {
    for recognizer in [hiding.tap, hiding.swipe] { view.addGestureRecognizer(recognizer) }
  }

  /// Pushes the controller, by ``pushViewController(_:animated:)``.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || super.canPerformAction(action, withSender: sender)
  }

  open override func allowedChildrenForUnwinding(from source: UIViewController) -> [UIViewController] {
    let below = stack.prefix { $0 !== childContaining(source) }
    return below.reversed()
  }

  /// Pops to the controller on the stack.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    if stack.contains(identicalTo: subsequentVC) {
      perform(.popTo(subsequentVC), animated: UIView.areAnimationsEnabled)
    }
  }

  override func barGeometryChanged() {
    if isViewLoaded { view.setNeedsLayout() }
  }

  override var forwardsAppearanceItself: Bool { true }

  open override func viewWillAppear(_ animated: Bool) {
    let number = appearanceNumber
    super.viewWillAppear(animated)
    // Turned round on its way out, it shows what it showed: what was asked for meanwhile waits for the end of that.
    if shownStack.last?.appearanceInContainer ?? .disappeared == .disappeared { installTopIfIdle() }
    // A screen that is loaded may have taken the whole stack away, and have brought it back.
    guard appearance == .appearing, appearanceNumber == number else { return }
    // A transition that runs on ends its own appearance of the screen that comes.
    if driver != nil { forwardedChild?.beginAppearanceTransition(true, animated: animated) }
    forwardedChild?.beginAppearanceTransition(true, animated: animated)
    if let top = forwardedChild { sendWillShow(top, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwardedChild?.endAppearanceTransition()
    finishFirstShow(animated: animated)
    if state.request != nil { view.setNeedsLayout() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forwardedChild?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwardedChild?.endAppearanceTransition()
    guard driver == nil else { return }
    if state.request != nil { settlePendingOffscreen() } else { settleMoves() }
  }

  /// The child that hears of the navigation controller's own appearance: the one on the screen, or on its way there (T-31).
  private var forwardedChild: UIViewController? {
    guard shouldAutomaticallyForwardAppearanceMethods else { return nil }
    return driver?.shownAtEnd ?? shownStack.last
  }

  override func childWasRemoved(_ child: UIViewController) {
    removeFromStack(child)
  }

  override var childUnderBars: UIViewController? { shownStack.last }

  /// While a transition runs, its end shows what became of the content.
  override func contentDidMove() {
    if driver == nil { showBarBackgrounds(over: shownStack.last) }
  }

  // MARK: Orientation

  /// What the delegate says, else those of the device.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateWithOptionalMethods?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// What the delegate says, else as the screen stands.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateWithOptionalMethods?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The delegate, with a word where one was set and is gone (P-1).
  var liveDelegate: (any UINavigationControllerDelegate)? {
    if delegate == nil, delegateWatch.hasLostDelegate {
      environment.report(.delegateGone(owner: "\(type(of: self)) \(traceName)", property: "delegate"))
    }
    return delegateWithOptionalMethods
  }

  /// The delegate with the optional methods that its subclasses add.
  var delegateWithOptionalMethods: (any UINavigationControllerDelegate)? {
    if let delegate { environment.optionalMethods.complete(delegate) } else { nil }
  }
}
