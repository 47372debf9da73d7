import QuartzCore

/// Turns both screens like the faces of a card about the vertical axis (E-73, K-19).
///
/// A presentation turns to the left, a dismissal back. A presenter whose view stays is not turned: the presented screen
/// turns alone.
final class FlipHorizontalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.75
  /// The distance of the eye, in container widths.
  static let eyeDistance: CGFloat = 2.5
  private let isPresenting: Bool
  private var changes = TemporaryChanges()

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

    let quarterTurn: CGFloat = isPresenting ? -.pi / 2 : .pi / 2
    changes.add { container.layer.sublayerTransform = resting }
    if let toView { container.addSubview(toView) }
    // Two faces share the time; one face alone uses all of it.
    let faces: TimeInterval = fromView != nil && toView != nil ? 2 : 1
    let face = Self.duration / faces
    let end = { [self] (_: Bool) in
      changes.undo()
      context.completeTransition(!context.transitionWasCancelled)
    }
    UIView.animate(
      withDuration: face, delay: 0, options: .curveEaseIn,
      animations: { [self] in if let fromView { rotate(fromView, from: 0, to: quarterTurn) } },
      completion: toView == nil ? end : nil)
    guard let toView else { return }
    UIView.animate(
      withDuration: face, delay: Self.duration - face, options: .curveEaseOut,
      animations: { [self] in rotate(toView, from: -quarterTurn, to: 0) }, completion: end)
  }

  func animationEnded(_ transitionCompleted: Bool) { changes.undo() }

  /// Rotates a view from one angle to another in the current animation block, and keeps the last angle until the end.
  ///
  /// The view's transform does not change, because the app or another animator may set it meanwhile.
  private func rotate(_ view: UIView, from start: CGFloat, to end: CGFloat) {
    guard let context = view.animationContext else { return }
    let rotated = [start, end].map { CATransform3DRotate(view.transform3D, $0, 0, 1, 0) }
    let animation = context.timing.makeAnimation(keyPath: "transform")
    animation.setEnds(from: .transform(rotated[0]), to: .transform(rotated[1]))
    animation.isRemovedOnCompletion = false
    context.add(animation, to: view.layer, forKey: "flip", changesModel: false)
    changes.add { view.layer.remove { $0.animation === animation } }
  }
}
