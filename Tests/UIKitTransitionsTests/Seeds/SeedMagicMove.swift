import UIKit

/// Seed 003: an image that is in both screens flies from its frame in the one to its frame in the other (E-15, E-16).
final class SeedMagicMove: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from) as? SeedImageScreen,
      let to = transitionContext.viewController(forKey: .to) as? SeedImageScreen
    else { return }
    let container = transitionContext.containerView
    guard let flying = from.imageView.snapshotView(afterScreenUpdates: false) else { return }
    flying.frame = from.imageView.convert(from.imageView.bounds, to: container)
    flying.tag = 7
    to.view.frame = transitionContext.finalFrame(for: to)
    to.view.layoutIfNeeded()
    to.view.alpha = 0
    (from.imageView.isHidden, to.imageView.isHidden) = (true, true)
    if operation == .push { container.addSubview(to.view) } else { container.insertSubview(to.view, at: 0) }
    container.addSubview(flying)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 1 / 0.6, options: []
    ) { [operation] in
      flying.frame = to.imageView.convert(to.imageView.bounds, to: container)
      to.view.alpha = 1
      if operation == .pop { from.view.alpha = 0 }
    } completion: { _ in
      (from.imageView.isHidden, to.imageView.isHidden) = (false, false)
      (from.view.alpha, to.view.alpha) = (1, 1)
      flying.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A screen with an image of its own: a blue square with a yellow one in its middle.
final class SeedImageScreen: UIViewController {
  let imageView: UIView

  init(_ title: String, at frame: CGRect) {
    imageView = UIView(frame: frame)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    imageView.backgroundColor = .blue
    let middle = UIView(
      frame: imageView.bounds.insetBy(dx: imageView.bounds.width / 4, dy: imageView.bounds.height / 4))
    middle.backgroundColor = .yellow
    imageView.addSubview(middle)
    view.addSubview(imageView)
  }
}
