import QuartzCore

/// A timer on the environment's clock: it fires in a turn of the loop, so a stage's time decides, and `settle()` waits for it.
///
/// It stands in for Foundation's, whose run loop does not run inside a test (Decision 4); a file that says `import UIKit` sees
/// this one.
@preconcurrency @MainActor public final class Timer: NSObject {
  private let environment: UIEnvironment
  private var block: ((Timer) -> Void)?
  private let repeats: Bool

  /// Seconds between firings; 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  /// When it fires next, in seconds on the environment's clock.
  package private(set) var nextFireTime: TimeInterval

  /// Whether it can still fire.
  public var isValid: Bool { block != nil }

  /// A timer that waits to be started by ``scheduledTimer(withTimeInterval:repeats:block:)``.
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

  /// A timer that calls a block after some seconds, once or again and again.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(seconds: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// A timer that sends a message to a target, which it keeps until it is invalidated, after some seconds.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let object = target as AnyObject
    let timer = scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      guard !selector.send(to: object, from: timer) else { return }
      timer.environment.report(.actionMismatch(action: selector.name, target: String(describing: type(of: object))))
    }
    timer.userInfo = userInfo
    return timer
  }

  /// What the timer was made with.
  public private(set) var userInfo: Any?

  /// Calls the block now; a timer that fires once is then spent.
  public func fire() {
    guard let block else { return }
    if !repeats { invalidate() }
    environment.perform { block(self) }
  }

  /// Stops the timer for good.
  public func invalidate() {
    block = nil
    userInfo = nil
    environment.turnQueue.removeAll(of: self)
  }

  private func schedule() {
    let time = nextFireTime
    environment.turnQueue.add(at: time, label: repeats ? "a repeating timer" : "a timer", owner: self) { [self] in
      guard isValid else { return }
      // The next time counts from the one planned, so that a late turn does not make the timer drift.
      if repeats { nextFireTime = max(time + timeInterval, environment.clock.now) }
      fire()
      if isValid { schedule() }
    }
  }
}
