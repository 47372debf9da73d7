import UIKit

/// A container of the app whose transitions the engine's driver runs (T-99).
final class FuzzDrivenContainer: UIViewController {
  /// The visible child, or the child at the beginning of the running transition.
  private(set) var current: UIViewController
  /// The visible child when all requested transitions have ended.
  private var last: UIViewController
  /// The number of transitions that run or wait.
  private var running = 0
  private weak var world: FuzzWorld?

  init(_ first: UIViewController, in world: FuzzWorld) {
    (current, last) = (first, first)
    self.world = world
    super.init(nibName: nil, bundle: nil)
    addChild(first)
    first.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let child = current
    guard child.parent === self else { return }
    child.loadViewIfNeeded()
    guard current === child else { return }
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }

  /// Requests a transition to another child. It waits for a running one, and does not begin if that one is cancelled.
  func show(_ next: UIViewController) {
    guard let world, isViewLoaded else { return }
    if running > 0 { world.note(.overtakesTransition) }
    let transition = UIContainerTransition(from: last, to: next, in: self, containerView: view)
    transition.animator = world.animator()
    if transition.animator != nil { transition.interactionController = world.interaction() }
    if world.choices.once("edge", in: 2) { transition.edge = .right }
    last = next
    running += 1
    let completion = world.expectCompletion("the completion of a container transition to \(next.name)")
    transition.begin { [weak self, weak world] completed in
      completion.call()
      guard let self else { return }
      running -= 1
      if completed {
        current = next
      } else if last === next {
        // Nothing was requested since.
        last = current
      }
      world?.reenter("container transition's completion")
    }
  }
}
