import QuartzCore

extension UIView {
  /// Runs a transition of a view's content; see `transition(with:duration:options:animations:completion:)`.
  static func runTransition(
    with view: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    let timing = ViewAnimationTiming(duration: duration, delay: 0, options: options)
    let context = makeContext(timing) { finished in
      completion?(finished)
      view.startWaitingExchange()
    }
    context.adjust { $0.dropSpring() }
    let transition = ViewTransition(of: view, options: options, in: context)
    context.open()
    transition.change { animations?() }
    transition.start()
    context.close()
  }

  /// Runs a transition between two views; see `transition(from:to:duration:options:completion:)`.
  static func runTransition(
    from fromView: UIView, to toView: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    let environment = UIEnvironment.active
    guard let container = fromView.superview else {
      environment.report(.transitionWithoutSuperview(view: fromView.debugName))
      if let completion { environment.enqueueCompletion { completion(false) } }
      return
    }
    container.exchange(duration: duration, options: options) { _ in
      ViewExchange(from: fromView, to: toView) { completion?($0) }
    } otherwise: {
      completion?(false)
    }
  }
}
