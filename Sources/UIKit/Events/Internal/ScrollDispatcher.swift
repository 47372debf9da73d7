import QuartzCore

/// Brings what a wheel or a trackpad scrolls to the pan under the pointer that takes it: the innermost one that goes that way.
///
/// One step is told in a turn: targets hear of the beginning with nothing gone yet, then of the way, then of the end, also where all of
/// it arrives within one turn.
@MainActor package final class ScrollDispatcher {
  private unowned let environment: UIEnvironment
  private var type = UIScrollTypeMask.discrete
  /// Where the pointer is, and in which window, while nobody has taken what scrolls.
  private var hit: EventHit?
  private weak var taker: UIPanGestureRecognizer?
  /// What has arrived and is still to be told, in order.
  private var steps: [ScrollStep] = []
  /// Whether targets hear of a step in this turn, so that the next one waits.
  private var isTelling = false

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  /// Something begins to scroll with the pointer at a point of the screen; a place that is no number begins nothing.
  package func begin(_ type: UIScrollTypeMask, at point: CGPoint) {
    add(.begin(type, point))
  }

  /// It goes by a way, in points of the screen, as fingers on the content would.
  package func move(by way: CGPoint) {
    guard way.isFinite, way != .zero else { return }
    if case .move(let before) = steps.last {
      steps[steps.count - 1] = .move(CGPoint(x: before.x + way.x, y: before.y + way.y))
    } else {
      add(.move(way))
    }
  }

  /// It ends.
  package func end(isCancelled: Bool = false) {
    add(.end(isCancelled: isCancelled))
  }

  private func add(_ step: ScrollStep) {
    steps.append(step)
    if !isTelling { environment.perform { tell() } }
  }

  /// Takes the steps up to the first one of which somebody hears; the rest come with the next turns.
  private func tell() {
    isTelling = false
    while !isTelling, !steps.isEmpty { isTelling = take(steps.removeFirst()) }
    guard isTelling else { return }
    environment.turnQueue.add(at: environment.clock.now, label: "what a wheel has scrolled") { [weak self] in
      self?.tell()
    }
  }

  /// Takes a step; returns whether targets hear of it.
  private func take(_ step: ScrollStep) -> Bool {
    switch step {
    case .begin(let type, let point):
      if taker != nil {
        steps.insert(step, at: 0)
        return finish(isCancelled: true)
      }
      self.type = type
      hit = point.isFinite ? EventHit(at: point, event, in: environment) : nil
      return false
    case .move(let way):
      if let taker {
        taker.scroll(by: way, time: environment.clock.now)
        return true
      }
      guard begin(by: way) else { return false }
      steps.insert(step, at: 0)
      return true
    case .end(let isCancelled):
      return finish(isCancelled: isCancelled)
    }
  }

  /// Gives what scrolls to the first pan that takes it; where none does, nobody is asked again.
  private func begin(by way: CGPoint) -> Bool {
    guard let hit else { return false }
    self.hit = nil
    let event = event
    for case let pan as UIPanGestureRecognizer in hit.recognizers {
      guard pan.isEnabled, pan.allowedScrollTypesMask.contains(type), pan.shouldReceive(event),
        pan.beginScrolling(at: hit.place, by: way, time: environment.clock.now)
      else { continue }
      taker = pan
      return true
    }
    return false
  }

  private func finish(isCancelled: Bool) -> Bool {
    defer { (hit, taker) = (nil, nil) }
    guard let taker else { return false }
    taker.endScrolling(isCancelled: isCancelled, isDiscrete: type == .discrete, time: environment.clock.now)
    return true
  }

  private var event: UIEvent { UIEvent(timestamp: environment.clock.now, touches: [], type: .scroll) }
}
