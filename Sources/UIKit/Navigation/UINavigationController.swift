import QuartzCore

/// A container that shows the top of a stack of controllers; pushes and pops are transitions.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The change of the stack that a transition shows.
  public enum Operation: Int, Sendable {
    case none, push, pop

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``none`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.none, .push, .pop])
    }
  }

  /// The stack, root first. It changes when a push or pop is requested, unless a transition runs (T-20, T-55).
  @exclusivity(unchecked) var stack: [UIViewController] = []
  /// The stack on the screen, or at the beginning of the running transition.
  @exclusivity(unchecked) var shownStack: [UIViewController] = []
  /// Popped controllers that have not got `didMove(toParent: nil)` yet.
  @exclusivity(unchecked) var leaving: [UIViewController] = []
  /// Pushed controllers that have not got `didMove(toParent:)` yet.
  @exclusivity(unchecked) var arriving: [UIViewController] = []
  /// The state between changes and transitions.
  @exclusivity(unchecked) var state = NavigationState.settled
  /// The system gesture that is requesting a pop, until the request has it.
  @exclusivity(unchecked) var requestingInteraction: SystemInteraction?
  private let bar: UINavigationBar
  private let bottomBar: UIToolbar
  /// The bars that the app has hidden; see ``wantedBars``.
  @exclusivity(unchecked) var barIsHidden = false
  @exclusivity(unchecked) var toolbarIsHidden = true
  /// The bars as they are laid out. A transition animates them to ``wantedBars``.
  @exclusivity(unchecked) var placedBars = BarVisibility()
  /// The frame that the top's view was given last. The app's own changes of it are kept.
  @exclusivity(unchecked) var placedFrame: CGRect?
  /// The container's size at that time.
  @exclusivity(unchecked) var placedSize = CGSize.zero
  /// The bars at the beginning of the running transition.
  @exclusivity(unchecked) var departingBars = BarVisibility()
  /// The superview of the wrapper. The bars are beside it (T-44).
  let transitionView = UIView(frame: .zero)
  /// The container of every transition.
  let wrapperView = UIView(frame: .zero)

  /// The delegate, which is notified of transitions and animates them; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { delegateWatch.assigned(delegate) }
  }
  private let delegateWatch = DelegateWatch()
  private(set) lazy var popGesture = NavigationPopGesture(self)
  /// Created when the app sets one of its properties, or asks for its recognizers.
  private(set) lazy var barHiding: NavigationBarHiding = makeBarHiding()
  @exclusivity(unchecked) private var barHidingIfMade: NavigationBarHiding?

  /// The swipe from the leading edge that pops; nil before the view is loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    isViewLoaded ? popGesture.recognizer : nil
  }

  /// The swipe in the content that pops by the system's transition; nil before the view is loaded (E-63).
  ///
  /// Disabled until the app enables it. In iOS 26 it is enabled from the beginning.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    isViewLoaded ? popGesture.contentRecognizer : nil
  }

  // MARK: Creation

  /// Creates a navigation controller, and pushes a root without animation.
  public init(rootViewController: UIViewController) {
    (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack and bars of the app's classes, made by `init(frame:)`.
  ///
  /// Nil, and a class that is none of a bar, stand for UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    let bottomBarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    bar = RegisteredInitializers.make(barClass, frame: .zero)
    bottomBar = RegisteredInitializers.make(bottomBarClass, frame: .zero)
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  /// Creates a navigation controller with an empty stack; nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Creates a navigation controller from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    (bar, bottomBar) = InterfaceDecoder.bars(coder)
    super.init(coder: coder)
    definesPresentationContext = true
    decode(coder, as: UINavigationController.self)
  }

  // MARK: Stack

  /// The stack, root first.
  ///
  /// Setting it replaces the stack without animation, and does not call ``setViewControllers(_:animated:)`` (T-125).
  open var viewControllers: [UIViewController] {
    get { stack }
    set { perform(.set(newValue), animated: false) }
  }
  /// The last controller of the stack; nil for none.
  open var topViewController: UIViewController? { stack.last }
  /// The top, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { stack.last }
  /// The top while the navigation bar is hidden; under a bar, its style decides.
  open override var childForStatusBarStyle: UIViewController? { barIsHidden ? stack.last : nil }
  /// Light under a dark bar, else that of the user interface style.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }
  /// The controller that the top or the navigation controller presents, or else the top.
  open var visibleViewController: UIViewController? { stack.last?.presentedViewController ?? stack.last }

  /// Pushes a controller.
  ///
  /// The transition begins in the next layout pass (T-20), or after the running one (T-55).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    perform(.push(viewController), animated: animated)
  }

  /// Pops the top and returns it; nil where only the root is left, and while a transition runs (T-55).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    perform(.pop, animated: animated)?.first
  }

  /// Pops the top where there is a back button to it, for VoiceOver's escape.
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1, stack.last?.navigationItem.hidesBackButton == false else { return false }
    return popViewController(animated: true) != nil
  }

  /// Pops to a controller and returns the popped ones; nil where it is not on the stack, and while a transition runs.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    perform(.popTo(viewController), animated: animated)
  }

  /// Pops to the root and returns the popped controllers; nil while a transition runs.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    perform(.popToRoot, animated: animated)
  }

  /// Replaces the stack. The transition is a pop where the new top was on the stack, else a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    perform(.set(viewControllers), animated: animated)
  }

  // MARK: View

  /// The coordinator of the transition of the container, or of one around it.
  ///
  /// Read after a push or a pop, it begins that transition, as a forced layout would (T-21), so that code that waits
  /// for the end of a push finds the coordinator. Inside `willMove(toParent:)` it begins nothing (T-142).
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
    // Clips the sliding screens (K-61).
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

  /// The navigation bar.
  open var navigationBar: UINavigationBar { bar }

  /// The duration of showing or hiding the bar, in seconds (K-11).
  open class var hideShowBarDuration: CGFloat { 0.2 }

  /// Whether the navigation bar is hidden; setting it does not animate.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { hideNavigationBar(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar; during a transition, with it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideNavigationBar(hidden, animated: animated)
  }

  /// The bar at the bottom, with the top's ``UIViewController/toolbarItems``.
  open var toolbar: UIToolbar! { bottomBar }

  /// Whether the toolbar is hidden, initially true; setting it does not animate.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { hideToolbar(newValue, animated: false) }
  }

  /// Shows or hides the toolbar; during a transition, with it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  // MARK: Automatic hiding of bars

  /// Whether a tap outside bars and controls toggles the bars.
  open var hidesBarsOnTap = false {
    didSet { barHiding.tap.isEnabled = hidesBarsOnTap }
  }
  /// Whether a swipe up hides the bars, and a swipe down shows them.
  open var hidesBarsOnSwipe = false {
    didSet { barHiding.swipe.isEnabled = hidesBarsOnSwipe }
  }
  /// Whether the bars are hidden while the vertical size class is compact.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      if hidesBarsWhenVerticallyCompact != oldValue {
        barHiding.observeVerticalSizeClass(hidesBarsWhenVerticallyCompact)
      }
    }
  }
  /// Whether the bars are hidden when the keyboard appears; they come back by a swipe, a tap, or the app's own call.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet {
      if hidesBarsWhenKeyboardAppears != oldValue { barHiding.observeKeyboard(hidesBarsWhenKeyboardAppears) }
    }
  }
  /// The recognizer of ``hidesBarsOnTap``.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  /// The recognizer of ``hidesBarsOnSwipe``.
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

  /// Calls ``pushViewController(_:animated:)``.
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

  /// Pops to the controller, if it is on the stack.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    if stack.contains(identicalTo: subsequentVC) {
      perform(.popTo(subsequentVC), animated: UIView.areAnimationsEnabled)
    }
  }

  /// Called when a transition has ended, or a change needed none.
  func stackDidSettle() {}

  override func barGeometryChanged() {
    guard isViewLoaded else { return }
    if driver == nil {
      placedBars.titleHeight = titleHeight(of: shownStack)
      if !navigationBar.prefersLargeTitles { releaseCollapsedContent() }
    }
    view.setNeedsLayout()
  }

  /// Lets the content rest at its own top again, because no title collapses over it.
  private func releaseCollapsedContent() {
    for screen in shownStack { ContentEdge.top.scrollView(under: screen)?.collapsedTitle = nil }
  }

  override var forwardsAppearanceItself: Bool { true }

  open override func viewWillAppear(_ animated: Bool) {
    let number = appearanceNumber
    super.viewWillAppear(animated)
    // After a reversal the container shows the same screen; a request waits for the end of that.
    if shownStack.last?.appearanceInContainer ?? .disappeared == .disappeared { installTopIfIdle() }
    // A screen that was loaded may have removed and restored the stack's appearance.
    guard appearance == .appearing, appearanceNumber == number else { return }
    // A running transition ends the appearance of its own that it has begun.
    if driver?.arriving != nil { forwardedChild?.beginAppearanceTransition(true, animated: animated) }
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
    if state.request != nil { settleOffscreen() } else { settleMoves() }
  }

  /// The child that gets the navigation controller's appearance: on the screen, or arriving there (T-31).
  private var forwardedChild: UIViewController? {
    guard shouldAutomaticallyForwardAppearanceMethods else { return nil }
    if let driver { return driver.childForAppearance(shown: shownStack.last) }
    return shownStack.last
  }

  override func childWasRemoved(_ child: UIViewController) {
    removeFromStack(child)
  }

  override var childUnderBars: UIViewController? { shownStack.last }

  /// A running transition updates the backgrounds at its end.
  override func contentDidMove() {
    guard driver == nil else { return }
    if titleFollowsContent { followContent() }
    showBarBackgrounds(over: shownStack.last)
  }

  // MARK: Orientation

  /// The orientations that the delegate returns, or else those of the device.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateWithOptionalMethods?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate returns, or else the screen's.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateWithOptionalMethods?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The delegate; reports one that was set and has been released (P-1).
  var liveDelegate: (any UINavigationControllerDelegate)? {
    if delegate == nil, delegateWatch.hasLostDelegate {
      environment.report(.delegateReleased(owner: "\(type(of: self)) \(traceName)", property: "delegate"))
    }
    return delegateWithOptionalMethods
  }

  /// The delegate, completed by the optional methods that its subclasses add.
  var delegateWithOptionalMethods: (any UINavigationControllerDelegate)? {
    if let delegate { environment.optionalMethods.complete(delegate) } else { nil }
  }
}

extension UINavigationController.Operation {
  /// The case's name, for the trace. Because printing it by reflection costs a hundredth of a transition, it is spelled
  /// out.
  var traceName: String {
    switch self {
    case .none: "none"
    case .push: "push"
    case .pop: "pop"
    }
  }
}
