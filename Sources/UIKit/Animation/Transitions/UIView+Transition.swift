import QuartzCore

extension UIView {
  /// Changes a view's content with a transition: a flip, a curl or a dissolve (C-74).
  ///
  /// Both contents are still images unless the options allow animated content. The block's changes are not animated,
  /// or, with animated content, animate as in any block. A running transition of the view is replaced.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
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

  /// Replaces a view by another one with a transition of their superview: a flip, a curl or a dissolve (C-74).
  ///
  /// The old view is removed and the new one added, or, with `showHideTransitionViews`, hidden and shown. It waits
  /// while another such transition runs in the superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
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
