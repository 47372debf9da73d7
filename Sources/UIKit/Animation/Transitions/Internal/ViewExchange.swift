import QuartzCore

/// The replacement of one view by another.
@MainActor struct ViewExchange {
  let from: UIView
  let to: UIView
  /// Changes that are made together with the replacement.
  var alongside: () -> Void = {}
  /// Called at the end.
  let end: (_ finished: Bool) -> Void
}

/// The replacements of subviews that wait for a running one (C-74).
@MainActor struct ViewExchangeQueue {
  /// Starts a replacement in a view; returns false if there is nothing to replace.
  typealias Start = (UIView) -> Bool

  private var starts: [Start] = []

  var isEmpty: Bool { starts.isEmpty }

  mutating func append(_ start: @escaping Start) {
    starts.append(start)
  }

  /// Removes and returns the first one; nil if there is none.
  mutating func next() -> Start? {
    starts.isEmpty ? nil : starts.removeFirst()
  }
}

/// Replacements of subviews, one after another (C-74).
extension UIView {
  /// Whether a transition of the view's content runs.
  var hasViewTransition: Bool {
    layer.entries.contains { $0.animation is LayerTransition && !$0.hasEnded }
  }

  /// Replaces a subview: now, or after the running transition (C-74).
  ///
  /// - Parameters:
  ///   - begin: returns the two views when the replacement starts; nil if there is nothing to replace.
  ///   - otherwise: queued in that case, like a completion.
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
    // Replacements that wait go first, even if the running one has ended and its completion has not been called.
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

  /// Starts the first replacement in the queue that has something to replace.
  func startWaitingExchange() {
    while !hasViewTransition, let start = waitingExchanges.next() {
      if start(self) { return }
    }
  }
}
