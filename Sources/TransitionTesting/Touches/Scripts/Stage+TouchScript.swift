import UIKit

extension Stage {
  /// Hands the stage a script, which begins now; between its events fingers move in straight lines.
  public func play(_ script: TouchScript) {
    for way in script.ways { fingers.add(way.points, at: clock.now, isCancelled: way.isCancelled) }
  }

  /// Runs a body and writes down what fingers do meanwhile, whoever moves them; times count from now.
  public func recordTouches(_ body: () throws -> Void) rethrows -> TouchScript {
    let start = clock.now
    let outer = environment.touches.listener
    var script = TouchScript()
    environment.touches.listener = { [clock] changes in
      outer?(changes)
      for change in changes {
        guard let phase = TouchScript.Phase(change.phase) else { continue }
        script.events.append(
          TouchScript.Event(time: clock.now - start, finger: change.finger, phase: phase, location: change.location))
      }
    }
    defer { environment.touches.listener = outer }
    try body()
    return script.withSmallNumbers
  }
}

extension TouchScript {
  /// The same script with fingers counted from 1, in the order of their landings.
  fileprivate var withSmallNumbers: TouchScript {
    var numbers: [Int: Int] = [:]
    return TouchScript(
      events.map { event in
        var event = event
        let number = numbers[event.finger] ?? numbers.count + 1
        numbers[event.finger] = number
        event.finger = number
        return event
      })
  }
}

extension TouchScript.Phase {
  /// A touch's phase, where it is one that a source of touches sends.
  fileprivate init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .stationary: return nil
    }
  }
}
