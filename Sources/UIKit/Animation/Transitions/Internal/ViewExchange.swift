import QuartzCore

/// One view's going and another's coming in its place.
@MainActor struct ViewExchange {
  let from: UIView
  let to: UIView
  /// What changes together with the exchange.
  var alongside: () -> Void = {}
  /// What is told at the end.
  let end: (_ finished: Bool) -> Void
}

/// The exchanges that wait until a view shows its new content (C-74).
@MainActor struct ViewExchangeQueue {
  /// Begins an exchange in a view, and tells whether there was one to begin.
  typealias Start = (UIView) -> Bool

  private var starts: [Start] = []

  var isEmpty: Bool { starts.isEmpty }

  mutating func append(_ start: @escaping Start) {
    starts.append(start)
  }

  /// The one that has waited longest; nil where nobody waits.
  mutating func next() -> Start? {
    starts.isEmpty ? nil : starts.removeFirst()
  }
}

/// Exchanges of subviews, one after another (C-74).
extension UIView {
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
