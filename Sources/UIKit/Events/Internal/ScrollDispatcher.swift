import CoreGraphics
import QuartzCore

/// Sends the scrolling of a wheel or a trackpad to the innermost pan recognizer under the pointer that pans in that
/// direction.
///
/// One step is sent in a turn: began with translation zero, then the movement, then the end, also where all of them
/// arrive within one turn.
@MainActor package final class ScrollDispatcher {
  private unowned let environment: UIEnvironment
  private var type = UIScrollTypeMask.discrete
  /// The view under the pointer, while no recognizer has claimed the scrolling.
  private var hit: HitTestResult?
  @WeakReference private var recognizer: UIPanGestureRecognizer?
  /// The steps that have not been sent yet, in order.
  private var steps: [ScrollStep] = []
  /// Whether a step was sent in this turn, so that the next one waits.
  private var hasSentInTurn = false

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  /// Begins scrolling with the pointer at a point of the screen; a location that is not finite is ignored.
  package func begin(_ type: UIScrollTypeMask, at point: CGPoint) {
    add(.begin(type, point))
  }

  /// Scrolls by a displacement, in points of the screen; positive moves the content right and down.
  package func move(by displacement: CGPoint) {
    guard displacement.isFinite, displacement != .zero else { return }
    if case .move(let before) = steps.last {
      steps[steps.count - 1] = .move(CGPoint(x: before.x + displacement.x, y: before.y + displacement.y))
    } else {
      add(.move(displacement))
    }
  }

  /// Ends scrolling.
  package func end(isCancelled: Bool = false) {
    add(.end(isCancelled: isCancelled))
  }

  private func add(_ step: ScrollStep) {
    steps.append(step)
    if !hasSentInTurn { environment.perform { sendSteps() } }
  }

  /// Sends the steps up to the first one that calls targets; the others follow in the next turns.
  private func sendSteps() {
    hasSentInTurn = false
    while !hasSentInTurn, !steps.isEmpty { hasSentInTurn = send(steps.removeFirst()) }
    guard hasSentInTurn else { return }
    environment.turnQueue.add(at: environment.clock.now, label: "what a wheel has scrolled") { [weak self] in
      self?.sendSteps()
    }
  }

  /// Sends a step; returns whether it calls targets.
  private func send(_ step: ScrollStep) -> Bool {
    switch step {
    case .begin(let type, let point):
      if recognizer != nil {
        steps.insert(step, at: 0)
        return finish(isCancelled: true)
      }
      self.type = type
      hit = point.isFinite ? HitTestResult(at: point, event, in: environment) : nil
      return false
    case .move(let displacement):
      if let recognizer {
        recognizer.scroll(by: displacement, time: environment.clock.now)
        return true
      }
      guard begin(by: displacement) else { return false }
      steps.insert(step, at: 0)
      return true
    case .end(let isCancelled):
      return finish(isCancelled: isCancelled)
    }
  }

  /// Offers the scrolling to the pan recognizers; where none claims it, none is asked again.
  private func begin(by displacement: CGPoint) -> Bool {
    guard let hit else { return false }
    self.hit = nil
    let event = event
    for case let pan as UIPanGestureRecognizer in hit.recognizers {
      guard pan.isEnabled, pan.allowedScrollTypesMask.contains(type), pan.shouldReceive(event),
        pan.beginScrolling(at: hit.location, by: displacement, time: environment.clock.now)
      else { continue }
      recognizer = pan
      return true
    }
    return false
  }

  private func finish(isCancelled: Bool) -> Bool {
    defer { (hit, recognizer) = (nil, nil) }
    guard let recognizer else { return false }
    recognizer.endScrolling(isCancelled: isCancelled, isDiscrete: type == .discrete, time: environment.clock.now)
    return true
  }

  private var event: UIEvent { UIEvent(timestamp: environment.clock.now, touches: [], type: .scroll) }
}

/// A step of scrolling by a wheel or a trackpad.
enum ScrollStep {
  /// Scrolling begins with the pointer at a point of the screen.
  case begin(UIScrollTypeMask, CGPoint)
  /// Scrolling by a displacement.
  case move(CGPoint)
  /// Scrolling ends.
  case end(isCancelled: Bool)
}
