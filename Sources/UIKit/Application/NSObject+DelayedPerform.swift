import QuartzCore

extension NSObject {
  /// Sends a message to the object after some seconds of the environment's clock; 0 is the next turn.
  ///
  /// The object is retained until then, as on Apple's platforms.
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector!, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    guard let aSelector else { return }
    let environment = UIEnvironment.active
    let time = environment.clock.now + (delay.isFinite ? max(0, delay) : 0)
    environment.turnQueue.add(
      at: time, label: "perform \(aSelector.name)", owner: self, key: PerformRequest(aSelector, anArgument)
    ) {
      guard !self.deliver(aSelector, arguments: [anArgument]) else { return }
      environment.report(.actionMismatch(action: aSelector.name, target: String(describing: type(of: self))))
    }
  }

  /// Cancels the delayed messages to an object with a selector and an equal argument.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let request = PerformRequest(aSelector, anArgument)
    UIEnvironment.active.turnQueue.removeAll(of: aTarget as AnyObject) { request.isEqual(to: $0) }
  }

  /// Cancels the delayed messages to an object.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    UIEnvironment.active.turnQueue.removeAll(of: aTarget as AnyObject)
  }
}

/// A delayed message, by which it can be cancelled.
private struct PerformRequest {
  let selector: Selector?
  let argument: Any?

  init(_ selector: Selector?, _ argument: Any?) {
    (self.selector, self.argument) = (selector, argument)
  }

  /// Whether another request has the same selector, and an argument that is the same object or an equal value.
  func isEqual(to other: Any) -> Bool {
    guard let other = other as? PerformRequest, other.selector == selector else { return false }
    guard let argument, let otherArgument = other.argument else { return argument == nil && other.argument == nil }
    if let value = argument as? AnyHashable { return value == otherArgument as? AnyHashable }
    return argument as AnyObject === otherArgument as AnyObject
  }
}
