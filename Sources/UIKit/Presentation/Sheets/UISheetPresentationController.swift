import Foundation
import QuartzCore

/// Presents a controller as a card that rises from the bottom edge, or floats in the middle of a large screen.
///
/// The card rests at one of its detents. A drag moves it from one to the next, and down to dismiss it.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The card that animators move; the presented controller's view lies in it (T-84).
  let card = SheetCard()
  let dimming = DimmingView()
  private(set) lazy var pan = SheetPan(self)
  /// The presenter's screen, while this sheet pushes it back.
  var backdrop: SheetBackdrop?
  /// Dims the presenter's tint with its screen.
  let tintDimmer = PresenterTintDimmer()
  /// Whether the card is at rest at a detent, so that layout places it; false during transitions.
  var isAtRest = false
  /// The spring that moves the card to a detent after a release.
  var settlingAnimator: UIViewPropertyAnimator?
  private var storedDetents: [Detent] = [.large()]
  /// The cached geometry of the current container; nil before the first use, and after a change.
  var cachedLayout: SheetLayout?

  /// Makes a sheet for two controllers, with the style ``UIModalPresentationStyle/pageSheet``.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    style = .pageSheet
  }

  // MARK: Detents

  /// The heights at which the card may rest; large alone unless set. An empty list is reported and ignored.
  open var detents: [Detent] {
    get { storedDetents }
    set {
      guard !newValue.isEmpty else {
        return presentedViewController.environment.report(.noDetents(controller: presentedViewController.traceName))
      }
      storedDetents = newValue
      invalidateDetents()
    }
  }

  /// The detent at which the card rests; nil or one that is not in the list stands for the lowest. A drag changes it.
  ///
  /// Setting it moves the card in the next layout pass, without animation; inside ``animateChanges(_:)`` along a
  /// spring.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { containerView?.setNeedsLayout() } }
  }

  /// The highest detent at which the screen behind is not dimmed and receives touches; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { invalidateDetents() } }
  }

  /// Asks the detents for their heights again, in the next layout pass.
  open func invalidateDetents() {
    cachedLayout = nil
    containerView?.setNeedsLayout()
  }

  /// Changes properties of the sheet, and moves the card along the system's spring (K-31).
  open func animateChanges(_ changes: () -> Void) {
    guard isAtRest, containerView != nil, UIView.areAnimationsEnabled else { return changes() }
    let timing = ViewAnimationTiming(duration: 1, delay: 0, options: [.systemSpring, .allowUserInteraction])
    let environment = presentedViewController.environment
    ViewAnimationContext(timing: timing, environment: environment, completion: nil).run {
      changes()
      placeAtSelectedDetent()
    }
  }

  // MARK: Appearance

  /// Whether the card has a grabber; a tap on it moves the card to the next detent.
  open var prefersGrabberVisible = false {
    didSet { card.showsGrabber = prefersGrabberVisible }
  }
  /// The corner radius of the card, in points; nil for the system's (K-23).
  open var preferredCornerRadius: CGFloat? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether an upward drag in a scrolling view at its top edge grows the card first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the card stays at the bottom edge on a screen of compact height, and does not cover it (T-79).
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether a card at the bottom edge has the width of the presented controller's `preferredContentSize`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }
  /// Whether a floating card has the size of a page, and not of a form; set by the style at first.
  open var prefersPageSizing: Bool {
    get { storedPageSizing ?? (style != .formSheet) }
    set {
      storedPageSizing = newValue
      invalidateDetents()
    }
  }
  private var storedPageSizing: Bool?
  /// A view over whose middle a floating card is centred, as far as it fits.
  open var sourceView: UIView? {
    didSet { invalidateDetents() }
  }

  // MARK: Presentation

  /// The card.
  open override var presentedView: UIView? { card }
  /// The card's frame at the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard containerView != nil else { return .zero }
    return layout.frame(atTop: layout.top(of: selectedStop))
  }
  /// False, because the presenter stays visible (T-78).
  open override var shouldRemovePresentersView: Bool { false }
  /// True: a sheet lies above everything in the window.
  open override var shouldPresentInFullscreen: Bool { true }

  override var presentedLevel: UIUserInterfaceLevel { .elevated }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    installViews()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    completed ? comeToRest() : removeViews()
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    endRest()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    completed ? removeViews() : comeToRest()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layOutContainer()
  }

  // MARK: For the engine

  override var companionViews: [UIView] { backdrop.map { [$0.view] } ?? [] }

  override func animateAlongside(isPresenting: Bool) {
    decorate(atTop: isPresenting ? layout.top(of: selectedStop) : layout.container.maxY)
    tintDimmer.dim(isPresenting && selectedStop.isDimmed ? presentingViewController.viewIfLoaded : nil)
  }

  override func adaptedStyle(for sizeClasses: PresentationSizeClasses) -> UIModalPresentationStyle {
    sizeClasses.isCompactHeight && !prefersEdgeAttachedInCompactHeight ? .fullScreen : .none
  }

  override func redirected(_ hit: UIView?, at point: CGPoint) -> UIView? {
    guard hit === containerView || hit === dimming, isAtRest || settlingAnimator != nil else { return hit }
    if card.frame.contains(point) { return hit }
    return selectedStop.isDimmed ? hit : nil
  }

  override func presentersViewChanged() {
    replaceBackdrop()
    decorate(atTop: card.frame.minY)
  }

  override func endWithoutDismissal() {
    removeViews()
  }

  override func preferredContentSizeChanged() {
    invalidateDetents()
  }
}

/// The delegate of a sheet; set as the presentation controller's `delegate`.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has dragged the card to another detent; not for changes by the app.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
