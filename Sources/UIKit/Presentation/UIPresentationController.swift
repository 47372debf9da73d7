import QuartzCore

/// Manages how a presented controller lies on the screen, and what lies behind it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment, WeaklyReferenceable {
  private var heldPresented: UIViewController?
  @WeakReference private var knownPresented: UIViewController?
  @WeakReference var presenter: UIViewController?
  var style = UIModalPresentationStyle.custom
  var storedContainer: UIView?
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  /// The presentation that the controller works for, while there is one.
  @WeakReference var presentation: Presentation?

  /// A presentation controller of two controllers; the presenting one is found when the presentation begins, where it is nil.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    heldPresented = presentedViewController
    knownPresented = presentedViewController
    presenter = presentingViewController
    super.init()
    if presentedViewController.environment.traitsVary { traitState.known = traitCollection }
  }

  deinit {
    storedWeakHandle?.clear()
  }

  /// The controller that presents; the presented one itself before the presentation is asked for. Not retained.
  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController
  }

  /// The controller that is presented; retained while it is. An empty controller stands for one that is gone.
  open var presentedViewController: UIViewController {
    heldPresented ?? knownPresented ?? UIViewController()
  }

  /// The presentation's style.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// In what the presented view lies; nil unless presented.
  open var containerView: UIView? { storedContainer }
  /// Asked how the presentation adapts to a narrow screen; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style in the room that the window has; `.none` to stay as it is. Sheets and popovers adapt (T-79, T-91, P-60).
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: roomTraits)
  }

  /// The style in an environment of some traits; `.none` to stay as it is.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptedStyle(in: PresentationSpace(traitCollection))
  }

  // MARK: Traits

  /// The traits of the presentation: those of the window with what is set here.
  open var traitCollection: UITraitCollection {
    var values = roomTraits.values
    values.override(with: ownTraits)
    return UITraitCollection(values)
  }
  /// The traits have changed; sent after the window's own, before the presented controller's.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var storedTraitState: TraitState?
  /// What the presented controller gets over the window's traits.
  var ownTraits = TraitValues()
  /// The level on which the presented controller stands; unspecified for that of its surroundings (K-58).
  var presentedLevel: UIUserInterfaceLevel { .unspecified }
  /// The traits that a change under way goes to.
  var comingTraits: UITraitCollection?

  /// The traits of the window that the presentation is in, or will be in; while they change, those to come.
  var roomTraits: UITraitCollection {
    if let comingTraits { return comingTraits }
    let environment = presentedViewController.environment
    let window = presentation?.container.window ?? presenter?.viewIfLoaded?.window
    return window?.traitCollection ?? environment.screen.traitCollection
  }

  // MARK: Views

  /// The view that animators move: the presented controller's own, or a wrapper around it (T-84).
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view lies at the end, in the container; all of it unless overridden (T-83).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the screen, rather than the context that presents.
  open var shouldPresentInFullscreen: Bool {
    !style.isInContext
  }

  /// Whether the presenter's view is taken away when the presented one covers it (T-80).
  open var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }

  // MARK: Sizes

  /// The size that the presented controller asks for.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller wants another size; sheets and popovers follow it.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    preferredContentSizeChanged()
  }

  /// The size of the presented controller in a container of a size: that of its place, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard parentSize == containerView?.bounds.size else { return parentSize }
    return frameOfPresentedViewInContainerView.size
  }

  /// The smallest or largest size that suits the presented controller's content has changed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The container is about to get another size; passed on to the presented controller (T-115).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presented = presentedViewController
    presented.hearSize(self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
  }

  /// The traits are about to change; passed on to the presented controller (T-115).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.hearTraits(newCollection, with: coordinator)
  }

  // MARK: Hooks

  /// The container is about to place its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// The container has placed its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// The presentation begins: the container is in the window, the presented view is not in it yet (T-74).
  open func presentationTransitionWillBegin() {}
  /// The presentation has ended; false where it was cancelled, and decorations must go.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has ended; false where it was cancelled, and the presentation goes on.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: For the engine

  /// Whether the presentation has taken the presenter's view away.
  package var coversPresenter: Bool { presentation?.removesPresentersView ?? false }

  /// The view that holds everything of the presentation, also where it has adapted; nil unless presented.
  package var containerInUse: UIView? { presentation?.container }
  /// The presentation controller that does the work: the same, unless the presentation has adapted.
  package var controllerInUse: UIPresentationController { presentation?.effective ?? self }

  /// Keeps the presented controller from the beginning of its presentation to the end, and not before or after, so that a
  /// controller that is asked for early, and is kept by the presented one, is no ring.
  func holdPresented(_ flag: Bool) {
    heldPresented = flag ? knownPresented : nil
  }

  /// Works for another controller, which the app shows in the presented one's place.
  func represent(_ substitute: UIViewController) {
    if heldPresented != nil { heldPresented = substitute }
    knownPresented = substitute
  }

  /// The delegate with the optional methods that its subclasses add.
  var liveDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    delegate.map(presentedViewController.environment.optionalMethods.complete)
  }

  /// The style that the presentation takes in a room; `.none` for its own.
  func adaptedStyle(in space: PresentationSpace) -> UIModalPresentationStyle { .none }

  /// Who does the work in a style that was adapted to; nil for styles that nothing adapts to.
  func adaptiveController(for adapted: UIModalPresentationStyle) -> UIPresentationController? {
    let controller: UIPresentationController
    switch adapted {
    case .fullScreen, .overFullScreen:
      controller = UIPresentationController(presentedViewController: presentedViewController, presenting: presenter)
    case .pageSheet, .formSheet:
      controller = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presenter)
    default: return nil
    }
    controller.style = adapted
    controller.holdPresented(false)
    return controller
  }

  /// The system's animator; nil for the one that the transition style names.
  func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Views outside the container that move along with the transition.
  var companionViews: [UIView] { [] }

  /// What moves along with the transition; runs in its animation context.
  func animateAlongside(isPresenting: Bool) {}

  /// Who gets a touch that lands in the container; nil lets it through to what lies beneath.
  func redirected(_ hit: UIView?, at point: CGPoint) -> UIView? { hit }

  /// The presenter is shown by another view now, since the presentation that shows it has adapted.
  func presentersViewChanged() {}

  /// The presentation is over without a dismissal.
  func leaveAtOnce() {}

  /// The presented controller wants another size.
  func preferredContentSizeChanged() {}
}
