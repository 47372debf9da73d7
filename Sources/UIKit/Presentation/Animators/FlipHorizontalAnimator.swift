import QuartzCore

/// Turns the two screens like the faces of a card about the vertical axis: to the left for a presentation, back for a dismissal
/// (E-73, K-19). A presenter that stays in place is not turned: the presented screen alone swings in and out.
final class FlipHorizontalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.75
  /// The eye's distance, in container widths.
  static let eyeDistance: CGFloat = 2.5
  private let isPresenting: Bool
  private var changes = PassingChanges()

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.containerView.uiEnvironment.note(.modalStyleDuration)
    let container = context.containerView
    let (fromView, toView) = (context.view(forKey: .from), context.view(forKey: .to))
    let resting = container.layer.sublayerTransform
    var eye = CATransform3DIdentity
    eye.m34 = -1 / max(1, container.bounds.width * Self.eyeDistance)
    container.layer.sublayerTransform = eye

    let quarter: CGFloat = isPresenting ? -.pi / 2 : .pi / 2
    changes.add { container.layer.sublayerTransform = resting }
    let away = fromView.map { turn($0, by: quarter) }
    let after = toView?.transform3D ?? CATransform3DIdentity
    if let toView {
      container.addSubview(toView)
      toView.transform3D = turn(toView, by: -quarter)
    }
    // Two faces share the time; one alone has all of it.
    let faces: TimeInterval = fromView != nil && toView != nil ? 2 : 1
    let face = Self.duration / faces
    let end = { [self] (_: Bool) in
      changes.giveBack()
      context.completeTransition(!context.transitionWasCancelled)
    }
    UIView.animate(
      withDuration: face, delay: 0, options: .curveEaseIn,
      animations: { if let away { fromView?.transform3D = away } },
      completion: toView == nil ? end : nil)
    guard let toView else { return }
    UIView.animate(
      withDuration: face, delay: Self.duration - face, options: .curveEaseOut,
      animations: { toView.transform3D = after }, completion: end)
  }

  func animationEnded(_ transitionCompleted: Bool) { changes.giveBack() }

  /// The transform of a view that is turned away; at the end the view has its own again, unless another animator, or the app, has set one
  /// meanwhile.
  private func turn(_ view: UIView, by angle: CGFloat) -> CATransform3D {
    let own = view.transform3D
    let turned = CATransform3DRotate(own, angle, 0, 1, 0)
    changes.add { if CATransform3DEqualToTransform(view.transform3D, turned) { view.transform3D = own } }
    return turned
  }
}
