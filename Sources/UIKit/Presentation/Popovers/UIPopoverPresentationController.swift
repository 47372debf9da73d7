import QuartzCore

/// Shows a controller in a bubble that points at something; on a narrow screen it becomes a sheet, unless its delegate returns
/// `.none` from `adaptivePresentationStyle(for:)` (P-60).
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  let bubble = PopoverBubble()
  let surroundings = DimmingView(color: .clear)
  private let tint = PresentersTint()
  private var storedSheet: UISheetPresentationController?
  /// Where the bubble lies now; nil before the presentation.
  var placement: PopoverPlacement?
  /// Whether the bubble is at rest, so that layout places it.
  var isAtRest = false

  /// A popover of two controllers.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    style = .popover
  }

  // MARK: What it points at

  /// Where the arrow may point; any direction unless set.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { if permittedArrowDirections != oldValue { containerView?.setNeedsLayout() } }
  }
  /// The view that the popover points at.
  open var sourceView: UIView? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The part of the source view that it points at, in that view's coordinates; null stands for all of it.
  open var sourceRect = CGRect.null {
    didSet { if sourceRect != oldValue { containerView?.setNeedsLayout() } }
  }
  /// The bar's button that it points at.
  open var barButtonItem: UIBarButtonItem? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// What it points at, whatever that is; goes before the others.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether the popover may lie over what it points at, where there is no room beside it.
  open var canOverlapSourceViewRect = false {
    didSet { containerView?.setNeedsLayout() }
  }

  // MARK: Looks

  /// Where the arrow points; ``UIPopoverArrowDirection/unknown`` before the presentation.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }
  /// The colour of bubble and arrow; nil is that of the presented view.
  open var backgroundColor: UIColor? {
    didSet { bubble.paint(with: backgroundColor) }
  }
  /// Points that the popover keeps from the edges of the safe area.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Views that take touches while the popover is up; touches elsewhere take the popover away.
  open var passthroughViews: [UIView]?
  /// The sheet that the popover becomes on a narrow screen.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let storedSheet { return storedSheet }
    let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: presenter)
    sheet.holdPresented(false)
    storedSheet = sheet
    return sheet
  }

  // MARK: Presentation

  /// The bubble.
  open override var presentedView: UIView? { bubble }
  /// The bubble's place, with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard containerView != nil else { return .zero }
    return (placement ?? place()).frame
  }
  /// It covers a part of the screen only (T-78).
  open override var shouldRemovePresentersView: Bool { false }
  /// It lies above everything in the window.
  open override var shouldPresentInFullscreen: Bool { true }

  override var presentedLevel: UIUserInterfaceLevel { .elevated }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    moveIn()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed {
      isAtRest = true
    } else {
      tint.dim(nil)
      moveOut()
    }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    isAtRest = false
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed {
      tint.dim(nil)
      moveOut()
    } else {
      isAtRest = true
      tint.dim(presentingViewController.viewIfLoaded)
    }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard isAtRest else { return }
    reposition()
  }

  // MARK: For the engine

  override func adaptedStyle(in space: PresentationSpace) -> UIModalPresentationStyle {
    guard space.isCompactWidth else { return .none }
    return space.isCompactHeight && !adaptiveSheetPresentationController.prefersEdgeAttachedInCompactHeight
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
    guard hit === surroundings, let containerView else { return hit }
    for view in passthroughViews ?? [] where view.window === containerView.window {
      if let through = view.hitTest(view.convert(point, from: containerView), with: nil) { return through }
    }
    return hit
  }

  override func animateAlongside(isPresenting: Bool) {
    tint.dim(isPresenting ? presentingViewController.viewIfLoaded : nil)
  }

  override func leaveAtOnce() {
    tint.dim(nil)
    moveOut()
  }

  override func preferredContentSizeChanged() {
    containerView?.setNeedsLayout()
  }
}
