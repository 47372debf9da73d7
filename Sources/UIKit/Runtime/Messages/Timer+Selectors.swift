import QuartzCore

/// Timers that send a message to a target.
extension Timer {
  /// Creates and starts a timer that sends a message to a target, which is retained until the timer is invalid.
  ///
  /// Seconds that are not above 0 count as a tenth of a millisecond, as on Apple's platforms.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// Gives `Timer` initializers that return its subclass with a target: Foundation's has no `userInfo` of its own.
public protocol TimerWithTarget {}

extension Timer: TimerWithTarget {}

extension TimerWithTarget where Self == Timer {
  /// Creates a timer for `RunLoop.add(_:forMode:)` that sends a message to a target, which is retained until the timer
  /// is invalid.
  @preconcurrency @MainActor public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let seconds = TargetTimer.interval(interval)
    self.init(
      fireAt: Date() + seconds, interval: seconds, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }

  /// The same, with the date at which the timer fires first.
  @preconcurrency @MainActor public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let timer = TargetTimer(fire: date, interval: TargetTimer.interval(interval), repeats: repeats) { timer in
      (timer as? TargetTimer)?.send()
    }
    timer.message = TargetTimer.Message(
      target: target as AnyObject, selector: selector, userInfo: userInfo, isLast: !repeats,
      environment: WeakReference(.active))
    self = timer
  }
}

/// A timer that sends a message to its target each time it fires.
private final class TargetTimer: Timer {
  struct Message {
    let target: AnyObject
    let selector: Selector
    let userInfo: Any?
    let isLast: Bool
    let environment: WeakReference<UIEnvironment>
  }

  /// The message; nil once the timer is invalid.
  var message: Message?

  override var userInfo: Any? { message?.userInfo }

  static func interval(_ seconds: TimeInterval) -> TimeInterval {
    seconds.isFinite && seconds > 0 ? seconds : 0.0001
  }

  /// Sends the message, on the main queue also where the timer's run loop is another thread's.
  func send() {
    nonisolated(unsafe) let timer = self
    MainThread.run { timer.deliver() }
  }

  @MainActor private func deliver() {
    guard let message else { return }
    defer { if message.isLast { self.message = nil } }
    guard !message.selector.send(to: message.target, from: self) else { return }
    message.environment.target?.report(
      .actionMismatch(action: message.selector.name, target: String(describing: type(of: message.target))))
  }

  override func invalidate() {
    super.invalidate()
    message = nil
  }
}
