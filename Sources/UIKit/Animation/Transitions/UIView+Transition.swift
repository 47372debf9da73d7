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

  /// Whether a transition of what the view shows is under way.
  var hasViewTransition: Bool {
    layer.entries.contains { $0.animation is LayerTransition && !$0.hasEnded }
  }

  /// Lets one view come in another's place: now, or after the transition that is under way (C-74).
  ///
  /// - Parameters:
  ///   - begin: says, when it is time, who goes and who comes; nil where there is nothing to exchange any more.
  ///   - otherwise: called in that case, like a completion.
  func exchange(
    duration: TimeInterval, options: AnimationOptions, begin: @escaping (UIView) -> ViewExchange?,
    otherwise: @escaping () -> Void
  ) {
    let start: ViewExchangeQueue.Start = { container in
      let environment = container.uiEnvironment
      return environment.perform {
        guard let exchange = begin(container) else {
          environment.enqueueCompletion(otherwise)
          return false
        }
        container.run(exchange, duration, options)
        return true
      }
    }
    // Who waits already goes first, also where the running one's end has not been told yet.
    if hasViewTransition || !waitingExchanges.isEmpty { waitingExchanges.append(start) } else { _ = start(self) }
  }

  private func run(_ exchange: ViewExchange, _ duration: TimeInterval, _ options: AnimationOptions) {
    let (old, new) = (exchange.from, exchange.to)
    let hidesViews = options.contains(.showHideTransitionViews)
    UIView.transition(with: self, duration: duration, options: options) { [self] in
      if !hidesViews || new.superview !== self { insertSubview(new, aboveSubview: old) }
      if hidesViews { (old.isHidden, new.isHidden) = (true, false) } else { old.removeFromSuperview() }
      exchange.alongside()
    } completion: {
      exchange.end($0)
    }
  }

  /// Begins the first exchange that has waited for a transition's end; one that has nothing to exchange any more passes its turn on.
  func startWaitingExchange() {
    while !hasViewTransition, let start = waitingExchanges.next() {
      if start(self) { return }
    }
  }
}
