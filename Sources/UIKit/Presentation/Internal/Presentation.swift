import QuartzCore

/// One controller presented by another, from the call of `present` to the end of its dismissal.
///
/// The presenter keeps it; the presented controller knows it. The engine's driver runs its transitions from requests that
/// it makes, and knows nothing of it.
@MainActor final class Presentation {
  let presented: UIViewController
  weak var presenter: UIViewController?
  let controller: UIPresentationController
  /// The style on the present screen.
  let style: UIModalPresentationStyle
  let transitionStyle: UIModalTransitionStyle
  let container: PresentationContainerView
  let environment: UIEnvironment
  var phase = PresentationPhase.waitingToPresent
  /// Where the presenter's view was when the presentation began.
  var presentersHome: ViewHome?
  /// Whether the presentation has taken the presenter's view away; asked once, when it begins (T-80).
  var removesPresentersView = false
  weak var driver: TransitionDriver?

  init(
    of presented: UIViewController, by presenter: UIViewController, controller: UIPresentationController,
    style: UIModalPresentationStyle, transitionStyle: UIModalTransitionStyle
  ) {
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
    self.style = style
    self.transitionStyle = transitionStyle
    environment = presenter.environment
    container = PresentationContainerView(frame: presenter.view.window?.bounds ?? presenter.view.bounds)
    container.controller = controller
  }

  /// Whether the presentation is in place inside the presenter's surroundings, so that what tells the presenter of appearance
  /// tells the presented controller too; while it comes or goes itself, it tells the presenter.
  func lies(over presenter: UIViewController) -> Bool {
    phase == .presented && presenter.storedParent != nil
  }

  /// This presentation and those on top of it, from the bottom.
  var chain: [Presentation] {
    [self] + (presented.modal.presents?.chain ?? [])
  }

  /// The system's animator for the transition style (T-2); where motion is reduced, a cross-fade (E-88).
  func defaultAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    if environment.motion.isReduced { return CrossDissolveAnimator(isPresenting: isPresenting) }
    return switch transitionStyle {
    case .coverVertical, .partialCurl: CoverVerticalAnimator(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
    }
  }

  /// Asks the questions now, and starts once the turn's changes are committed (T-22, C-84).
  func start(_ asked: TransitionRequest, if mayStart: @escaping () -> Bool) {
    let pending = PendingTransition()
    environment.pendingTransitions.append(pending)
    var request = asked
    request.pending = pending
    let driver = TransitionDriver(request, environment: environment)
    self.driver = driver
    driver.ask()
    environment.runAfterCommit { [self] in
      environment.pendingTransitions.removeAll { $0 === pending }
      if mayStart() { driver.start() }
    }
  }

  /// Unties presenter, presented controller and presentation controller.
  func end() {
    phase = .ended
    container.removeFromSuperview()
    controller.storedContainer = nil
    controller.holdPresented(false)
    if presenter?.modal.presents === self { presenter?.modal.presents = nil }
    if presented.modal.isPresentedBy === self { presented.modal.isPresentedBy = nil }
    presented.modal.early = nil
  }

  /// Takes the presentation, and those on top of it, away with the window's root that they lie on; one that moves ends by itself.
  func leaveWithRoot() {
    for presentation in chain.reversed() where presentation.driver?.isUnderWay != true {
      presentation.presented.beginAppearanceTransition(false, animated: false)
      presentation.container.removeFromSuperview()
      presentation.presented.endAppearanceTransition()
      presentation.end()
    }
  }

  /// Puts the presenter's view back where an animator took it from, and says so (P-6, P-7).
  func rescuePresentersView() {
    guard !removesPresentersView, let presenter, let home = presentersHome, let view = presenter.viewIfLoaded,
      let superview = home.superview, view.superview !== superview
    else { return }
    if view.isDescendant(of: container) {
      environment.report(.presenterInContainer(presenter: presenter.traceName))
    } else {
      environment.report(.presenterRemoved(presenter: presenter.traceName))
    }
    home.restore(view)
  }

  /// Puts the presented view into the container, at its place, where nobody has.
  func ensurePresentedView() {
    guard let view = controller.presentedView, !view.isDescendant(of: container) else { return }
    container.addSubview(view)
    view.place(in: controller.frameOfPresentedViewInContainerView)
  }

  func record(_ call: String, _ arguments: [String] = []) {
    environment.record(.delegate, presented.traceName, call, arguments)
  }
}
