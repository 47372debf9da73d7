import QuartzCore

/// A container of two or three columns, which are collapsed to one stack in a compact width.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The width that the split view controller chooses.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  private let ownStyle: Style
  /// The controllers that the app has set.
  var assigned: [Column: UIViewController] = [:]
  /// The controllers that the columns show: the app's, or the navigation controllers around them.
  var containers: [Column: UIViewController] = [:]
  var panels: [Column: SplitColumnView] = [:]
  /// The columns on the screen, or being animated there.
  var shownColumns: [Column] = []
  /// The mode that is shown, or animated to; never `automatic`.
  var mode = DisplayMode.secondaryOnly
  /// The mode that ``preferredDisplayMode`` stood for when it was applied last.
  var resolvedMode: DisplayMode?
  /// Whether the columns are collapsed to one stack.
  var columnsAreCollapsed = false
  /// The screens of each column at the collapse, which tell the column of a screen in the collapsed stack.
  var columnScreens: [Column: [UIViewController]] = [:]
  var updateState = SplitUpdateState.idle
  /// Changes that wait for the end of another one, or of a column's transition, in order.
  var waitingChanges: [SplitChange] = []
  /// Whether columns get appearance callbacks: from the forwarded viewWillAppear to the forwarded viewWillDisappear.
  var sendsAppearanceToColumns = false
  /// The number of changes of mode. Only the end of the last one's animation settles the columns.
  var changeCount = 0
  /// Whether the last change of mode is being animated.
  var isAnimatingColumns = false
  /// The horizontal size class after the running size change; nil for none.
  var upcomingSizeClass: UIUserInterfaceSizeClass?
  private(set) lazy var dimming = SplitDimmingView(self)
  /// The pan that shows and hides columns.
  private(set) lazy var pan = SplitPan(self)
  /// The animator of a change of mode that a pan drives.
  var interactiveAnimator: UIViewPropertyAnimator?
  /// Whether the primary controller leaves the collapse to the split view controller.
  var usesDefaultCollapse = false

  /// The delegate, which is asked about collapses, expansions and modes; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { delegateWatch.assigned(delegate) }
  }
  private let delegateWatch = DelegateWatch()

  // MARK: Creation

  /// Creates a split view controller with two or three columns, each a navigation controller.
  public init(style: Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
    observeTraits()
  }

  /// Creates a classic split view controller, whose columns are set by ``viewControllers``; nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    observeTraits()
  }

  /// Creates a split view controller from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    ownStyle = InterfaceDecoder.splitStyle(coder)
    super.init(coder: coder)
    observeTraits()
    decode(coder, as: UISplitViewController.self)
  }

  private func observeTraits() {
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: UISplitViewController, _) in
      self.adaptToTraits()
    }
  }

  /// The number of columns; unspecified for the classic style.
  open var style: Style { ownStyle }

  // MARK: Columns

  /// Sets a column's controller.
  ///
  /// Except in the compact column, it is put into a navigation controller unless it is one. A classic split view
  /// controller, and a third column in a style of two, are reported. In the callbacks of a transition of the collapsed
  /// columns the change waits for its end.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    assign(vc, to: column)
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { assigned[column] }

  /// The columns' controllers, primary first; while collapsed, the one on the screen. Only the classic style lets them
  /// be set.
  open var viewControllers: [UIViewController] {
    get {
      if columnsAreCollapsed { return rootColumn.flatMap { containers[$0] }.map { [$0] } ?? [] }
      return Column.sideBySide.compactMap { containers[$0] }
    }
    set { setClassic(newValue) }
  }

  /// Whether the columns are collapsed to one.
  open var isCollapsed: Bool { columnsAreCollapsed }

  /// Shows a column: beside or over the others, or, while collapsed, by a push or a pop.
  open func show(_ column: Column) {
    whenIdle { split in
      if split.columnsAreCollapsed { return split.showInStack(column) }
      split.changeMode(to: split.mode(showing: column), animated: split.canAnimate)
    }
  }

  /// Hides a column; while collapsed, pops its screens. The secondary column is not hidden while several are shown.
  open func hide(_ column: Column) {
    whenIdle { split in
      if split.columnsAreCollapsed { return split.hideInStack(column) }
      split.changeMode(to: split.mode(hiding: column), animated: split.canAnimate)
    }
  }

  // MARK: Modes

  /// The current mode.
  open var displayMode: DisplayMode { mode }

  /// The preferred mode.
  ///
  /// A mode that the style does not have is reported, and counts as `automatic`. A change animates in an animation
  /// block.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { preferenceChanged() } }
  }

  /// The preferred layout of shown columns. Automatic is tile where the view is wider than high, else overlay.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { preferenceChanged() } }
  }

  /// Whether a pan from the primary column's edge shows columns, and a pan back hides those over the secondary one.
  open var presentsWithGesture = true

  /// A bar button that shows and hides columns; the app puts it into a navigation bar.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let action = UIAction(title: "") { [link = WeakReference(self)] _ in link.target?.changeModeByAction() }
    let item = UIBarButtonItem(primaryAction: action)
    item.image = DisplayModeImage.make(viewIfLoaded?.tintColor ?? .systemBlue, scale: environment.screen.scale)
    return item
  }()

  /// The current behavior.
  open var splitBehavior: SplitBehavior { behavior(in: bounds.size) }

  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  // MARK: Widths

  /// The width of the primary column in points. A width that is negative or not finite counts as
  /// ``automaticDimension``.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the primary column as a fraction of the whole, in 0…1; ignored where a width in points is set.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The current width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { primaryWidth(in: bounds.size) }

  /// The width of the supplementary column in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the supplementary column as a fraction of the whole, in 0…1.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The current width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { supplementaryWidth(in: bounds.size) }

  var bounds: CGRect { viewIfLoaded?.bounds ?? environment.screen.bounds }

  // MARK: Showing

  /// Shows a controller in the primary column; while collapsed, pushes it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    showInPrimary(vc, sender: sender)
  }

  /// Shows a controller in the secondary column; while collapsed, pushes it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showInSecondary(vc, sender: sender)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetail || super.canPerformAction(action, withSender: sender)
  }

  // MARK: View

  open override func loadView() {
    let view = SplitView(frame: environment.screen.bounds)
    view.splitViewController = self
    view.clipsToBounds = true
    view.addGestureRecognizer(pan.recognizer)
    self.view = view
  }

  /// Returns a column's size in a view of a size, in the mode there.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize(container, in: parentSize)
  }

  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    upcomingSizeClass = newCollection.horizontalSizeClass
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func childWasRemoved(_ child: UIViewController) {
    removeFromColumns(child)
  }

  // MARK: Appearance

  override var forwardsAppearanceItself: Bool { true }
  package override var isExchangingChildren: Bool { isAnimatingColumns }

  open override func viewWillAppear(_ animated: Bool) {
    let number = appearanceNumber
    super.viewWillAppear(animated)
    adaptToTraits()
    if !columnsAreCollapsed { chooseModeIfNeeded() }
    updateColumns(animated: false)
    guard appearance == .appearing, appearanceNumber == number else { return }
    sendsAppearanceToColumns = true
    forwardBeginning(true, animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forward { endArrival(of: $0) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishChange()
    sendsAppearanceToColumns = false
    forwardBeginning(false, animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forward {
      // The callbacks of another column may have ended the disappearance before it was forwarded to this one.
      $0.beginAppearanceTransition(false, animated: animated)
      $0.endAppearanceAtOnce()
    }
  }

  /// Forwards the beginning of the split view controller's change to the columns, unless callbacks of one end it.
  private func forwardBeginning(_ isAppearing: Bool, _ animated: Bool) {
    let number = appearanceNumber
    forward { if appearanceNumber == number { $0.beginAppearanceTransition(isAppearing, animated: animated) } }
  }

  private func forward(_ call: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    // The callbacks of one column may hide another.
    for column in shownColumns where shownColumns.contains(column) { containers[column].map(call) }
  }

  // MARK: Orientation

  /// The orientations that the delegate returns, or else those of the device.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateWithOptionalMethods?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate returns, or else the screen's.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateWithOptionalMethods?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The delegate; reports one that was set and has been released (P-1).
  var liveDelegate: (any UISplitViewControllerDelegate)? {
    if delegate == nil, delegateWatch.hasLostDelegate {
      environment.report(.delegateReleased(owner: "\(type(of: self)) \(traceName)", property: "delegate"))
    }
    return delegateWithOptionalMethods
  }

  /// The delegate, completed by the optional methods that its subclasses add.
  var delegateWithOptionalMethods: (any UISplitViewControllerDelegate)? {
    delegate.map(environment.optionalMethods.complete)
  }
}
