import QuartzCore

/// Sends touches to recognizers, then to views.
@MainActor package final class TouchDispatcher {
  private unowned let environment: UIEnvironment
  /// The touches that are down, and those whose end the view has not got, in the order of their landing.
  private var deliveries: [TouchDelivery] = []
  private var isDraining = false
  /// Whether recognizers are getting touches; views get them afterwards, when it is known which recognizer claims them
  ///
  private var isNotifyingRecognizers = false
  private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?
  /// Called with all changes of touches, before recognizers get them.
  package var listener: (([TouchChange]) -> Void)?
  private lazy var hover = HoverDispatcher(environment: environment)

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  /// Whether a touch is down.
  package var isActive: Bool { deliveries.contains { !$0.hasLeft } }

  /// Sends a touch that lands, moves or is lifted at a point of the screen, in points.
  ///
  /// - Parameter finger: the number that identifies the finger.
  package func send(_ phase: UITouch.Phase, finger: Int, at point: CGPoint) {
    send([TouchChange(finger, phase, at: point)])
  }

  /// Sends the changes of several touches at one time.
  ///
  /// Ignores movements and ends of fingers that are not down, and locations that are not finite. A finger that lands
  /// again while it is down was lifted in between.
  package func send(_ changes: [TouchChange]) {
    environment.perform {
      listener?(changes)
      var index = changes.startIndex
      while index < changes.endIndex {
        let phase = changes[index].phase
        // A finger that is listed twice changes twice, in that order.
        var fingers: Set<Int> = []
        let group = changes[index...].prefix { $0.phase == phase && fingers.insert($0.finger).inserted }
        send(group, phase)
        index = group.endIndex
      }
    }
  }

  /// Cancels every touch, as when the application loses the screen.
  package func cancelAll() {
    send(deliveries.filter { !$0.hasLeft }.map { TouchChange($0.finger, .cancelled, at: screenLocation(of: $0)) })
  }

  private func screenLocation(of delivery: TouchDelivery) -> CGPoint {
    let touch = delivery.touch
    return touch.window?.convert(touch.windowLocation, to: nil) ?? touch.windowLocation
  }

  /// Moves a pointer without a pressed button to a point of the screen; nil where it has left the screen.
  package func movePointer(to point: CGPoint?) {
    environment.perform { hover.move(to: point) }
  }

  private func delivery(of finger: Int) -> TouchDelivery? {
    deliveries.first { $0.finger == finger && !$0.hasLeft }
  }

  private func send(_ changes: ArraySlice<TouchChange>, _ phase: UITouch.Phase) {
    if phase == .began {
      for change in changes {
        guard let old = delivery(of: change.finger) else { continue }
        send([TouchChange(change.finger, .cancelled, at: screenLocation(of: old))], .cancelled)
      }
    }
    for delivery in deliveries where !delivery.hasLeft { delivery.touch.phase = .stationary }
    let present = changes.compactMap { phase == .began ? land($0) : update($0) }
    guard !present.isEmpty else { return }
    sendEvent(of: present, phase)
    guard phase == .ended || phase == .cancelled else { return }
    for delivery in present { touchLeft(delivery) }
    review()
  }

  /// Sends an event with the changed touches to the windows of all touches.
  private func sendEvent(of present: [TouchDelivery], _ phase: UITouch.Phase) {
    var windows: [UIWindow] = []
    for case let window? in deliveries.lazy.map(\.touch.window) where !windows.contains(identicalTo: window) {
      windows.append(window)
    }
    let event = event(of: present)
    let missed = environment.send(event, to: windows) { [unowned self] window in
      deliver(event, of: present.filter { $0.touch.window === window }, phase)
    }
    // Those of windows that were released meanwhile.
    deliver(event, of: present.filter { $0.touch.window == nil }, phase)
    let swallowed = present.filter { $0.touch.window.map(missed.contains(identicalTo:)) ?? false }
    if !swallowed.isEmpty { endSwallowed(swallowed, phase) }
  }

  private func deliver(_ event: UIEvent, of present: [TouchDelivery], _ phase: UITouch.Phase) {
    guard !present.isEmpty else { return }
    notifyRecognizers(of: present, phase, event)
    for delivery in present { delivery.enqueueState() }
    review()
  }

  /// Ends touches whose event a window has not passed on: one that has landed reaches nothing, and one that has left is
  /// cancelled.
  private func endSwallowed(_ swallowed: [TouchDelivery], _ phase: UITouch.Phase) {
    switch phase {
    case .began:
      for delivery in swallowed {
        _ = delivery.cancel()
        for recognizer in delivery.recognizers { recognizer.touchLeft(delivery.touch) }
      }
    case .ended, .cancelled:
      for delivery in swallowed { delivery.touch.phase = .cancelled }
      deliver(event(of: swallowed), of: swallowed, .cancelled)
    case .moved, .stationary: break
    }
  }

  // MARK: Touches

  private func land(_ change: TouchChange) -> TouchDelivery? {
    guard change.location.isFinite else { return nil }
    let time = environment.clock.now
    let touches = deliveries.filter { !$0.hasLeft }.map(\.touch)
    let event = UIEvent(timestamp: time, touches: Set(touches), buttons: change.buttons)
    guard let hit = HitTestResult(at: change.location, event, in: environment) else { return nil }
    let touch = UITouch(at: hit.location, time: time, type: change.type, window: hit.window, view: hit.view)
    touch.force = change.force
    touch.majorRadius = change.radius
    touch.tapCount = tapCount(at: hit.location, time: time)
    touch.addSample(hit.location, at: time)
    let own = UIEvent(timestamp: time, touches: Set(touches + [touch]), buttons: change.buttons)
    let recognizers = hit.recognizers.filter { $0.startTracking(touch, own) }
    touch.gestureRecognizers = recognizers
    let delivery = TouchDelivery(
      finger: change.finger, touch: touch, buttons: change.buttons, recognizers: recognizers,
      view: mayReceive(hit.view) ? hit.view : nil)
    deliveries.append(delivery)
    return delivery
  }

  /// Whether a view may get a touch: a view of single touches gets the first one, and an exclusive view keeps touches
  /// from the others; recognizers get all.
  private func mayReceive(_ view: UIView) -> Bool {
    deliveries.allSatisfy { other in
      guard !other.hasLeft, let receiver = other.receiver else { return true }
      if receiver === view { return view.isMultipleTouchEnabled }
      guard receiver.window === view.window else { return true }
      return !receiver.isExclusiveTouch && !view.isExclusiveTouch
    }
  }

  private func update(_ change: TouchChange) -> TouchDelivery? {
    guard let delivery = delivery(of: change.finger) else { return nil }
    let touch = delivery.touch
    let hasLocation = change.location.isFinite
    guard hasLocation || change.phase == .ended || change.phase == .cancelled else { return nil }
    touch.previousWindowLocation = touch.windowLocation
    if hasLocation, let window = touch.window { touch.windowLocation = window.convert(change.location, from: nil) }
    touch.timestamp = environment.clock.now
    touch.addSample(touch.windowLocation, at: touch.timestamp)
    touch.phase = change.phase == .stationary ? .moved : change.phase
    touch.force = change.force
    touch.majorRadius = change.radius
    return delivery
  }

  private func touchLeft(_ delivery: TouchDelivery) {
    let touch = delivery.touch
    delivery.hasLeft = true
    if touch.phase == .ended { lastTap = (touch.timestamp, touch.windowLocation, touch.tapCount) }
    for recognizer in delivery.recognizers { recognizer.touchLeft(touch) }
  }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard let last = lastTap, time - last.time <= UITapGestureRecognizer.maximumTapInterval else { return 1 }
    return point.isFarther(than: UITapGestureRecognizer.allowableMovement, from: last.point) ? 1 : last.count + 1
  }

  // MARK: Delivery

  private func event(of deliveries: [TouchDelivery]) -> UIEvent {
    let touches = self.deliveries.filter { !$0.hasLeft }.map(\.touch)
    let time = deliveries.first?.touch.timestamp ?? environment.clock.now
    return UIEvent(timestamp: time, touches: Set(touches), buttons: deliveries.first?.buttons ?? [])
  }

  private func notifyRecognizers(of present: [TouchDelivery], _ phase: UITouch.Phase, _ event: UIEvent) {
    let outer = isNotifyingRecognizers
    isNotifyingRecognizers = true
    defer { isNotifyingRecognizers = outer }
    let all = Set(present.map(\.touch))
    var notified: [UIGestureRecognizer] = []
    for delivery in present {
      // Two touches on one view share recognizers; each recognizer gets them once.
      for recognizer in delivery.recognizers where present.count == 1 || !notified.contains(identicalTo: recognizer) {
        if present.count > 1 { notified.append(recognizer) }
        var touches = all
        for other in present where !recognizer.isTracking(other.touch) { touches.remove(other.touch) }
        guard !touches.isEmpty else { continue }
        switch phase {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved, .stationary: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        case .cancelled: recognizer.touchesCancelled(touches, with: event)
        }
      }
    }
  }

  /// Sends or cancels what was delayed, after a recognizer has changed its state.
  func review() {
    guard !deliveries.isEmpty, !isNotifyingRecognizers else { return }
    drain()
    deliveries.removeAll(where: \.isOver)
  }

  /// Cancels the touches of a view that leaves its window, while its responder chain is still complete; recognizers go
  /// on.
  func cancelTouches(of view: UIView) {
    var (cancelled, saved): ([TouchDelivery], [TouchDelivery.Step]) = ([], [])
    for delivery in deliveries where delivery.receiver === view {
      guard let step = delivery.cancel() else { continue }
      cancelled.append(delivery)
      saved.append(TouchDelivery.Step(of: delivery.touch))
      step.restore(to: delivery.touch)
    }
    guard !cancelled.isEmpty else { return }
    view.touchesCancelled(Set(cancelled.map(\.touch)), with: event(of: cancelled))
    for (delivery, step) in zip(cancelled, saved) { step.restore(to: delivery.touch) }
  }

  /// Sends everything that views may get now; touches of one view with the same phase at the same time are sent
  /// together.
  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while let (first, step) = nextDelivery, let view = first.receiver {
      let group = deliveries.filter { other in
        if other === first { return true }
        guard view.isMultipleTouchEnabled, other.receiver === view, let next = other.next else { return false }
        return next.phase == step.phase && next.time == step.time
      }
      deliver(group, step.phase, to: view)
    }
  }

  private var nextDelivery: (TouchDelivery, TouchDelivery.Step)? {
    for (index, delivery) in deliveries.enumerated() {
      guard let step = delivery.next else { continue }
      if step.phase == .began, mustWait(delivery, after: deliveries[..<index]) { continue }
      return (delivery, step)
    }
    return nil
  }

  /// Whether a touch waits for the end of an earlier one, because its view takes single touches.
  private func mustWait(_ delivery: TouchDelivery, after earlier: ArraySlice<TouchDelivery>) -> Bool {
    guard let view = delivery.receiver, !view.isMultipleTouchEnabled else { return false }
    return earlier.contains { $0.receiver === view }
  }

  private func deliver(_ group: [TouchDelivery], _ phase: UITouch.Phase, to view: UIView) {
    let event = event(of: group)
    let saved = group.map { TouchDelivery.Step(of: $0.touch) }
    for delivery in group {
      guard let step = delivery.next else { continue }
      step.restore(to: delivery.touch)
      delivery.dequeue(step)
    }
    let touches = Set(group.map(\.touch))
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved, .stationary: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    }
    for (delivery, step) in zip(group, saved) { step.restore(to: delivery.touch) }
  }
}

extension TouchDelivery.Step {
  /// Stores the values of a touch.
  @MainActor init(of touch: UITouch) {
    self.init(
      phase: touch.phase, time: touch.timestamp, location: touch.windowLocation,
      previous: touch.previousWindowLocation)
  }

  /// Gives a touch the stored values.
  @MainActor func restore(to touch: UITouch) {
    touch.phase = phase
    touch.timestamp = time
    touch.windowLocation = location
    touch.previousWindowLocation = previous
  }
}
