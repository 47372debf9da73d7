import Testing
import TransitionTesting
import UIKit

/// Constraints that a transition's animator changes.
@Suite("Constraints in transitions") @MainActor struct ConstraintTransitionTests {
  /// A screen with a field whose width a constraint gives.
  private final class FieldController: UIViewController {
    let field = UIView()
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    lazy var width = field.widthAnchor.constraint(equalToConstant: 100)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      field.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(field)
      stack.frame = CGRect(x: 0, y: 400, width: 300, height: 20)
      stack.distribution = .fillEqually
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        width, field.heightAnchor.constraint(equalToConstant: 20),
        field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        field.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
      ])
    }
  }

  /// Widens the old screen's field by its constraint, while the new screen fades in.
  private final class Widening: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
    var driver: UIPercentDrivenInteractiveTransition?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.viewController(forKey: .from) as? FieldController, let to = context.view(forKey: .to)
      else { return }
      to.alpha = 0
      context.containerView.addSubview(to)
      from.width.constant = 300
      let hidden = from.stack.arrangedSubviews[1]
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        from.view.layoutIfNeeded()
        hidden.isHidden = true
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? self : nil }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private func scrub(_ finishes: Bool, _ check: (Stage, FieldController) throws -> Void) throws {
    try withStage(.iPhone15) { stage in
      let (screen, widening) = (FieldController(), Widening())
      let navigation = UINavigationController(rootViewController: screen)
      navigation.delegate = widening
      stage.show(navigation)
      try stage.settle()
      let driver = UIPercentDrivenInteractiveTransition()
      widening.driver = driver
      let next = UIViewController()
      next.view.backgroundColor = .gray
      navigation.pushViewController(next, animated: true)
      stage.advance(frames: 2)
      driver.update(0.5)
      stage.advance(frames: 1)
      #expect(screen.field.bounds.width == 300)
      let shown = try #require(screen.field.layer.presentation()).bounds.width
      #expect(abs(shown - 200) < 3, "under the finger")
      if finishes { driver.finish() } else { driver.cancel() }
      try stage.settle()
      try check(stage, screen)
    }
  }

  @Test("A constant that an animator has changed follows the finger, and is taken back on a cancel (C-82, L-97)")
  func cancel() throws {
    try scrub(false) { stage, screen in
      #expect(screen.width.constant == 100 && screen.field.bounds.width == 100)
      #expect(screen.stack.arrangedSubviews.allSatisfy { !$0.isHidden && $0.bounds.width == 150 })
      screen.stack.spacing = 20
      stage.advance(frames: 1)
      #expect(screen.stack.arrangedSubviews.allSatisfy { $0.bounds.width == 140 })
      screen.view.setNeedsLayout()
      stage.advance(frames: 1)
      #expect(screen.field.frame == CGRect(x: 146.5, y: 200, width: 100, height: 20).integralPixels)
    }
  }

  @Test("A constant that an animator has changed stays when the transition finishes")
  func finish() throws {
    try scrub(true) { _, screen in
      #expect(screen.width.constant == 300 && screen.field.bounds.width == 300)
      #expect(screen.stack.arrangedSubviews.map(\.bounds.width) == [300, 0])
    }
  }
}

extension CGRect {
  /// The rectangle with edges on thirds of a point.
  fileprivate var integralPixels: CGRect {
    CGRect(x: (minX * 3).rounded() / 3, y: minY, width: width, height: height)
  }
}
