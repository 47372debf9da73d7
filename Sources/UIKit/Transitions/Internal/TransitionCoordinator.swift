import QuartzCore

/// The engine's coordinator: one per transition, released with it (T-113).
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The alongside blocks: waiting to run, or the number of those that ran.
  private enum Alongside {
    case waiting([(view: UIView?, animation: Handler)])
    case run(count: Int)
  }

  let context: TransitionContext
  @WeakReference private(set) var driver: TransitionDriver?
  @exclusivity(unchecked) private var alongside = Alongside.waiting([])
  /// The completions; nil once they run or have run.
  @exclusivity(unchecked) private var completions: [Handler]? = []
  @exclusivity(unchecked) private var changeHandlers: [Handler] = []
  @exclusivity(unchecked) private var endHandlers: [Handler] = []
  /// Whether the completions run or have run; a block added now would never run (T-123).
  var isOver: Bool { completions == nil }

  @exclusivity(unchecked) private(set) var initiallyInteractive = false
  @exclusivity(unchecked) private(set) var completionVelocity: CGFloat = 1
  @exclusivity(unchecked) private(set) var completionCurve = UIView.AnimationCurve.easeInOut

  init(context: TransitionContext, driver: TransitionDriver) {
    self.context = context
    self.driver = driver
  }

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var isInterruptible: Bool { driver?.isInterruptible ?? false }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var percentComplete: CGFloat { driver?.progress.value ?? 0 }
  var transitionDuration: TimeInterval { driver?.duration ?? 0 }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context.view(forKey: key)
  }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    if isOver { return false }
    if let completion { completions?.append(completion) }
    guard let animation else { return true }
    guard case .waiting(let blocks) = alongside else {  // T-108
      driver?.environment.note(.lateAlongsideBlock)
      return false
    }
    alongside = .waiting(blocks + [(view, animation)])
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    changeHandlers.append(handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    endHandlers.append(handler)
  }

  // MARK: For the driver

  func begin(interactively: Bool) {
    initiallyInteractive = interactively
  }

  /// The views outside the container that alongside blocks animate on the transition's clock (T-106).
  var alongsideViews: [UIView] {
    if case .waiting(let blocks) = alongside { blocks.compactMap(\.view) } else { [] }
  }

  /// Whether there are alongside blocks, waiting or run.
  var hasAlongside: Bool {
    switch alongside {
    case .waiting(let blocks): !blocks.isEmpty
    case .run(let count): count > 0
    }
  }

  var hasRunAlongside: Bool {
    if case .run = alongside { true } else { false }
  }

  /// Runs the alongside blocks, once. Blocks that are added later do not run (T-108).
  func runAlongside() {
    guard case .waiting(let blocks) = alongside else { return }
    alongside = .run(count: blocks.count)
    for block in blocks { block.animation(self) }
  }

  func interactionChanged(velocity: CGFloat, curve: UIView.AnimationCurve, ended: Bool) {
    (completionVelocity, completionCurve) = (velocity, curve)
    for handler in changeHandlers {
      driver?.recordInteractionChange()
      handler(self)
    }
    guard ended else { return }
    let handlers = endHandlers
    endHandlers = []
    for handler in handlers {
      driver?.recordInteractionChange()
      handler(self)
    }
  }

  /// Runs the completions, once.
  func complete(_ record: (Bool) -> Void) {
    let blocks = completions ?? []
    completions = nil
    changeHandlers = []
    endHandlers = []
    for block in blocks {
      record(isCancelled)
      block(self)
    }
  }
}
