import Foundation
import QuartzCore

/// A timer on the environment's clock: it fires in a turn of the loop, at the stage's time, and `settle()` waits for
/// it.
///
/// It replaces Foundation's, whose run loop does not run inside a test (Decision 4); a file that says `import UIKit`
/// gets this one.
@preconcurrency @MainActor public final class Timer: NSObject {
  private let environment: UIEnvironment
  private var block: ((Timer) -> Void)?
  private let repeats: Bool

  /// The seconds between two firings; 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  /// The time of the next firing, in seconds of the environment's clock.
  package private(set) var nextFireTime: TimeInterval

  /// Whether the timer can still fire.
  public var isValid: Bool { block != nil }

  /// Creates a timer for `RunLoop.add(_:forMode:)` that calls a block after some seconds, once or
  /// repeatedly.
  public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.init(seconds: interval, repeats: repeats, block: block)
  }

  /// Creates a timer for `RunLoop.add(_:forMode:)` that sends a message to a target, which is retained
  /// until the timer is invalidated.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let object = target as AnyObject
    self.init(seconds: interval, repeats: repeats) { timer in
      guard !selector.send(to: object, from: timer) else { return }
      timer.environment.report(.actionMismatch(action: selector.name, target: String(describing: type(of: object))))
    }
    self.userInfo = userInfo
  }

  /// Creates a timer that waits to be started.
  ///
  /// Seconds that are not above 0 count as a tenth of a millisecond, as on Apple's platforms.
  private init(seconds: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    environment = .active
    let interval = seconds.isFinite && seconds > 0 ? seconds : 0.0001
    timeInterval = repeats ? interval : 0
    nextFireTime = environment.clock.now + interval
    self.repeats = repeats
    self.block = block
  }

  /// Creates and starts a timer that calls a block after some seconds, once or repeatedly.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(seconds: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Creates and starts a timer that sends a message to a target, which is retained until the timer is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    timer.schedule()
    return timer
  }

  /// The object that the timer was created with.
  public private(set) var userInfo: Any?

  /// Calls the block now, and invalidates a timer that does not repeat.
  public func fire() {
    guard let block else { return }
    // A timer that fires once is invalid afterwards, and its user info is still there during the message.
    let userInfo = userInfo
    if !repeats { invalidate() }
    self.userInfo = userInfo
    environment.perform { block(self) }
    if !isValid { self.userInfo = nil }
  }

  /// Stops the timer for good.
  public func invalidate() {
    block = nil
    userInfo = nil
    environment.turnQueue.removeAll(of: self)
  }

  /// Whether the timer is scheduled.
  private var isScheduled = false

  /// Starts the timer, once; its time counts from its creation.
  func start() {
    if isValid, !isScheduled { schedule() }
  }

  private func schedule() {
    isScheduled = true
    let time = nextFireTime
    environment.turnQueue.add(at: time, label: repeats ? "a repeating timer" : "a timer", owner: self) { [self] in
      guard isValid else { return }
      // The next time counts from the planned one, so that a late turn does not make the timer drift.
      if repeats { nextFireTime = max(time + timeInterval, environment.clock.now) }
      fire()
      if isValid { schedule() }
    }
  }
}

extension RunLoop {
  /// Starts a timer on its environment's clock; the mode is ignored, because there is only one (Decision 4).
  @preconcurrency @MainActor public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}
