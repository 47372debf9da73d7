import QuartzCore

/// Shows two or three controllers side by side, or, where there is little room across, as one stack.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// A width that the split view controller chooses itself.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }

  private let ownStyle: Style
  /// What the app has set for each column.
  var assigned: [Column: UIViewController] = [:]
  /// What each column shows: the app's controller, or the navigation controller made around it.
  var containers: [Column: UIViewController] = [:]
  var panels: [Column: SplitColumnView] = [:]
  /// The columns on the screen, or on their way there.
  var shownColumns: [Column] = []
  /// What the screen shows, or goes to; never `automatic`.
  var mode = DisplayMode.secondaryOnly
  /// What ``preferredDisplayMode`` meant when the mode was last chosen by it.
  var resolvedMode: DisplayMode?
  /// Whether the columns are one stack.
  var columnsAreCollapsed = false
  /// The columns' own stacks at the collapse, which tell whose the screens of the one stack are.
  var columnScreens: [Column: [UIViewController]] = [:]
  var updateState = SplitUpdateState.idle
  /// What was asked for meanwhile, in order.
  var waitingChanges: [(UISplitViewController) -> Void] = []
  /// Whether the columns on the screen hear of appearance: from the forwarded will-appear to the forwarded will-disappear.
  var sendsAppearanceToColumns = false
  /// Counts changes of mode: only the last one's animation ends in a clean-up.
  var changeCount = 0
  /// Whether the last change of mode is still seen to move.
  var isAnimatingColumns = false
  /// The size class that a running change goes to.
  var upcomingSizeClass: UIUserInterfaceSizeClass?
  private(set) lazy var dimming = SplitDimmingView(self)
  /// The finger that brings columns and takes them away.
  private(set) lazy var pan = SplitPan(self)
  /// The animator of a change of mode that a finger drives.
  var interactiveAnimator: UIViewPropertyAnimator?
  /// Whether the primary controller has left a collapse to the split view controller.
  var usesDefaultCollapse = false

  /// Hears of and decides on collapses, expansions and modes; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { delegateWatch.assigned(delegate) }
  }
  private let delegateWatch = DelegateWatch()

  // MARK: Making

  /// A split view controller of two or three columns, each of which is a navigation controller.
  public init(style: Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
    observeTraits()
  }

  /// A classic split view controller, whose two columns are set with ``viewControllers``; nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    observeTraits()
  }

  /// Not supported: screens are built in code.
  public required init?(coder: NSCoder) {
    nil
  }

  private func observeTraits() {
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: UISplitViewController, _) in
      self.adaptToTraits()
    }
  }

  /// How many columns there are; unspecified for the classic kind.
  open var style: Style { ownStyle }

  // MARK: Columns

  /// Sets a column's controller; one that is no navigation controller is put into one, except for the compact column.
  ///
  /// A classic split view controller, and a third column where there are two, are reported.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    assign(vc, to: column)
  }

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { assigned[column] }

  /// The columns' controllers, primary first; while collapsed, the one that is on the screen. Only classic ones can be set.
  open var viewControllers: [UIViewController] {
    get {
      if columnsAreCollapsed { return rootColumn.flatMap { containers[$0] }.map { [$0] } ?? [] }
      return Column.sideBySide.compactMap { containers[$0] }
    }
    set { setClassic(newValue) }
  }

  /// Whether the columns are shown as one.
  open var isCollapsed: Bool { columnsAreCollapsed }

  /// Brings a column to the screen: beside or over the others, or, while collapsed, by a push or a pop.
  open func show(_ column: Column) {
    whenIdle { split in
      if split.columnsAreCollapsed { return split.showInStack(column) }
      split.changeMode(to: split.mode(showing: column), animated: split.canAnimate)
    }
  }

  /// Takes a column from the screen; while collapsed, pops its screens. The secondary column stays while there are several.
  open func hide(_ column: Column) {
    whenIdle { split in
      if split.columnsAreCollapsed { return split.hideInStack(column) }
      split.changeMode(to: split.mode(hiding: column), animated: split.canAnimate)
    }
  }

  // MARK: Modes

  /// What is on the screen.
  open var displayMode: DisplayMode { mode }

  /// The mode that the app wants; one that the style has not is reported, and `automatic` taken. Animates inside an animation block.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { preferenceChanged() } }
  }

  /// How the columns that are brought to the screen lie to the secondary one: automatic is beside where there is more width than
  /// height, else over it.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { preferenceChanged() } }
  }

  /// Whether a finger from the primary column's edge brings columns, and one over them takes them away.
  open var presentsWithGesture = true

  /// A button for a navigation bar that brings columns and takes them away; the app puts it where it is to be.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let action = UIAction(title: "") { [link = WeakReference(self)] _ in link.target?.changeModeByAction() }
    let item = UIBarButtonItem(primaryAction: action)
    item.image = DisplayModeImage.make(viewIfLoaded?.tintColor ?? .systemBlue, scale: environment.screen.scale)
    return item
  }()

  /// The behavior that holds.
  open var splitBehavior: SplitBehavior { behavior(in: bounds.size) }

  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  // MARK: Widths

  /// The width of the primary column in points; what is no width is taken as ``automaticDimension``.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the primary column as a part of the whole, 0…1; a width in points goes before.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the primary column in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the primary column in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width that the primary column has, in points.
  open var primaryColumnWidth: CGFloat { primaryWidth(in: bounds.size) }

  /// The width of the supplementary column in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the supplementary column as a part of the whole, 0…1.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the supplementary column in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the supplementary column in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width that the supplementary column has, in points.
  open var supplementaryColumnWidth: CGFloat { supplementaryWidth(in: bounds.size) }

  var bounds: CGRect { viewIfLoaded?.bounds ?? environment.screen.bounds }

  // MARK: Showing

  /// Shows a controller as the primary one; while collapsed, on top of the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    showInPrimary(vc, sender: sender)
  }

  /// Shows a controller in the secondary column; while collapsed, on top of the stack.
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

  /// A column's size in a view of a size, in the mode that holds there.
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
    forward { $0.beginAppearanceTransition(true, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forward { $0.endAppearanceAtOnce() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishChange()
    sendsAppearanceToColumns = false
    forward { $0.beginAppearanceTransition(false, animated: animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forward { $0.endAppearanceAtOnce() }
  }

  private func forward(_ call: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for column in shownColumns { containers[column].map(call) }
  }

  // MARK: Orientation

  /// What the delegate says, else those of the device.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegateWithOptionalMethods?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// What the delegate says, else as the screen stands.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegateWithOptionalMethods?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The delegate, with a word where one was set and is gone (P-1).
  var liveDelegate: (any UISplitViewControllerDelegate)? {
    if delegate == nil, delegateWatch.hasLostDelegate {
      environment.report(.delegateGone(owner: "\(type(of: self)) \(traceName)", property: "delegate"))
    }
    return delegateWithOptionalMethods
  }

  /// The delegate with the optional methods that its subclasses add.
  var delegateWithOptionalMethods: (any UISplitViewControllerDelegate)? {
    delegate.map(environment.optionalMethods.complete)
  }
}
