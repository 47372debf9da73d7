import QuartzCore

/// The engine's transition context: it answers from the request, and passes calls to the driver.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let request: TransitionRequest
  @WeakReference var driver: TransitionDriver?
  @exclusivity(unchecked) private(set) var isInteractive = false
  @exclusivity(unchecked) private(set) var transitionWasCancelled = false
  /// The missing views that were asked for and reported (P-8).
  @exclusivity(unchecked) private var reportedMissing: Set<UITransitionContextViewKey> = []
  /// Whether the system ended the transition. The animator's own `completeTransition(_:)` is no mistake then.
  @exclusivity(unchecked) var wasEndedBySystem = false
  /// The views that the animator may still move after the end.
  ///
  /// Set where the transition ends inside `animateTransition`, or by the system.
  @exclusivity(unchecked) var orphanedViews: OrphanedViews?

  init(_ request: TransitionRequest) {
    self.request = request
  }

  var containerView: UIView { request.containerView }
  var isAnimated: Bool { request.isAnimated }
  var presentationStyle: UIModalPresentationStyle { request.presentationStyle }
  var targetTransform: CGAffineTransform { request.targetTransform }

  func setInteractive(_ flag: Bool) { isInteractive = flag }
  func setCancelled(_ flag: Bool) { transitionWasCancelled = flag }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { driver?.update(percentComplete, drives: false) }
  func finishInteractiveTransition() { driver?.release(cancelled: false, drives: false) }
  func cancelInteractiveTransition() { driver?.release(cancelled: true, drives: false) }
  func pauseInteractiveTransition() { driver?.pause() }
  func completeTransition(_ didComplete: Bool) {
    if let driver { return driver.complete(didComplete || wasEndedBySystem) }
    orphanedViews?.remove(from: containerView)
    if !wasEndedBySystem { containerView.uiEnvironment.report(.completedTwice(transition: request.name)) }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: request.from
    case .to: request.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let (view, controller) =
      switch key {
      case .from: (request.fromView, request.from)
      case .to: (request.toView, request.to)
      default: (nil as UIView?, nil as UIViewController?)
      }
    if view == nil, controller != nil, reportedMissing.insert(key).inserted {
      containerView.uiEnvironment.report(
        .viewNotInTransition(
          key: key == .from ? ".from" : ".to", transition: request.name, style: "\(presentationStyle)"))
    }
    return view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { request.initialFrames[ObjectIdentifier(vc)] ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect {
    request.finalFrame(vc) ?? request.finalFrames[ObjectIdentifier(vc)] ?? .zero
  }
}

extension TransitionRequest {
  /// "A to B", for diagnostics.
  var name: String {
    "\(from?.traceName ?? "nothing") to \(to?.traceName ?? "nothing")"
  }
}
