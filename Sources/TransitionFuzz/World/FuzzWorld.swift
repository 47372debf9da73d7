import TransitionStage
import UIKit

/// A random app of nested containers, on which random operations are performed.
///
/// A world runs for some dozens of steps on its own stage. After each step ``check()`` checks its invariants.
@MainActor final class FuzzWorld {
  let stage: Stage
  /// The answers to the world's questions.
  var choices: Choices
  /// The log of the steps, for a report.
  private(set) var log: [String] = []
  private(set) var complaints: [String] = []

  let root: UIViewController
  var screens: [FuzzScreen] = []
  /// The completions that the app expects since it last came to rest.
  private var expectedCompletions: [ExpectedCompletion] = []
  /// The mistakes that the world has made on purpose since it last came to rest.
  private var excuses = Excuses()
  /// The percent drivers that were offered, in order; a driver serves one transition.
  var drivers: [UIPercentDrivenInteractiveTransition] = []
  /// The finger that is down.
  var finger: HeldFinger?
  /// The time of the last presentation or dismissal without animation.
  var lastInstantTime: TimeInterval?
  /// The delegate of everything, which decides by the world's choices.
  private(set) lazy var director = makeDirector()
  /// Contexts that their animators never complete.
  private var abandoned: [any UIViewControllerContextTransitioning] = []
  /// Animators whose animations stay attached to their views.
  private var attachedAnimators: [Weak<FuzzAnimator>] = []
  /// Views that animators have left in containers on purpose.
  private var leftViews: [Weak<UIView>] = []
  /// The depth of nested callbacks in which the app changes something now.
  private(set) var depth = 0
  /// Whether callbacks change something.
  var isReentrant: Bool
  /// Whether animators make the mistakes of chapter 5.
  let misbehaves: Bool
  /// The objects that must be deallocated with the world.
  private(set) var witnesses: [(name: String, object: Weak<AnyObject>)] = []
  /// Whether the world is being brought to rest.
  var isResting = false

  /// The kinds of a world's root.
  private enum RootKind {
    case tabs, own, twoColumns, threeColumns, navigation
  }

  /// Makes a world from its choices.
  init(_ stage: Stage, _ choices: Choices) {
    self.stage = stage
    var choices = choices
    isReentrant = choices.once("is reentrant", in: 3)
    misbehaves = choices.once("misbehaves", in: 3)
    let kinds: [(RootKind, Int)] = [
      (.tabs, 1), (.own, 1), (.twoColumns, 1), (.threeColumns, 1), (.navigation, 2),
    ]
    let kind = choices.option("root", kinds)
    self.choices = choices
    switch kind {
    case .tabs: root = UITabBarController()
    case .own: root = FuzzContainer()
    case .twoColumns: root = UISplitViewController(style: .doubleColumn)
    case .threeColumns: root = UISplitViewController(style: .tripleColumn)
    case .navigation: root = UINavigationController()
    }
    root.title = "root"
    fill(root)
    stage.show(root)
  }

  /// A small device of a tablet's size classes, for columns.
  static let wide = Device(
    name: "wide", screen: UIScreen.Configuration(size: CGSize(width: 640, height: 600), scale: 1, idiom: .pad))
  /// Whether the device can be wide and narrow.
  var isWide: Bool { stage.device == Self.wide }

  /// Whether a transition waits or runs.
  var isBusy: Bool {
    depth > 0 || !stage.environment.drivers.isEmpty || !stage.environment.pendingTransitions.isEmpty
      || allControllers.contains(where: \.isExchangingChildren)
  }

  /// Registers an object that must be deallocated with the world.
  func witness(_ name: String, _ object: AnyObject) {
    witnesses.append((name, Weak(object)))
  }

  // MARK: Mistakes and completions

  /// Adds a mistake that the world makes on purpose.
  func note(_ mistake: Mistake, times: Int = 1) {
    excuses.note(mistake, times: times)
  }

  /// Whether a diagnostic follows from a mistake that was made on purpose; removes that mistake.
  func excuse(_ diagnostic: Diagnostic) -> Bool {
    // An animation whose view a presentation has removed does not stop before that ends (C-4).
    let isLost = attachedAnimators.contains { $0.object?.hasLostAnimation == true }
    if diagnostic.identifier == "unsatisfiable-constraints",
      screens.contains(where: { $0.content?.hasLackedRoom == true })
    {
      return true
    }
    if isLost, Mistake.neverCompletes.diagnostics.contains(diagnostic.identifier) { return true }
    return excuses.take(diagnostic.identifier)
  }

  /// Makes an expected completion.
  func expectCompletion(_ name: String, due: @escaping @MainActor () -> ExpectedCompletion.Due = { .once })
    -> ExpectedCompletion
  {
    let completion = ExpectedCompletion(name, in: self, due: due)
    expectedCompletions.append(completion)
    return completion
  }

  /// Checks the expected completions, and removes the mistakes, because the world is at rest.
  func checkExpectations() {
    let all = expectedCompletions
    expectedCompletions = []
    for completion in all { completion.settle() }
    for screen in screens { screen.content?.forgetRoom() }
    excuses.clear()
  }

  /// Stores a context that its animator never completes, so that the world can come to rest.
  func keep(_ context: any UIViewControllerContextTransitioning) {
    abandoned.append(context)
  }

  /// Stores an animator whose animation stays attached to its view.
  func watch(_ animator: FuzzAnimator) {
    attachedAnimators.append(Weak(animator))
  }

  /// Completes the contexts that animators never complete, also those of animations outside the window.
  func completeAbandoned() {
    for animator in attachedAnimators { animator.object?.removeLostAnimation() }
    let contexts = abandoned
    abandoned = []
    for context in contexts { context.completeTransition(!context.transitionWasCancelled) }
  }

  /// Registers a view that an animator leaves in a container on purpose.
  func leave(_ view: UIView) {
    leftViews.append(Weak(view))
  }

  /// Whether an animator has left a view in a container on purpose.
  func isLeftOnPurpose(_ view: UIView) -> Bool {
    leftViews.contains { $0.object === view }
  }

  // MARK: Callbacks

  /// Expects the completion of a coordinator from a screen's will-callback. It is called once, also where the block
  /// comes too late to be animated (T-108).
  func watch(_ coordinator: any UIViewControllerTransitionCoordinator, for screen: FuzzScreen) {
    guard coordinator.percentComplete == 0 || choices.once("watches late", in: 4) else { return }
    let completion = expectCompletion("the coordinator's completion for \(screen.name)")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.reenter("alongside") },
      completion: { [weak self] _ in
        completion.call()
        self?.reenter("coordinator's completion")
      })
  }

  /// Runs a screen's callback, in which the app may change something.
  func callback(_ screen: FuzzScreen, _ moment: String) {
    reenter("\(screen.name) \(moment)")
  }

  /// Changes something from inside a callback, sometimes.
  func reenter(_ site: String) {
    guard isReentrant, !isResting, depth < 3, choices.once("changes in \(site)", in: 10) else { return }
    depth += 1
    note("(in \(site):")
    change()
    note(")")
    depth -= 1
  }

  /// Removes the arriving screen from its container before its animator has added its view, sometimes. That ends the
  /// transition.
  func mayWithdraw(_ screen: UIViewController?) {
    guard isReentrant, !isResting, depth < 3, let screen, let container = screen.parent,
      choices.once("withdraws \(screen.name)", in: 20)
    else { return }
    let (tabs, nav) = (container as? UITabBarController, container as? UINavigationController)
    let list = tabs?.viewControllers ?? nav?.viewControllers
    let others = list?.filter { $0 !== screen } ?? []
    guard !others.isEmpty else { return }
    depth += 1
    noteOverlap()
    note("(withdraws \(screen.name))")
    tabs?.setViewControllers(others, animated: false)
    nav?.setViewControllers(others, animated: false)
    depth -= 1
  }

  // MARK: Reports

  /// Adds a line to the log.
  func note(_ words: String) {
    log.append(words)
  }

  /// Adds a violation.
  func complain(_ words: String) {
    complaints.append(words)
  }
}

/// A weak reference.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }
}
