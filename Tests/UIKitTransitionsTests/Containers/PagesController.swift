import TransitionEffects
import UIKit

/// A container of an app, of public API alone: one page at a time, in any order.
final class PagesController: UIViewController {
  let pages: [UIViewController]
  private(set) var shown: UIViewController?
  /// The driver of the next change, where a finger makes it.
  var driver: (any UIViewControllerInteractiveTransitioning)?
  var makeAnimator: () -> (any UIViewControllerAnimatedTransitioning)? = { SlideAnimator(direction: .tabRight) }
  var edge: UIRectEdge?
  var keepsPages = false
  var forwardsByItself = false
  private(set) var results: [Bool] = []

  init(_ title: String, _ pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwardsByItself }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(0)
  }

  /// Shows another page, from the one that was asked for last.
  @discardableResult
  func show(_ index: Int) -> UIContainerTransition {
    let page = pages[index]
    let transition = UIContainerTransition(from: shown, to: page, in: self)
    transition.animator = makeAnimator()
    transition.interactionController = driver
    transition.edge = edge
    transition.removesDepartingChild = !keepsPages
    let before = shown
    shown = page
    transition.begin { [weak self] completed in
      self?.results.append(completed)
      if !completed, self?.shown === page { self?.shown = before }
    }
    return transition
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if forwardsByItself { shown?.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if forwardsByItself { shown?.endAppearanceTransition() }
  }
}
