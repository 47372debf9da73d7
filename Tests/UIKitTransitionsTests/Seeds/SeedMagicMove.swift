import UIKit

/// Seed 003: a picture that is in both screens flies from its place in the one to its place in the other (E-15, E-16).
final class SeedMagicMove: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from) as? SeedPictureScreen,
      let to = transitionContext.viewController(forKey: .to) as? SeedPictureScreen
    else { return }
    let container = transitionContext.containerView
    guard let flying = from.picture.snapshotView(afterScreenUpdates: false) else { return }
    flying.frame = from.picture.convert(from.picture.bounds, to: container)
    flying.tag = 7
    to.view.frame = transitionContext.finalFrame(for: to)
    to.view.layoutIfNeeded()
    to.view.alpha = 0
    (from.picture.isHidden, to.picture.isHidden) = (true, true)
    if operation == .push { container.addSubview(to.view) } else { container.insertSubview(to.view, at: 0) }
    container.addSubview(flying)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 1 / 0.6, options: []
    ) { [operation] in
      flying.frame = to.picture.convert(to.picture.bounds, to: container)
      to.view.alpha = 1
      if operation == .pop { from.view.alpha = 0 }
    } completion: { _ in
      (from.picture.isHidden, to.picture.isHidden) = (false, false)
      (from.view.alpha, to.view.alpha) = (1, 1)
      flying.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A screen with an image of its own: a blue square with a yellow one in its middle.
final class SeedPictureScreen: UIViewController {
  let picture: UIView

  init(_ title: String, at frame: CGRect) {
    picture = UIView(frame: frame)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    picture.backgroundColor = .blue
    let middle = UIView(frame: picture.bounds.insetBy(dx: picture.bounds.width / 4, dy: picture.bounds.height / 4))
    middle.backgroundColor = .yellow
    picture.addSubview(middle)
    view.addSubview(picture)
  }
}
