import QuartzCore

/// Manages a screen, or a part of one: its views, its life, the controllers inside it.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  // MARK: State

  package let environment: UIEnvironment
  @exclusivity(unchecked) private var storedView: UIView?
  @WeakReference package var storedParent: UIViewController?
  @exclusivity(unchecked) package var storedChildren: [UIViewController] = []
  /// The appearance, with the change that runs; moved by the functions of `UIViewController+Appearance`.
  @exclusivity(unchecked) var appearancePhase = AppearancePhase.disappeared
  @exclusivity(unchecked) var isSendingMove = false
  /// Whether the engine calls an appearance callback, so that other calls of it can be told from its own (T-34).
  @exclusivity(unchecked) var isSendingAppearance = false
  /// Whether `loadView()` runs.
  @exclusivity(unchecked) private var isLoadingView = false
  /// How the view's way into or out of its window concerns the appearance (T-36).
  @exclusivity(unchecked) var windowMove = WindowMove.none
  /// Whether somebody who tells the controller of appearance by itself takes its view from place to place.
  @exclusivity(unchecked) var ignoresWindowMoves = false
  /// The driver of the transition that the controller takes part in itself (T-111).
  @WeakReference package var ownDriver: TransitionDriver?
  /// The transitions that the app has begun in this container, and that have not ended; oldest first.
  @exclusivity(unchecked) var containerTransitions: [UIContainerTransition] = []
  @exclusivity(unchecked) var storedNavigationItem: UINavigationItem?
  @exclusivity(unchecked) var storedTabBarItem: UITabBarItem?
  @exclusivity(unchecked) var storedToolbarItems: [UIBarButtonItem]?
  @exclusivity(unchecked) var modal = ModalState()
  /// Set by containers while they push and pop, add and remove the controller.
  @exclusivity(unchecked) var containmentMove = ContainmentMove()

  /// A title for people; a navigation bar shows it, and traces name the controller by it.
  @exclusivity(unchecked) open var title: String? {
    didSet { titleChanged() }
  }
  /// The size that suits the content, for whoever presents or contains the controller; zero leaves it to them.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
  }
  /// Added to the safe area that the surroundings give, in points.
  @exclusivity(unchecked) open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether tab bar and toolbar leave while the controller is on a navigation stack; read as something is pushed (A-36, T-138).
  @exclusivity(unchecked) open var hidesBottomBarWhenPushed = false
  /// Whether it, or a controller below it, wanted the bottom bar away as it was pushed (T-138).
  @exclusivity(unchecked) var wasPushedWithoutBottomBar = false
  /// The edges of the container at which the view reaches under bars (T-43).
  @exclusivity(unchecked) open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.barGeometryChanged() } }
  }
  /// Whether the view reaches under opaque bars too.
  @exclusivity(unchecked) open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.barGeometryChanged() } }
  }

  /// A bar, or what a child wants of bars, has changed; containers lay out anew.
  func barGeometryChanged() {}

  // MARK: Making

  /// A controller of the current environment; nib files are not read, so a name is reported.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    environment = .active
    super.init()
    if environment.traitsVary { traitState.lastDelivered = environment.screen.traitCollection }
    if let nibNameOrNil { environment.report(.nibFiles(name: nibNameOrNil, controller: traceName)) }
  }

  /// A controller of the current environment.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Not supported: screens are built in code, so there is nothing to decode.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: View

  /// The view; asking for it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      if storedView?.owningController === self { storedView?.owningController = nil }
      storedView = newValue
      newValue?.owningController = self
      updateZoomDismissalGestures()
    }
  }

  /// The view if it was loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view; the default is an empty one of the screen's size.
  open func loadView() {
    view = UIView(frame: environment.screen.bounds)
  }

  /// Loads the view if that has not happened.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    guard !isLoadingView else {
      environment.report(.viewInLoadView(controller: traceName))
      view = UIView(frame: environment.screen.bounds)
      return
    }
    environment.perform {
      isLoadingView = true
      loadView()
      isLoadingView = false
      if storedView == nil { view = UIView(frame: environment.screen.bounds) }
      environment.record(.appearance, traceName, "viewDidLoad")
      viewDidLoad()
    }
  }

  /// The view was loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {
    checkAppearanceCall("viewWillAppear(_:)")
  }
  /// The view is in its hierarchy, with its size and traits, and is about to be laid out (T-27).
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is shown and its transition is over.
  open func viewDidAppear(_ animated: Bool) {
    checkAppearanceCall("viewDidAppear(_:)")
  }
  /// The view is about to be hidden.
  open func viewWillDisappear(_ animated: Bool) {
    checkAppearanceCall("viewWillDisappear(_:)")
  }
  /// The view is hidden and its transition is over.
  open func viewDidDisappear(_ animated: Bool) {
    checkAppearanceCall("viewDidDisappear(_:)")
  }
  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// The safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Whether children hear of appearance by themselves (T-37).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Starts an appearance transition, or turns the running one round (T-33).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends an appearance transition; the did-callback comes when as many ends as beginnings were counted (T-33).
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// A child was taken by another parent, or has left by itself; containers that keep lists of their own follow.
  func childWasRemoved(_ child: UIViewController) {}

  /// The child whose content shows under a container's bars; nil where the controller's own does (K-59).
  var childUnderBars: UIViewController? { nil }

  /// Content inside has moved; containers with bars show what it has come to (K-59).
  func contentDidMove() {}

  /// Whether the class itself calls its child inside its own callbacks, as the system's containers do (T-31).
  var forwardsAppearanceItself: Bool { false }

  /// Whether the class is just moving children in or out by an animation of its own, at whose end it tells them of their appearance.
  package var isExchangingChildren: Bool { false }

  // MARK: Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { storedParent }
  /// The controllers inside.
  open var children: [UIViewController] { storedChildren }

  /// The controller is about to get a parent, or to lose it (nil).
  open func willMove(toParent parent: UIViewController?) {
    if !isSendingMove { recordMove("willMove", parent) }
  }

  /// The controller has got a parent, or has lost it (nil).
  open func didMove(toParent parent: UIViewController?) {
    if !isSendingMove { recordMove("didMove", parent) }
  }

  /// Makes another controller a child; it hears `willMove(toParent:)`, and the caller sends `didMove(toParent:)` (T-93).
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the parent; the controller hears `didMove(toParent: nil)`, and the caller has sent `willMove(toParent: nil)` (T-93).
  open func removeFromParent() {
    leaveParent()
  }

  /// Whether the controller is being added to its parent; true in the appearance callbacks of a push, and of a root's first show (T-42).
  open var isMovingToParent: Bool { movesToParent }
  /// Whether the controller is being removed from its parent; true in the appearance callbacks of a pop (T-42).
  open var isMovingFromParent: Bool { containmentMove.direction == .fromParent }

  /// The navigation controller that the controller is in; a popped one's is nil once its viewWillDisappear was sent (T-47).
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  /// The split view controller that the controller is in.
  open var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }
  /// The tab bar controller that the controller is in.
  open var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
  /// What a navigation bar shows for the controller; made, with the controller's title, when it is first asked for.
  open var navigationItem: UINavigationItem { itemForNavigationBar }
  /// What a tab bar shows for the controller; made, with the controller's title, when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get { itemForTabBar }
    set { setItemForTabBar(newValue) }
  }
  /// The buttons of the navigation controller's toolbar while the controller is on top; nil for none.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the toolbar's buttons; animated, the old ones fade into the new ones.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    (parent as? UINavigationController)?.toolbarItemsChanged(of: self, animated: animated)
  }

  // MARK: Status bar

  /// The colour of the status bar's contents over this controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden over this controller.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that decides about the status bar's style; nil: the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil: the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the controller decides about the status bar where it is presented otherwise than over the full screen (P-55).
  @exclusivity(unchecked) open var modalPresentationCapturesStatusBarAppearance = false

  /// Asks for the status bar's looks again.
  open func setNeedsStatusBarAppearanceUpdate() {
    environment.updateStatusBar()
  }

  // MARK: Sizes

  /// A child wants another size; system containers that ask for none themselves pass it on.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    passPreferredContentSizeOn(of: container)
  }

  /// The size of a child in a container of a size: all of it, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Exchanges one child's view for another's, with an animation and all appearance callbacks (T-94).
  ///
  /// The arriving view is added where the leaving one is, and that is removed at the end; the caller sends the moves. In a container
  /// that forwards appearance itself, or with controllers that are not its children, nothing happens and a diagnostic says why.
  ///
  /// - Parameters:
  ///   - duration: in seconds.
  ///   - completion: runs after both did-callbacks, and hears whether the animation came to its end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// The smallest or largest size that suits a child's content has changed; for containers to override.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The view is about to get another size; passed on to the children whose size changes (A-34, T-115).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    propagateSizeChange(size, with: coordinator)
  }

  /// The traits are about to change; passed on to the children whose traits change (A-34, T-115).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    propagateTraitChange(newCollection, with: coordinator)
  }

  // MARK: Traits

  /// The traits that hold here: the surroundings', with what the parent sets for the child, and the controller's own overrides.
  open var traitCollection: UITraitCollection { inheritedTraits.overridden(by: storedTraitState) }
  /// The traits have changed; sent from the outside in.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The appearance that holds for the controller and its children, whatever the surroundings have.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Sets traits for a child, over those that the surroundings have; nil sets none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.setOverrides(collection, by: self)
  }
  /// The traits that ``setOverrideTraitCollection(_:forChild:)`` has set for a child; nil for none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.overrides(by: self)
  }

  // MARK: Split views

  /// The controller is the primary one of a classic split view controller that becomes one: it is to take the secondary one in.
  /// Unless overridden, that is left to the split view controller.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    splitViewController.usesDefaultCollapse = true
  }

  /// The controller is the primary one of a classic split view controller that comes apart: who is the secondary one; nil leaves
  /// that to the split view controller.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  // MARK: Orientation

  /// The ways in which the screen may stand while the controller fills it: all but upside down on a phone, all on a tablet.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { environment.usualOrientations }
  /// How the screen is to stand when the controller begins to fill it by a presentation; as it stands, unless overridden.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { environment.orientation.interface }
  /// Whether the screen turns with the device while the controller fills it.
  open var shouldAutorotate: Bool { true }
  /// What ``supportedInterfaceOrientations`` returns has changed: the screen turns at once where it must, or now may.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { environment.rotateIfNeeded() }

  // MARK: Transitions

  /// The coordinator of the transition that the controller, or an ancestor, takes part in (T-111).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownDriver?.sharedCoordinator ?? parent?.transitionCoordinator
  }

  // MARK: Presentation

  /// How the controller is presented; `.automatic`, which it is at first, reads as the style that it stands for (T-91).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.style == .automatic ? .pageSheet : modal.style }
    set { modal.style = newValue }
  }
  /// The system's animation for the controller's presentation.
  @exclusivity(unchecked) open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// How the system brings the screen and takes it away where no delegate has an animator; nil: as containers do, and presentations by
  /// ``modalTransitionStyle``.
  open var preferredTransition: Transition? {
    didSet { updateZoomDismissalGestures() }
  }
  /// The fingers that take a zoomed screen away; nil where the screen is not zoomed, or has no view yet.
  var zoomDismissalGestures: ZoomDismissalGestures?
  /// Offers the controller's animators and presentation controller; not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { modal.delegateWatch.assigned(transitioningDelegate) }
  }
  /// Whether presentations in the current context, from here or below, cover this controller (T-68).
  @exclusivity(unchecked) open var definesPresentationContext = false
  /// Whether such presentations take this controller's ``modalTransitionStyle``.
  @exclusivity(unchecked) open var providesPresentationContextTransitionStyle = false

  /// Whether the user is kept from taking the controller's presentation away (T-90).
  @exclusivity(unchecked) open var isModalInPresentation = false
  /// The sheet that the controller, or an ancestor, is presented in, or would be, where the style is that of a sheet.
  open var sheetPresentationController: UISheetPresentationController? { nearestSheet }
  /// Whether the controller is being presented; true in the appearance callbacks of its presentation (T-87).
  open var isBeingPresented: Bool { modal.isPresentedBy?.phase.isPresenting ?? false }
  /// Whether the controller is being dismissed; true in the appearance callbacks of its dismissal (T-87).
  open var isBeingDismissed: Bool { modal.isPresentedBy?.phase.isDismissing ?? false }
  /// The presentation controller of the presentation that the controller, or an ancestor, is presented in; nil before.
  open var activePresentationController: UIPresentationController? {
    modal.isPresentedBy?.controller ?? parent?.activePresentationController
  }
  /// The presentation controller; read before the presentation, it is made for the style of this moment, and kept (T-72).
  open var presentationController: UIPresentationController? {
    activePresentationController ?? earlyPresentationController
  }
  /// The popover that the controller, or an ancestor, is presented in, or would be, where the style is `.popover`.
  open var popoverPresentationController: UIPopoverPresentationController? { nearestPopover }

  /// The controller that this one, or an ancestor, presents.
  open var presentedViewController: UIViewController? { modal.presents?.presented ?? parent?.presentedViewController }
  /// The controller that presents this one, or an ancestor.
  open var presentingViewController: UIViewController? {
    modal.isPresentedBy?.currentPresenter ?? parent?.presentingViewController
  }

  /// Presents another controller once the turn's changes are committed (T-22).
  ///
  /// - Parameter completion: runs after the other's `viewDidAppear`, or after a cancel (T-85); not where the presentation is refused.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what is presented above the controller, or, where that is nothing, the controller itself (T-88).
  ///
  /// - Parameter completion: runs after the last `viewDidDisappear`, or after a cancel (T-86); not where the dismissal is refused.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  // MARK: Showing

  /// Shows a controller in the nearest container that has a way to, such as a navigation controller's push; else presents it.
  ///
  /// A container of an app's own overrides this, and `canPerformAction(_:withSender:)`, which here stands for the question
  /// whether the method is overridden.
  open func show(_ vc: UIViewController, sender: Any?) {
    showThroughContainer(vc, sender: sender)
  }

  /// Shows a controller in the nearest container's place for details; else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailThroughContainer(vc, sender: sender)
  }

  /// The nearest ancestor that can perform an action; nil where there is none.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    findTarget(for: action, sender: sender)
  }

  // MARK: Segues
  var segues: [String: (UIViewController) -> UIStoryboardSegue] = [:]

  /// Performs the segue that was registered under a name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    runSegue(identifier, sender: sender)
  }

  /// Whether a segue may be performed; asked before an unwind, not before ``performSegue(withIdentifier:sender:)``.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// A segue that starts here is about to be performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind may end here: where the selector carries a method of this class.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  {
    action.fits(self)
  }

  /// The children in which an unwind's end is looked for, in order; a stack's are those below, from the top.
  open func allowedChildrenForUnwinding(from source: UIViewController) -> [UIViewController] {
    children.filter { $0 !== childContaining(source) }
  }

  /// Takes away what lies above a controller on the way back of an unwind; containers bring it to the front.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if presentedViewController != nil, presentedViewController !== parent?.presentedViewController {
      dismiss(animated: UIView.areAnimationsEnabled)
    }
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// The title, or the class: how traces and diagnostics name the controller.
  package var traceName: String {
    title ?? environment.className(of: self)
  }
}
