import QuartzCore

/// Manages the views of a presented controller and behind it.
@preconcurrency @MainActor
open class UIPresentationController:
  NSObject, UIContentContainer, UITraitEnvironment, WeaklyReferenceable, MessageReceiver
{
  private var retainedPresented: UIViewController?
  @WeakReference private var storedPresented: UIViewController?
  @WeakReference var presenter: UIViewController?
  var style = UIModalPresentationStyle.custom
  var storedContainer: UIView?
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  /// The presentation of the controller, while there is one.
  @WeakReference var presentation: Presentation?

  /// Makes a presentation controller for two controllers. A nil presenter is found when the presentation begins.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    retainedPresented = presentedViewController
    storedPresented = presentedViewController
    presenter = presentingViewController
    super.init()
    if presentedViewController.environment.traitsVary { traitState.lastDelivered = traitCollection }
  }

  deinit {
    storedWeakHandle?.clear()
  }

  /// The presenter; the presented controller itself before the presentation is requested. Not retained.
  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController
  }

  /// The presented controller; retained while it is presented. An empty controller stands for one that was released.
  open var presentedViewController: UIViewController {
    retainedPresented ?? storedPresented ?? UIViewController()
  }

  /// The presentation's style.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view around the presented view; nil unless presented.
  open var containerView: UIView? { storedContainer }
  /// The delegate that decides how the presentation adapts; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style for the window's traits; `.none` for no change. Sheets and popovers adapt (T-79, T-91, P-60).
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: surroundingTraits)
  }

  /// Returns the style for a trait collection; `.none` for no change.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptedStyle(for: PresentationSizeClasses(traitCollection))
  }

  // MARK: Messages

  /// Whether the object's class has the selector's method, or lists its name in a `SelectorTable`.
  open func responds(to aSelector: Selector!) -> Bool { hasMethod(of: aSelector) }
  /// Whether the object's class adopts a protocol.
  open func conforms(to aProtocol: Protocol) -> Bool { aProtocol.isAdopted(by: self) }
  /// The object that gets a message which this one's class has no method for; nil unless overridden.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Called when a value that the object observes by name has changed; reports a change that no subclass takes.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    UIEnvironment.active.report(.unhandledChange(keyPath: keyPath, of: object, by: self))
  }

  // MARK: Traits

  /// Traits of the presented controller and its descendants over the window's; valid while it is presented.
  open var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: ownTraits) }
    set { setOwnTraits((newValue as? TraitOverrides)?.values ?? TraitValues()) }
  }

  /// The same as a collection; nil for none. Replaced by ``traitOverrides``.
  open var overrideTraitCollection: UITraitCollection? {
    get { ownTraits.isEmpty ? nil : UITraitCollection(ownTraits) }
    set { setOwnTraits(newValue?.values ?? TraitValues()) }
  }

  /// The traits of the presentation: the window's, with those that are set here.
  open var traitCollection: UITraitCollection {
    var values = surroundingTraits.values
    values.override(with: ownTraits)
    return UITraitCollection(values)
  }
  /// Called when the traits have changed, after the window's method and before the presented controller's.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var storedTraitState: TraitState?
  /// The traits of the presented controller over the window's.
  var ownTraits = TraitValues()
  /// The user interface level of the presented controller; unspecified for its surroundings' (K-58).
  var presentedLevel: UIUserInterfaceLevel { .unspecified }
  /// The traits after a running change.
  var upcomingTraits: UITraitCollection?

  /// The traits of the presentation's window; during a change of them, those after it.
  var surroundingTraits: UITraitCollection {
    if let upcomingTraits { return upcomingTraits }
    let environment = presentedViewController.environment
    let window = presentation?.container.window ?? presenter?.viewIfLoaded?.window
    return window?.traitCollection ?? environment.screen.traitCollection
  }

  // MARK: Views

  /// The view that animators move: the presented controller's own, or a wrapper around it (T-84).
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of the presented view, in the container; its bounds unless overridden (T-83).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the screen, and not a context.
  open var shouldPresentInFullscreen: Bool {
    !style.isInContext
  }

  /// Whether the presenter's view is removed when it is covered (T-80).
  open var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }

  // MARK: Sizes

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller prefers another size; sheets and popovers adapt to it.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    preferredContentSizeChanged()
  }

  /// Returns the presented controller's size for a size of the container: that of its frame, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard parentSize == containerView?.bounds.size else { return parentSize }
    return frameOfPresentedViewInContainerView.size
  }

  /// Called when the fitting size of the presented controller's content has changed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called before the container's size changes; forwards to the presented controller (T-115).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presented = presentedViewController
    presented.sendSizeChange(
      self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
  }

  /// Called before the traits change; forwards to the presented controller (T-115).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.sendTraitChange(newCollection, with: coordinator)
  }

  // MARK: Hooks

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Called when the presentation begins: the container is in the window, the presented view is not yet (T-74).
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended; with false after a cancel, so that decorations can be removed.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended; with false after a cancel, and the presentation continues.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: For the engine

  /// Whether the presenter's view is removed.
  package var coversPresenter: Bool { presentation?.removesPresentersView ?? false }

  /// The container view of the presentation, adapted or not; nil unless presented.
  package var containerInUse: UIView? { presentation?.container }
  /// The presentation controller in use: the same, unless the presentation has adapted.
  package var controllerInUse: UIPresentationController { presentation?.effective ?? self }

  /// Retains the presented controller from the beginning of its presentation to the end.
  ///
  /// Not outside of it: a presentation controller that is read early is retained by the presented controller.
  func retainPresented(_ flag: Bool) {
    retainedPresented = flag ? storedPresented : nil
  }

  /// Replaces the presented controller by another one that the app shows in its place.
  func replacePresented(by substitute: UIViewController) {
    if retainedPresented != nil { retainedPresented = substitute }
    storedPresented = substitute
  }

  /// The delegate, including the optional methods of its subclasses.
  var liveDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    delegate.map(presentedViewController.environment.optionalMethods.complete)
  }

  /// Returns the style for size classes; `.none` for no change.
  func adaptedStyle(for sizeClasses: PresentationSizeClasses) -> UIModalPresentationStyle { .none }

  /// Returns the presentation controller of an adapted style; nil for a style that none adapts to.
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
    controller.retainPresented(false)
    return controller
  }

  /// Returns the system's animator; nil for that of the transition style.
  func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The views outside the container that move along with the transition.
  var companionViews: [UIView] { [] }

  /// Animates along with the transition, in its animation context.
  func animateAlongside(isPresenting: Bool) {}

  /// Returns the view for a touch in the container; nil passes the touch to the views behind.
  func redirected(_ hit: UIView?, at point: CGPoint) -> UIView? { hit }

  /// Called when the presenter's view was replaced, because its own presentation has adapted.
  func presentersViewChanged() {}

  /// Called when the presentation ends without a dismissal.
  func endWithoutDismissal() {}

  /// Called when the presented controller prefers another size.
  func preferredContentSizeChanged() {}
}
