import QuartzCore

extension UIView {
  /// Changes what a view shows, by turning it, curling it or fading it from the old content to the new (C-74).
  ///
  /// Both sides stand still meanwhile, unless the options allow animated content; the block's changes are made at once, and with
  /// animated content they animate as in any block. A transition that is under way on the view is replaced.
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

  /// Puts one view in another's place, by turning, curling or fading what is in their superview (C-74).
  ///
  /// The old view is removed and the new one added, or, with `showHideTransitionViews`, hidden and shown. While another such transition
  /// runs in the superview, it waits for that one's end.
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
