import TransitionTesting
import UIKit

/// An app that nobody would write: containers within containers, to which everything happens as the dice say.
///
/// A world lives for some dozens of steps on a stage of its own; after each step ``check()`` holds it against the invariants.
@MainActor final class FuzzWorld {
  let stage: Stage
  var dice: Dice
  /// What was done, for a report.
  private(set) var log: [String] = []
  private(set) var complaints: [String] = []

  let root: UIViewController
  var screens: [FuzzScreen] = []
  var tokens: [Token] = []
  /// A presented controller, with the token of its presentation's completion.
  var presentations: [(presented: Weak<UIViewController>, token: Token)] = []
  /// The percent drivers that were offered, the last one last; a driver serves one transition.
  var drivers: [UIPercentDrivenInteractiveTransition] = []
  /// Answers every delegate's questions as the dice say.
  private(set) lazy var director = makeDirector()
  /// Contexts that their animators never complete.
  private var abandoned: [any UIViewControllerContextTransitioning] = []
  private var depth = 0
  /// Whether callbacks change things by themselves.
  var isReentrant: Bool
  /// Whether animators make the mistakes of chapter 5.
  let misbehaves: Bool
  /// Objects that must be gone when the world is.
  var witnesses: [(name: String, object: Weak<AnyObject>)] = []
  /// Whether what happens is only to bring the world to rest.
  var isResting = false

  private let seed: UInt64

  /// A world that follows from a seed alone.
  init(_ stage: Stage, seed: UInt64) {
    self.stage = stage
    self.seed = seed
    var dice = Dice(seed)
    isReentrant = dice.once(in: 3)
    misbehaves = dice.once(in: 3)
    let kind = dice.roll(6)
    self.dice = dice
    switch kind {
    case 0: root = UITabBarController()
    case 1: root = FuzzContainer()
    case 2: root = UISplitViewController(style: .doubleColumn)
    case 3: root = UISplitViewController(style: .tripleColumn)
    default: root = UINavigationController()
    }
    root.title = "root"
    fill(root)
    stage.show(root)
  }

  /// The device on which a seed's world lives: a wide one has room for columns.
  static func device(for seed: UInt64) -> Device {
    var dice = Dice(seed ^ 0x5EED)
    return dice.once(in: 3) ? wide : .small
  }

  /// A tablet's room on few points.
  private static let wide = Device(
    name: "wide", screen: UIScreen.Configuration(size: CGSize(width: 640, height: 600), scale: 1, idiom: .pad))
  /// Whether the screen can be wide and narrow.
  var isWide: Bool { stage.device == Self.wide }

  // MARK: Making

  private func fill(_ container: UIViewController) {
    witness(container.title ?? "container", container)
    switch container {
    case let tab as UITabBarController:
      tab.delegate = director
      tab.setViewControllers([newNavigation(), newChild(), newNavigation()], animated: false)
    case let own as FuzzContainer: own.show(newChild())
    case let split as UISplitViewController:
      split.setViewController(newScreen(), for: .primary)
      if split.style == .tripleColumn { split.setViewController(newScreen(), for: .supplementary) }
      split.setViewController(dice.once(in: 2) ? newNavigation() : newScreen(), for: .secondary)
    case let nav as UINavigationController:
      nav.delegate = director
      nav.pushViewController(newScreen(), animated: false)
    default: break
    }
  }

  /// A new screen with a number for a name.
  func newScreen() -> FuzzScreen {
    let screen = FuzzScreen("s\(screens.count)", in: self)
    screen.definesPresentationContext = dice.once(in: 2)
    screens.append(screen)
    witness("s\(screens.count - 1)", screen)
    return screen
  }

  /// A new navigation controller with one screen.
  func newNavigation() -> UINavigationController {
    let nav = UINavigationController()
    nav.title = "nav\(witnesses.count)"
    fill(nav)
    return nav
  }

  /// A child for a container: a screen, or another container.
  func newChild() -> UIViewController {
    switch dice.roll(6) {
    case 0, 1: newNavigation()
    case 2: newDriven()
    default: newScreen()
    }
  }

  /// Something to present: a screen, or a container with one.
  func newPresented() -> UIViewController {
    switch dice.roll(9) {
    case 0, 1: newNavigation()
    case 2: named("tab", UITabBarController())
    case 3: named("split", UISplitViewController(style: dice.once(in: 2) ? .doubleColumn : .tripleColumn))
    case 4: newDriven()
    default: newScreen()
    }
  }

  private func named(_ name: String, _ container: UIViewController) -> UIViewController {
    container.title = "\(name)\(witnesses.count)"
    fill(container)
    return container
  }

  private func newDriven() -> UIViewController {
    named("driven", FuzzDrivenContainer(dice.once(in: 2) ? newNavigation() : newScreen(), in: self))
  }

  /// Remembers an object that must be gone when the world is.
  func witness(_ name: String, _ object: AnyObject) {
    witnesses.append((name, Weak(object)))
  }

  /// A completion that may be called once.
  func token(_ name: String) -> Token {
    let token = Token(name)
    tokens.append(token)
    return token
  }

  // MARK: What actors ask and tell

  /// The animator that a delegate offers; nil for the system's.
  func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard !isResting, !dice.once(in: 4) else { return nil }
    let manners: [AnimatorManner] =
      misbehaves
      ? AnimatorManner.allCases
      : [.plain, .delayed, .spring, .chained, .atOnce, .explicit, .propertyAnimator, .interruptible, .refuses]
    let manner = dice.pick(manners) ?? .plain
    let duration = [0, 0.1, 0.3][dice.roll(3)]
    note("<\(manner) \(duration)>")
    if manner == .interruptible {
      let animator = FuzzInterruptibleAnimator(duration: duration, in: self)
      witness("animator \(manner)", animator)
      return animator
    }
    let animator = FuzzAnimator(manner, duration: duration, in: self)
    witness("animator \(manner)", animator)
    return animator
  }

  /// The interaction controller that a delegate offers.
  func interaction() -> (any UIViewControllerInteractiveTransitioning)? {
    guard !isResting, dice.once(in: 2) else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    drivers.append(driver)
    witness("percent driver", driver)
    driver.wantsInteractiveStart = !dice.once(in: 3)
    driver.completionSpeed = [1, 0.99, 0.5, 0.1][dice.roll(4)]
    note("<interactive>")
    return driver
  }

  private func makeDirector() -> TransitionDirector {
    let director = TransitionDirector()
    director.animator = { [weak self] in self?.animator() }
    director.interaction = { [weak self] in self?.interaction() }
    director.presentationController = { [weak self] in self?.presentationController(for: $0, presenting: $1) }
    director.willShow = { [weak self] _ in self?.reenter("willShow") }
    director.didShow = { [weak self] _ in self?.reenter("didShow") }
    return director
  }

  /// The presentation controller of a custom presentation; nil for the system's.
  func presentationController(
    for presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController? {
    guard !dice.once(in: 4) else { return nil }
    let controller = FuzzPresentationController(presentedViewController: presented, presenting: presenting)
    controller.removesPresenter = dice.once(in: 2)
    witness("presentation controller", controller)
    return controller
  }

  /// Keeps a context that its animator never completes, so that the world can come to rest.
  func keep(_ context: any UIViewControllerContextTransitioning) {
    abandoned.append(context)
  }

  /// Completes what animators never will.
  func completeAbandoned() {
    let contexts = abandoned
    abandoned = []
    for context in contexts {
      for key in [UITransitionContextViewKey.from, .to] { context.view(forKey: key)?.transform = .identity }
    }
    for context in contexts { context.completeTransition(!context.transitionWasCancelled) }
  }

  /// Counts the completion of a coordinator that a screen found in its will-callback.
  func watch(_ coordinator: any UIViewControllerTransitionCoordinator, for screen: FuzzScreen) {
    guard coordinator.percentComplete == 0 || dice.once(in: 4) else { return }
    let token = Token("the coordinator's completion for \(screen.title ?? "?")")
    let isQueued = coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.reenter("alongside") },
      completion: { [weak self] _ in
        token.calls += 1
        self?.reenter("coordinator's completion")
      })
    if isQueued { coordinatorTokens.append(token) }
  }

  /// Completions of coordinators, each of which must have come once when all is at rest.
  var coordinatorTokens: [Token] = []

  /// A screen's callback: the app may change something from there.
  func callback(_ screen: FuzzScreen, _ moment: String) {
    reenter("\(screen.title ?? "?") \(moment)")
  }

  /// Changes something from inside a callback, now and then.
  func reenter(_ place: String) {
    guard isReentrant, !isResting, depth < 3, dice.once(in: 10) else { return }
    depth += 1
    note("(in \(place):")
    change()
    note(")")
    depth -= 1
  }

  /// Takes dice for one step that follow from the seed and the step's number alone, so that leaving steps out changes no other.
  func takeDice(for step: Int) {
    dice = Dice(seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(step) &* 0x9E37_79B9)
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
