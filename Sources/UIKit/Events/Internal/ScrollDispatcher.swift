import QuartzCore

/// Brings what a wheel or a trackpad scrolls to the pan under the pointer that takes it: the innermost one that goes that way.
@MainActor package final class ScrollDispatcher {
  private unowned let environment: UIEnvironment
  private var type = UIScrollTypeMask.discrete
  /// Where the pointer is, and in which window, while nobody has taken what scrolls.
  private var hit: EventHit?
  private weak var taker: UIPanGestureRecognizer?

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  /// Something begins to scroll with the pointer at a point of the screen; a place that is no number begins nothing.
  package func begin(_ type: UIScrollTypeMask, at point: CGPoint) {
    environment.perform {
      finish(isCancelled: true)
      self.type = type
      hit = point.isFinite ? EventHit(at: point, event, in: environment) : nil
    }
  }

  /// It goes by a way, in points of the screen, as fingers on the content would.
  package func move(by way: CGPoint) {
    guard way.isFinite, way != .zero else { return }
    environment.perform {
      if let taker { return taker.scroll(by: way, time: environment.clock.now) }
      guard let hit else { return }
      self.hit = nil
      let event = event
      for case let pan as UIPanGestureRecognizer in hit.recognizers {
        guard pan.isEnabled, pan.allowedScrollTypesMask.contains(type), pan.shouldReceive(event),
          pan.beginScrolling(at: hit.place, by: way, time: environment.clock.now)
        else { continue }
        taker = pan
        // Targets hear of the beginning with nothing gone yet, and of the way with the next turn.
        let time = environment.clock.now
        environment.turnQueue.add(at: time, label: "what a wheel has scrolled") { [weak pan] in
          pan?.scroll(by: way, time: time)
        }
        return
      }
    }
  }

  /// It ends.
  package func end(isCancelled: Bool = false) {
    environment.perform { finish(isCancelled: isCancelled) }
  }

  private func finish(isCancelled: Bool) {
    taker?.endScrolling(
      isCancelled: isCancelled, isDiscrete: type == .discrete, time: environment.clock.now)
    (hit, taker) = (nil, nil)
  }

  private var event: UIEvent { UIEvent(timestamp: environment.clock.now, touches: [], type: .scroll) }
}
