import QuartzCore

/// One change of the screen's size: a transition in which no controller appears or disappears (T-115).
@MainActor final class SizeChange {
  private let environment: UIEnvironment
  let configuration: UIScreen.Configuration
  /// The clockwise quarter turns of the image on the device.
  private let quarterTurns: Int
  private let isAnimated: Bool
  private var openTransitions = 0

  init(to configuration: UIScreen.Configuration, quarterTurns: Int, isAnimated: Bool, in environment: UIEnvironment) {
    self.environment = environment
    self.configuration = configuration
    self.quarterTurns = ((quarterTurns % 4) + 4) % 4
    self.isAnimated = isAnimated && UIView.areAnimationsEnabled
  }

  /// The duration in seconds: longer on a tablet, and twice as long for half a turn.
  var duration: TimeInterval {
    (configuration.idiom == .pad ? 0.4 : 0.3) * (quarterTurns == 2 ? 2 : 1)
  }

  /// The rotation of the content at the start, in the rotated window.
  var startTransform: CGAffineTransform { Self.rotation((4 - quarterTurns) % 4) }

  /// Begins the change in every window that fills the screen.
  func begin() {
    let fullScreen = environment.windows.filter { $0.bounds.size == environment.screen.bounds.size }
    environment.orientation.isChanging = true
    environment.traitsVary = true
    let shown = fullScreen.filter { !$0.isHidden && $0.rootViewController != nil }
    openTransitions = shown.count
    for window in shown {
      if let root = window.rootViewController { begin(in: window, root) }
    }
    for window in fullScreen where !shown.contains(identicalTo: window) { apply(to: window) }
    if shown.isEmpty {
      environment.screen.configuration = configuration
      environment.sizeChangeDidEnd()
    }
  }

  private func begin(in window: UIWindow, _ root: UIViewController) {
    let request = TransitionRequest(
      from: root, to: root, containerView: window, isAnimated: isAnimated,
      animatorProvider: { SizeChangeAnimator(self) }, interactionProvider: { _ in nil },
      sendWillCallbacks: { self.notify(root) },
      settle: { _ in })
    request.targetTransform = Self.rotation(quarterTurns)
    request.companionViews = root.viewIfLoaded?.window == nil ? [] : [root.view]
    // A running transition keeps its own coordinator.
    request.participants = root.ownDriver == nil ? [root] : []
    request.afterCompletions = { self.didEnd() }
    TransitionDriver(request, environment: environment).start()
  }

  /// Sends traits from parent to child, then the size; without animation, applies them at once (T-115).
  private func notify(_ root: UIViewController) {
    guard let window = root.viewIfLoaded?.window ?? environment.windows.first(where: { $0.rootViewController === root })
    else { return }
    guard let coordinator = environment.drivers.last(where: { $0.request.containerView === window })?.coordinator else {
      return
    }
    let traits = UITraitCollection(configuration.traits)
    if traits != environment.screen.traitCollection {
      let inWindow = traits.overridden(by: window.storedTraitState)
      root.sendTraitChange(inWindow, with: coordinator)
      for above in fullScreenPresentations(over: root) { above.willTransition(to: inWindow, with: coordinator) }
      for presentation in root.presentationsInside { presentation.prepareAdapting(to: inWindow, with: coordinator) }
    }
    root.sendSizeChange(configuration.size, with: coordinator)
    for above in fullScreenPresentations(over: root) {
      above.viewWillTransition(to: configuration.size, with: coordinator)
    }
    if !isAnimated {
      apply(to: window)
      window.layoutIfNeeded()
    }
  }

  /// Returns the presentations over the screen, lower ones first. One in a context is called by its presenter.
  private func fullScreenPresentations(over root: UIViewController) -> [UIPresentationController] {
    root.presentationsInside.filter { !$0.isInNestedContext }.map(\.effective)
  }

  /// Sets the window's size, by bounds and center (P-33), and the traits of everything inside.
  func apply(to window: UIWindow) {
    environment.screen.configuration = configuration
    window.place(in: CGRect(origin: .zero, size: configuration.size))
    window.propagateTraits()
    window.adaptPresentations()
    window.setNeedsLayout()
    for driver in environment.drivers where driver.request.containerView.window === window {
      driver.containerSizeDidChange()
    }
  }

  private func didEnd() {
    openTransitions -= 1
    if openTransitions == 0 { environment.sizeChangeDidEnd() }
  }

  /// Returns a clockwise rotation by quarter turns, in exact numbers.
  private static func rotation(_ quarterTurns: Int) -> CGAffineTransform {
    switch quarterTurns {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }
}

/// Rotates a window from its old orientation, and gives it its new size meanwhile.
final class SizeChangeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let change: SizeChange

  init(_ change: SizeChange) {
    self.change = change
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    change.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let window = context.containerView as? UIWindow else { return context.completeTransition(true) }
    UIView.performWithoutAnimation {
      let size = change.configuration.size
      window.center = CGPoint(x: size.width / 2, y: size.height / 2)
      window.transform = change.startTransform
    }
    let timing = ViewAnimationTiming(duration: change.duration, delay: 0, options: [])
    let animation = ViewAnimationContext(
      timing: timing, movedContainers: [window.layer], environment: window.environment
    ) { _ in context.completeTransition(true) }
    animation.run {
      window.transform = .identity
      change.apply(to: window)
      window.layoutIfNeeded()
    }
  }
}
