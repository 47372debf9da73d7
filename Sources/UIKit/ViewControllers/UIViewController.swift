import QuartzCore

/// A controller of a screen or a part of one: its view and its child controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  // MARK: State

  package let environment: UIEnvironment
  @exclusivity(unchecked) private var storedView: UIView?
  @WeakReference package var storedParent: UIViewController?
  @exclusivity(unchecked) package var storedChildren: [UIViewController] = []
  /// The appearance, with the running change. Changed by the functions of `UIViewController+Appearance`.
  @exclusivity(unchecked) var appearancePhase = AppearancePhase.disappeared
  @exclusivity(unchecked) var isSendingMove = false
  /// Whether the engine is sending an appearance callback, so that calls by others can be reported (T-34).
  @exclusivity(unchecked) var isSendingAppearance = false
  /// Whether `loadView()` is running.
  @exclusivity(unchecked) private var isLoadingView = false
  /// The move of the view to or from its window (T-36).
  @exclusivity(unchecked) var windowMove = WindowMove.none
  /// Whether a client moves the view between windows, and sends the appearance callbacks itself.
  @exclusivity(unchecked) var ignoresWindowMoves = false
  /// The drivers of the transitions in which the controller takes part itself, in the order of their requests (T-111).
  @exclusivity(unchecked) var joinedDrivers: [WeakReference<TransitionDriver>] = []
  /// The transitions that the app has begun in this container and that have not ended, oldest first.
  @exclusivity(unchecked) var containerTransitions: [UIContainerTransition] = []
  @exclusivity(unchecked) var storedNavigationItem: UINavigationItem?
  @exclusivity(unchecked) var storedTabBarItem: UITabBarItem?
  @exclusivity(unchecked) var storedToolbarItems: [UIBarButtonItem]?
  @exclusivity(unchecked) var modal = ModalState()
  /// The move to or from the parent; set by containers.
  @exclusivity(unchecked) var containmentMove = ContainmentMove()

  /// The title, which a navigation bar shows; traces use it as the controller's name.
  @exclusivity(unchecked) open var title: String? {
    didSet { titleChanged() }
  }
  /// The preferred size of the content for the container or the presentation; zero leaves it to them.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
  }
  /// Insets that are added to the safe area, in points.
  @exclusivity(unchecked) open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The part of the view above its safe area, as an item of constraints.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
  open var topLayoutGuide: any UILayoutSupport { view.layoutState.guide(.top, of: view) }
  /// The part of the view below its safe area, as an item of constraints.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { view.layoutState.guide(.bottom, of: view) }
  /// Whether the keyboard stays while no responder of the presented controller wants it; true for form sheets unless
  /// overridden.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the controller hides tab bar and toolbar while it is on a stack; read at a push (A-36, T-138).
  @exclusivity(unchecked) open var hidesBottomBarWhenPushed = false
  /// Whether the controller, or one below it, hid the bottom bar when it was pushed (T-138).
  @exclusivity(unchecked) var wasPushedWithoutBottomBar = false
  /// The edges at which the view extends under bars (T-43).
  @exclusivity(unchecked) open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.barGeometryChanged() } }
  }
  /// Whether the view extends under opaque bars too.
  @exclusivity(unchecked) open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.barGeometryChanged() } }
  }

  /// Whether a scroll view in a navigation controller is inset by the bars although its content is short.
  @exclusivity(unchecked) open var automaticallyAdjustsScrollViewInsets = true

  /// Called when a bar, or what a child asks of bars, has changed. Containers lay out again.
  func barGeometryChanged() {}

  // MARK: Creation

  /// The scene of the storyboard that has made the controller; nil for one made by code.
  var scene: StoryboardScene?
  /// The loader of the nib that has made the view; it retains the nib's objects.
  var nibLoader: InterfaceLoader?
  private var givenNib: (name: String?, bundle: Bundle?) = (nil, nil)

  /// Creates a controller in the current environment, whose view comes from a nib.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Nil for a nib with the name of the controller's class, where there is one.
  ///   - nibBundleOrNil: Nil for the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    environment = .active
    super.init()
    if let nibNameOrNil { givenNib.name = nibNameOrNil }
    if let nibBundleOrNil { givenNib.bundle = nibBundleOrNil }
    enterEnvironment()
  }

  /// Creates a controller in the current environment.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    environment = .active
    super.init()
    enterEnvironment()
    decode(coder, as: UIViewController.self)
  }

  private func enterEnvironment() {
    if environment.traitsVary { traitState.lastDelivered = environment.screen.traitCollection }
    environment.controllers.add(self)
  }

  /// The name of the nib from which the view comes; nil for none.
  open var nibName: String? { givenNib.name ?? implicitNibName }
  /// The bundle of the nib; nil for the main one.
  open var nibBundle: Bundle? { givenNib.bundle }
  /// The storyboard that has made the controller; nil for one that code has made.
  open var storyboard: UIStoryboard? { scene?.loader.storyboard }

  // MARK: View

  /// The view; reading it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      if storedView?.owningController === self { storedView?.owningController = nil }
      storedView = newValue
      newValue?.owningController = self
      newValue?.requestConstraintUpdate()
      updateZoomDismissalGestures()
    }
  }

  /// The view; nil until it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates the view: that of the storyboard or the nib, or else an empty one of the screen's size.
  open func loadView() {
    if !loadInterface() { view = UIView(frame: environment.screen.bounds) }
  }

  /// Takes the view that a storyboard has made.
  func takeLoaded(_ loaded: UIView) { view = loaded }

  /// Loads the view, unless it has been loaded.
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

  /// Called when the view has been loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {
    checkAppearanceCall("viewWillAppear(_:)")
  }
  /// Called when the view has its hierarchy, size and traits, before its layout (T-27).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is shown and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {
    checkAppearanceCall("viewDidAppear(_:)")
  }
  /// Called before the view is hidden.
  open func viewWillDisappear(_ animated: Bool) {
    checkAppearanceCall("viewWillDisappear(_:)")
  }
  /// Called when the view is hidden and its transition has ended.
  open func viewDidDisappear(_ animated: Bool) {
    checkAppearanceCall("viewDidDisappear(_:)")
  }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's layout margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Updates the view's constraints; called in the view's constraint pass. Overrides call super last (L-84).
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// The smallest margins of the view, in points: 16 from side to side in a compact width, else 20 (L-52).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsMayHaveChanged() } }
  }

  /// Whether appearance callbacks are forwarded to the children (T-37).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins an appearance transition, or reverses the running one (T-33).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends an appearance transition. The did-callback is sent when every begin has an end (T-33).
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// Called when a child has left, by itself or for another parent. Containers update their lists.
  func childWasRemoved(_ child: UIViewController) {}

  /// The child whose content is under a container's bars; nil for the controller's own (K-59).
  var childUnderBars: UIViewController? { nil }

  /// Called when content has moved. Containers update the backgrounds of their bars (K-59).
  func contentDidMove() {}

  /// Whether the class forwards appearance in its own callbacks, as system containers do (T-31).
  var forwardsAppearanceItself: Bool { false }

  /// Whether the class is animating children in or out, and sends their callbacks at the end.
  package var isExchangingChildren: Bool { false }

  // MARK: Containment

  /// The controller that contains this one; nil for none.
  open var parent: UIViewController? { storedParent }
  /// The contained controllers.
  open var children: [UIViewController] { storedChildren }

  /// Called before the controller gets a parent, or loses it (nil).
  open func willMove(toParent parent: UIViewController?) {
    if !isSendingMove { recordMove("willMove", parent) }
  }

  /// Called when the controller has got a parent, or lost it (nil).
  open func didMove(toParent parent: UIViewController?) {
    if !isSendingMove { recordMove("didMove", parent) }
  }

  /// Adds a child, which gets `willMove(toParent:)`. The caller sends `didMove(toParent:)` (T-93).
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent, and sends `didMove(toParent: nil)`.
  ///
  /// The caller has sent `willMove(toParent: nil)` (T-93).
  open func removeFromParent() {
    leaveParent()
  }

  /// Whether the controller is being added to its parent: in the callbacks of a push, and of a root's first appearance
  /// (T-42).
  open var isMovingToParent: Bool { movesToParent }
  /// Whether the controller is being removed from its parent: in the callbacks of a pop (T-42).
  open var isMovingFromParent: Bool { containmentMove.direction == .fromParent }

  /// The navigation controller around the controller; nil for a popped one after its viewWillDisappear (T-47).
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  /// The split view controller around the controller; nil for none.
  open var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }
  /// The tab bar controller around the controller; nil for none.
  open var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
  /// The item for a navigation bar, created with the controller's title when it is first read.
  open var navigationItem: UINavigationItem { itemForNavigationBar }
  /// The item for a tab bar, created with the controller's title when it is first read.
  open var tabBarItem: UITabBarItem! {
    get { itemForTabBar }
    set { setItemForTabBar(newValue) }
  }
  /// The buttons of the toolbar while the controller is on top; nil for none.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the toolbar's buttons; animated, they cross-fade.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    (parent as? UINavigationController)?.toolbarItemsChanged(of: self, animated: animated)
  }

  // MARK: Key commands

  /// The commands that were added; nil for none, unless overridden.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  private var addedKeyCommands: [UIKeyCommand] = []

  /// Adds a command, which counts while the controller is in the chain of the first responder.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    if !addedKeyCommands.contains(identicalTo: keyCommand) { addedKeyCommands.append(keyCommand) }
  }

  /// Removes a command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll(identicalTo: keyCommand)
  }

  // MARK: Status bar

  /// The style of the status bar over this controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden over this controller.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of showing and hiding the status bar over this controller.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides on the status bar's style; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the controller decides on the status bar although it is not presented full screen (P-55).
  @exclusivity(unchecked) open var modalPresentationCapturesStatusBarAppearance = false

  /// Updates the status bar.
  open func setNeedsStatusBarAppearanceUpdate() {
    environment.updateStatusBar()
  }

  // MARK: Home indicator and system gestures

  /// Whether the home indicator hides itself some time after a touch; false unless overridden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides on the home indicator; nil for the controller itself, also in UIKit's containers.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Updates the home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { environment.updateSystemGestures() }
  /// The edges at which the app's gestures come before the system's; none unless overridden.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides on the system's gestures; nil for the controller itself, also in UIKit's containers.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Updates the edges at which the system's gestures wait.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { environment.updateSystemGestures() }

  // MARK: State restoration and memory

  /// The name under which the controller's state would be saved; only stored, since no state is.
  @exclusivity(unchecked) open var restorationIdentifier: String?
  /// Writes what a later launch would show again. Nothing calls it, as for an app that does not ask for restoration.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what an earlier launch has written; see ``encodeRestorableState(with:)``.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called when memory is short, whether or not the view is loaded; does nothing unless overridden.
  open func didReceiveMemoryWarning() {}

  // MARK: Size

  /// Called when a child's preferred size has changed. System containers without one of their own take it over.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    forwardPreferredContentSizeChange(of: container)
  }

  /// Returns the size of a child in a container of a size: all of it, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Exchanges one child's view for another's, with an animation and all appearance callbacks (T-94).
  ///
  /// The arriving view is added to the leaving one's superview, and the leaving one is removed at the end. The caller
  /// sends the containment callbacks. In a container that forwards appearance itself, and for controllers that are not
  /// children, nothing happens and a diagnostic is reported.
  ///
  /// - Parameters:
  ///   - fromViewController: the child whose view leaves.
  ///   - toViewController: the child whose view arrives.
  ///   - duration: in seconds.
  ///   - options: the curve, and the transition of the superview's content, such as a flip.
  ///   - animations: makes changes together with the exchange; nil for none.
  ///   - completion: called after both did-callbacks, with whether the animation has finished.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Called when the fitting size of a child's content has changed; for containers to override.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called before the view's size changes; calls the children whose size changes (A-34, T-115).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    propagateSizeChange(size, with: coordinator)
  }

  /// Called before the traits change; calls the children whose traits change (A-34, T-115).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    propagateTraitChange(newCollection, with: coordinator)
  }

  // MARK: Traits

  /// The traits: those of the surroundings, overridden by the parent and by the controller.
  open var traitCollection: UITraitCollection { inheritedTraits.overridden(by: storedTraitState) }
  /// Called when the traits have changed, for parents before children.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The user interface style of the controller and its children; unspecified for the surroundings'.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Overrides traits for a child; nil overrides none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.setOverrides(collection, by: self)
  }
  /// Returns the traits that ``setOverrideTraitCollection(_:forChild:)`` has set; nil for none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.overrides(by: self)
  }

  // MARK: Split views

  /// Merges the secondary controller into this one, the primary one of a classic split view controller that collapses.
  ///
  /// Unless overridden, the split view controller does it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    splitViewController.usesDefaultCollapse = true
  }

  /// Returns the secondary controller when a classic split view controller expands; nil leaves it to that.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  // MARK: Orientation

  /// The orientations supported while the controller fills the screen: all on a tablet, all but upside down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { environment.defaultOrientations }
  /// The orientation in which a presentation of the controller begins; the current one unless overridden.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { environment.orientation.interface }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { environment.orientation.interface }
  /// Called before the interface rotates, for a duration in seconds.
  ///
  /// UIKit has deprecated it for ``viewWillTransition(to:with:)``, whose implementation here calls it.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called in the animation of a rotation, whose duration is in seconds; see ``willRotate(to:duration:)``.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called when the interface has rotated; see ``willRotate(to:duration:)``.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Whether the screen rotates with the device while the controller fills it.
  open var shouldAutorotate: Bool { true }
  /// Rotates the screen where a change of ``supportedInterfaceOrientations`` requires or allows it.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { environment.rotateIfNeeded() }
  /// Rotates the screen to the device's orientation where the controller that fills it now allows that.
  @available(*, deprecated, message: "Please use the instance method setNeedsUpdateOfSupportedInterfaceOrientations().")
  open class func attemptRotationToDeviceOrientation() { UIEnvironment.active.rotateIfNeeded() }

  // MARK: Transitions

  /// The coordinator of the transition of the controller or an ancestor; nil for none (T-111).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownDrivers.last { $0.sharedCoordinator != nil }?.sharedCoordinator ?? parent?.transitionCoordinator
  }

  // MARK: Presentation

  /// The presentation style; `.automatic`, the initial one, is read as the style that it stands for (T-91).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.style == .automatic ? .pageSheet : modal.style }
    set { modal.style = newValue }
  }
  /// The system's transition for presenting the controller.
  @exclusivity(unchecked) open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The system's transition for showing the controller where no delegate has an animator.
  ///
  /// Nil for the container's own, and for ``modalTransitionStyle`` in presentations.
  open var preferredTransition: Transition? {
    didSet { updateZoomDismissalGestures() }
  }
  /// The gestures that dismiss a zoomed screen; nil where it is not zoomed, or not loaded.
  var zoomDismissalGestures: ZoomDismissalGestures?
  /// The delegate that provides animators and the presentation controller; not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { modal.delegateWatch.assigned(transitioningDelegate) }
  }
  /// Whether presentations in the current context, from this controller or below, cover it (T-68).
  @exclusivity(unchecked) open var definesPresentationContext = false
  /// Whether such presentations use this controller's ``modalTransitionStyle``.
  @exclusivity(unchecked) open var providesPresentationContextTransitionStyle = false

  /// Whether the user cannot dismiss the controller (T-90).
  @exclusivity(unchecked) open var isModalInPresentation = false
  /// The sheet of the controller or an ancestor; before the presentation, where the style is a sheet.
  open var sheetPresentationController: UISheetPresentationController? { nearestSheet }
  /// Whether the controller is being presented: in the callbacks of its presentation (T-87).
  open var isBeingPresented: Bool { modal.isPresentedBy?.phase.isPresenting ?? false }
  /// Whether the controller is being dismissed: in the callbacks of its dismissal (T-87).
  open var isBeingDismissed: Bool { modal.isPresentedBy?.phase.isDismissing ?? false }
  /// The presentation controller of the running presentation of the controller or an ancestor; nil for none.
  open var activePresentationController: UIPresentationController? {
    modal.isPresentedBy?.controller ?? parent?.activePresentationController
  }
  /// The presentation controller; read before the presentation, it is created for the current style and kept (T-72).
  open var presentationController: UIPresentationController? {
    activePresentationController ?? earlyPresentationController
  }
  /// The popover of the controller or an ancestor; before the presentation, where the style is `.popover`.
  open var popoverPresentationController: UIPopoverPresentationController? { nearestPopover }

  /// The controller that this one, or an ancestor, presents; nil for none.
  open var presentedViewController: UIViewController? { modal.presents?.presented ?? parent?.presentedViewController }
  /// The controller that presents this one, or an ancestor; nil for none.
  open var presentingViewController: UIViewController? {
    modal.isPresentedBy?.currentPresenter ?? parent?.presentingViewController
  }

  /// Presents another controller when the turn's changes are committed (T-22).
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller, presented in its `modalPresentationStyle`.
  ///   - flag: whether the presentation is animated.
  ///   - completion: called after the other's `viewDidAppear`, or a cancel (T-85); not where it is refused.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controllers that are presented above, or else the controller itself (T-88).
  ///
  /// - Parameters:
  ///   - flag: whether the dismissal is animated.
  ///   - completion: called after the last `viewDidDisappear`, or a cancel (T-86); not where it is refused.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  // MARK: Showing

  /// Shows a controller in the nearest container that can, such as by a push, or else presents it.
  ///
  /// A container of an app overrides this method and `canPerformAction(_:withSender:)`, by which it is known to be
  /// overridden.
  open func show(_ vc: UIViewController, sender: Any?) {
    showThroughContainer(vc, sender: sender)
  }

  /// Shows a controller in the nearest container for details, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailThroughContainer(vc, sender: sender)
  }

  /// Returns the nearest ancestor that can perform an action; nil for none.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    findTarget(for: action, sender: sender)
  }

  // MARK: Editing
  var editing = ControllerEditing()
  /// Whether the content is being edited; a change is not animated.
  open var isEditing: Bool {
    get { editing.isActive }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; subclasses call super, which changes the edit button's title (V-94).
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing.isActive = editing }
  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { editing.button(of: self) }

  // MARK: Segues
  var segues: [String: (UIViewController) -> UIStoryboardSegue] = [:]

  /// Performs the segue that was registered by a name, or that the storyboard has.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    runSegue(identifier, sender: sender)
  }

  /// Returns whether a segue may be performed; asked before an unwind, not by ``performSegue(withIdentifier:sender:)``.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue that starts at this controller is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether an unwind may end here: where this class has the selector's method.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  {
    action.fits(self) || NamedProperties.selector(action.name, of: self).fits(self)
  }

  /// Returns the children in which an unwind's destination is searched; on a stack, those below, from the top.
  open func allowedChildrenForUnwinding(from source: UIViewController) -> [UIViewController] {
    children.filter { $0 !== childContaining(source) }
  }

  /// Removes what is above a controller during an unwind; containers show it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { dismissForUnwind() }

  open override var next: UIResponder? { viewIfLoaded?.superview }
}
