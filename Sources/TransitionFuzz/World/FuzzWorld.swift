import TransitionTesting
import UIKit

/// A random app of containers within containers, on which random operations are performed.
///
/// A world lives for some dozens of steps on a stage of its own; after each step ``check()`` tests its invariants.
@MainActor final class FuzzWorld {
  let stage: Stage
  /// Answers what the world asks itself.
  var choices: Choices
  /// The steps so far, for a report.
  private(set) var log: [String] = []
  private(set) var complaints: [String] = []

  let root: UIViewController
  var screens: [FuzzScreen] = []
  /// The completions that the app has waited for since it last rested.
  private var tickets: [Ticket] = []
  /// The mistakes that the world has made on purpose since it last rested.
  private var excuses = Excuses()
  /// The percent drivers that were offered, the last one last; a driver serves one transition.
  var drivers: [UIPercentDrivenInteractiveTransition] = []
  /// The finger that is down.
  var finger: HeldFinger?
  /// When something was presented or dismissed without animation for the last time.
  var lastInstantTime: TimeInterval?
  /// Answers every delegate's questions as the dice say.
  private(set) lazy var director = makeDirector()
  /// Contexts that their animators never complete.
  private var abandoned: [any UIViewControllerContextTransitioning] = []
  /// Views that animators have left in containers on purpose.
  private var junk: [Weak<UIView>] = []
  /// How many callbacks deep the app is just changing things.
  private(set) var depth = 0
  /// Whether callbacks change things by themselves.
  var isReentrant: Bool
  /// Whether animators make the mistakes of chapter 5.
  let misbehaves: Bool
  /// Objects that must be gone when the world is.
  private(set) var witnesses: [(name: String, object: Weak<AnyObject>)] = []
  /// Whether what happens is only to bring the world to rest.
  var isResting = false

  /// The kinds of a world's root.
  private enum RootKind {
    case tabs, own, twoColumns, threeColumns, navigation
  }

  /// A world that follows from its choices alone.
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

  /// A tablet's room on few points, for columns.
  static let wide = Device(
    name: "wide", screen: UIScreen.Configuration(size: CGSize(width: 640, height: 600), scale: 1, idiom: .pad))
  /// Whether the screen can be wide and narrow.
  var isWide: Bool { stage.device == Self.wide }

  /// Whether a transition waits or runs.
  var isBusy: Bool {
    depth > 0 || !stage.environment.drivers.isEmpty || !stage.environment.pendingTransitions.isEmpty
      || everybody.contains(where: \.isExchangingChildren)
  }

  /// Registers an object that must be deallocated with the world.
  func witness(_ name: String, _ object: AnyObject) {
    witnesses.append((name, Weak(object)))
  }

  // MARK: Mistakes and completions

  /// Notes a mistake that the world makes on purpose.
  func note(_ mistake: Mistake, times: Int = 1) {
    excuses.note(mistake, times: times)
  }

  /// Whether a diagnostic follows from a mistake that was made on purpose; that mistake is used up.
  func excuse(_ diagnostic: Diagnostic) -> Bool {
    excuses.take(diagnostic.identifier)
  }

  /// A ticket for a completion that the app waits for.
  func ticket(_ name: String, due: @escaping @MainActor () -> Ticket.Due = { .once }) -> Ticket {
    let ticket = Ticket(name, in: self, due: due)
    tickets.append(ticket)
    return ticket
  }

  /// Everything that was to come has come: nothing is due any more, and no mistake excuses what comes later.
  func settleAccounts() {
    let all = tickets
    tickets = []
    for ticket in all { ticket.settle() }
    excuses.clear()
  }

  /// Keeps a context that its animator never completes, so that the world can come to rest.
  func keep(_ context: any UIViewControllerContextTransitioning) {
    abandoned.append(context)
  }

  /// Completes what animators never will.
  func completeAbandoned() {
    let contexts = abandoned
    abandoned = []
    for context in contexts { context.completeTransition(!context.transitionWasCancelled) }
  }

  /// Registers a view that an animator leaves in a container on purpose.
  func leave(_ view: UIView) {
    junk.append(Weak(view))
  }

  /// Whether an animator has left a view in a container on purpose.
  func isJunk(_ view: UIView) -> Bool {
    junk.contains { $0.object === view }
  }

  // MARK: Callbacks

  /// Counts the completion of a coordinator that a screen found in its will-callback; it comes once, also where the
  /// block comes too late to be animated (T-108).
  func watch(_ coordinator: any UIViewControllerTransitionCoordinator, for screen: FuzzScreen) {
    guard coordinator.percentComplete == 0 || choices.once("watches late", in: 4) else { return }
    let ticket = ticket("the coordinator's completion for \(screen.name)")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.reenter("alongside") },
      completion: { [weak self] _ in
        ticket.call()
        self?.reenter("coordinator's completion")
      })
  }

  /// A screen's callback: the app may change something from there.
  func callback(_ screen: FuzzScreen, _ moment: String) {
    reenter("\(screen.name) \(moment)")
  }

  /// Changes something from inside a callback, now and then.
  func reenter(_ site: String) {
    guard isReentrant, !isResting, depth < 3, choices.once("changes in \(site)", in: 10) else { return }
    depth += 1
    note("(in \(site):")
    change()
    note(")")
    depth -= 1
  }

  /// Takes the arriving screen out of its container before its animator has inserted it, now and then; that ends the
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

  /// Adds what was done to the log.
  func note(_ words: String) {
    log.append(words)
  }

  /// Adds a violation.
  func complain(_ words: String) {
    complaints.append(words)
  }
}
