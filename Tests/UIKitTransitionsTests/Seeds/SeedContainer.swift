import UIKit

/// Seed 001, chapter 5.2: the container that does by itself what UIKit does for its own; in today's spelling, nothing
/// of ours in it.
final class SeedContainer: UIViewController {
  let childArea = UIView()
  let buttonBar = UIView()
  let controllers: [UIViewController]
  weak var transitionDelegate: (any SeedContainerDelegate)?
  var interactive = false
  private(set) var context: SeedContainerContext?
  private var priorSelectedIndex = NSNotFound
  private var isRestoring = false
  var selectedIndex = NSNotFound {
    willSet { if !isRestoring { change(from: selectedIndex, to: newValue) } }
  }

  init(_ controllers: [UIViewController]) {
    self.controllers = controllers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    childArea.frame = view.bounds
    view.addSubview(childArea)
    buttonBar.bounds.size = CGSize(width: 64 * CGFloat(controllers.count), height: 44)
    buttonBar.center = CGPoint(x: childArea.bounds.midX, y: childArea.center.y * 0.2)
    view.addSubview(buttonBar)
    for index in controllers.indices {
      let button = UIButton(frame: CGRect(x: CGFloat(index) * 64, y: 0, width: 64, height: 44))
      button.setTitle("\(index)", for: .normal)
      button.addTarget(self, action: Selector("tapped:", SeedContainer.tapped(_:)), for: .touchUpInside)
      buttonBar.addSubview(button)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if selectedIndex == NSNotFound { selectedIndex = 0 }
  }

  func tapped(_ sender: UIButton) {
    if let index = buttonBar.subviews.firstIndex(of: sender) { selectedIndex = index }
  }

  private func change(from: Int, to: Int) {
    guard from != to, controllers.indices.contains(to) else { return }
    let new = controllers[to]
    new.view.frame = childArea.bounds
    guard controllers.indices.contains(from), let transitionDelegate else {
      addChild(new)
      childArea.addSubview(new.view)
      new.didMove(toParent: self)
      return color(fraction: 1, from: from, to: to)
    }
    buttonBar.isUserInteractionEnabled = false
    priorSelectedIndex = from
    let context = SeedContainerContext(self, from: controllers[from], to: new)
    self.context = context
    if interactive {
      context.startInteractively(transitionDelegate)
    } else {
      context.startByTime(transitionDelegate)
    }
  }

  /// The old button from red to white, the new one from white to red.
  func color(fraction: CGFloat, from: Int, to: Int) {
    if let button = button(from) {
      button.setTitleColor(UIColor(red: 1, green: fraction, blue: fraction, alpha: 1), for: .normal)
    }
    guard let button = button(to) else { return }
    button.setTitleColor(UIColor(red: 1, green: 1 - fraction, blue: 1 - fraction, alpha: 1), for: .normal)
  }

  func color(fraction: CGFloat, for context: SeedContainerContext) {
    guard let from = controllers.firstIndex(of: context.from), let to = controllers.firstIndex(of: context.to) else {
      return
    }
    color(fraction: fraction, from: from, to: to)
  }

  private func button(_ index: Int) -> UIButton? {
    buttonBar.subviews.indices.contains(index) ? buttonBar.subviews[index] as? UIButton : nil
  }

  /// The context calls this at its end; a cancelled change restores the selection without another change.
  func transitionEnded(completed: Bool) {
    context = nil
    buttonBar.isUserInteractionEnabled = true
    guard !completed else { return }
    isRestoring = true
    selectedIndex = priorSelectedIndex
    isRestoring = false
  }
}

/// Seed 001: the delegate protocol that the container makes up, after UITabBarControllerDelegate.
@MainActor protocol SeedContainerDelegate: AnyObject {
  func container(
    _ container: SeedContainer, animationControllerFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func container(
    _ container: SeedContainer, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}
