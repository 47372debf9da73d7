import QuartzCore

/// Brings touches to recognizers, then to views.
@MainActor package final class TouchDispatcher {
  private unowned let environment: UIEnvironment
  private var touches: [Int: UITouch] = [:]
  private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?
  /// Seconds and points within which taps count as one series (K-38).
  private static let tapGap: TimeInterval = 0.35

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  /// Whether a finger is down.
  package var isActive: Bool { !touches.isEmpty }

  /// A finger lands, moves or leaves at a point of the screen, in points.
  ///
  /// - Parameter finger: tells fingers apart while several are down.
  package func send(_ phase: UITouch.Phase, finger: Int, at point: CGPoint) {
    environment.perform {
      switch phase {
      case .began: land(finger, at: point)
      case .moved, .stationary: move(finger, to: point)
      case .ended, .cancelled: lift(finger, at: point, phase)
      }
    }
  }

  private func land(_ finger: Int, at point: CGPoint) {
    if touches[finger] != nil { lift(finger, at: point, .cancelled) }
    guard let window = environment.windows.last(where: { !$0.isHidden && $0.isUserInteractionEnabled }) else { return }
    let time = environment.clock.now
    let local = window.convert(point, from: nil)
    let event = UIEvent(timestamp: time, touches: Set(touches.values))
    let view = window.hitTest(local, with: event)
    let touch = UITouch(at: local, time: time, window: window, view: view)
    // A view that takes one touch at a time gets the first; gestures hear of all.
    if let view, !view.isMultipleTouchEnabled, touches.values.contains(where: { $0.view === view }) { touch.view = nil }
    touch.tapCount = tapCount(at: local, time: time)
    touches[finger] = touch
    var recognizers: [UIGestureRecognizer] = []
    var current = view
    while let view = current {
      recognizers += view.recognizers
      current = view.superview
    }
    touch.gestureRecognizers = recognizers.filter { $0.wantsTouch(touch) }
    deliver(touch) {
      $0.touchesBegan($1, with: $2)
    } toView: {
      $0.touchesBegan($1, with: $2)
    }
  }

  private func move(_ finger: Int, to point: CGPoint) {
    guard let touch = touches[finger], let window = touch.window else { return }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = window.convert(point, from: nil)
    touch.timestamp = environment.clock.now
    touch.phase = .moved
    deliver(touch) {
      $0.touchesMoved($1, with: $2)
    } toView: {
      $0.touchesMoved($1, with: $2)
    }
  }

  private func lift(_ finger: Int, at point: CGPoint, _ phase: UITouch.Phase) {
    guard let touch = touches[finger], let window = touch.window else { return }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = window.convert(point, from: nil)
    touch.timestamp = environment.clock.now
    touch.phase = phase
    if phase == .ended {
      deliver(touch) {
        $0.touchesEnded($1, with: $2)
      } toView: {
        $0.touchesEnded($1, with: $2)
      }
    } else {
      deliver(touch) {
        $0.touchesCancelled($1, with: $2)
      } toView: {
        $0.touchesCancelled($1, with: $2)
      }
    }
    touches[finger] = nil
    if phase == .ended { lastTap = (touch.timestamp, touch.windowLocation, touch.tapCount) }
    for recognizer in touch.gestureRecognizers ?? [] { recognizer.touchLeft(touch) }
  }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard let last = lastTap, time - last.time <= Self.tapGap else { return 1 }
    let (dx, dy) = (point.x - last.point.x, point.y - last.point.y)
    let reach = UITapGestureRecognizer.allowableMovement
    return dx * dx + dy * dy <= reach * reach ? last.count + 1 : 1
  }

  private typealias Delivery<Receiver> = (Receiver, Set<UITouch>, UIEvent) -> Void

  private func deliver(
    _ touch: UITouch, toRecognizer: Delivery<UIGestureRecognizer>, toView: Delivery<UIView>
  ) {
    let event = UIEvent(timestamp: touch.timestamp, touches: Set(touches.values))
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.isTracking(touch) {
      toRecognizer(recognizer, [touch], event)
    }
    guard let view = touch.view else { return }
    toView(view, [touch], event)
    let taker = touch.gestureRecognizers?.first { $0.hasTaken(touch) }
    if taker != nil, touch.phase != .ended, touch.phase != .cancelled {
      view.touchesCancelled([touch], with: event)
      touch.view = nil
    }
  }
}
