import QuartzCore

/// Presents a controller in a bubble that points at its source.
///
/// On a narrow screen it becomes a sheet, unless its delegate returns `.none` from `adaptivePresentationStyle(for:)`
/// (P-60).
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  let bubble = PopoverBubble()
  let outsideView = DimmingView(color: .clear)
  private let tintDimmer = PresenterTintDimmer()
  private var storedSheet: UISheetPresentationController?
  /// The current layout of the bubble; nil before the presentation.
  var placement: PopoverPlacement?
  /// Whether no transition runs, so that layout places the bubble.
  var isAtRest = false

  /// Makes a popover for two controllers.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    style = .popover
  }

  // MARK: Source

  /// The directions that the arrow may have; any unless set.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { if permittedArrowDirections != oldValue { containerView?.setNeedsLayout() } }
  }
  /// The view at which the popover points.
  open var sourceView: UIView? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The part of the source view at which it points, in that view's coordinates; null stands for its bounds.
  open var sourceRect = CGRect.null {
    didSet { if sourceRect != oldValue { containerView?.setNeedsLayout() } }
  }
  /// The bar button at which it points.
  open var barButtonItem: UIBarButtonItem? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The item at which it points; takes precedence over the other properties.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether the popover may cover its source where there is no room beside it.
  open var canOverlapSourceViewRect = false {
    didSet { containerView?.setNeedsLayout() }
  }

  // MARK: Appearance

  /// The arrow's direction; ``UIPopoverArrowDirection/unknown`` before the presentation.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }
  /// The colour of bubble and arrow; nil stands for the presented view's.
  open var backgroundColor: UIColor? {
    didSet { bubble.paint(with: backgroundColor) }
  }
  /// The least distances from the edges of the safe area, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The views that receive touches while the popover is visible. Touches elsewhere dismiss it.
  open var passthroughViews: [UIView]?
  /// The sheet that replaces the popover on a narrow screen.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let storedSheet { return storedSheet }
    let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: presenter)
    sheet.retainPresented(false)
    storedSheet = sheet
    return sheet
  }

  // MARK: Presentation

  /// The bubble.
  open override var presentedView: UIView? { bubble }
  /// The rectangle of bubble and arrow.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard containerView != nil else { return .zero }
    return (placement ?? place()).frame
  }
  /// False, because a popover covers only a part of the screen (T-78).
  open override var shouldRemovePresentersView: Bool { false }
  /// True: a popover lies above everything in the window.
  open override var shouldPresentInFullscreen: Bool { true }

  override var presentedLevel: UIUserInterfaceLevel { .elevated }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    installViews()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed {
      isAtRest = true
    } else {
      tintDimmer.dim(nil)
      removeViews()
    }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    isAtRest = false
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed {
      tintDimmer.dim(nil)
      removeViews()
    } else {
      isAtRest = true
      tintDimmer.dim(presentingViewController.viewIfLoaded)
    }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard isAtRest else { return }
    reposition()
  }

  // MARK: For the engine

  override func adaptedStyle(for sizeClasses: PresentationSizeClasses) -> UIModalPresentationStyle {
    guard sizeClasses.isCompactWidth else { return .none }
    return sizeClasses.isCompactHeight && !adaptiveSheetPresentationController.prefersEdgeAttachedInCompactHeight
      ? .fullScreen : .pageSheet
  }

  override func adaptiveController(for adapted: UIModalPresentationStyle) -> UIPresentationController? {
    guard adapted == .pageSheet || adapted == .formSheet else { return super.adaptiveController(for: adapted) }
    adaptiveSheetPresentationController.style = adapted
    return adaptiveSheetPresentationController
  }

  override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    guard presentedViewController.modalTransitionStyle == .coverVertical else { return nil }
    return PopoverAnimator(isPresenting: isPresenting, tip: placement?.tip ?? CGPoint(x: 0.5, y: 0.5))
  }

  override func redirected(_ hit: UIView?, at point: CGPoint) -> UIView? {
    guard hit === outsideView, let containerView else { return hit }
    for view in passthroughViews ?? [] where view.window === containerView.window {
      if let through = view.hitTest(view.convert(point, from: containerView), with: nil) { return through }
    }
    return hit
  }

  override func animateAlongside(isPresenting: Bool) {
    tintDimmer.dim(isPresenting ? presentingViewController.viewIfLoaded : nil)
  }

  override func endWithoutDismissal() {
    tintDimmer.dim(nil)
    removeViews()
  }

  override func preferredContentSizeChanged() {
    containerView?.setNeedsLayout()
  }
}

/// The direction of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Makes directions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards: the popover lies below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downwards: the popover lies above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left: the popover lies to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right: the popover lies to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not decided yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
