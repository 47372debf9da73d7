import QuartzCore

extension NSObject {
  /// Sends a message to the object after some seconds of the environment's clock; 0 is the next turn.
  ///
  /// The object is retained until then, as on Apple's platforms.
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let environment = UIEnvironment.active
    let time = environment.clock.now + (delay.isFinite ? max(0, delay) : 0)
    environment.turnQueue.add(at: time, label: "perform \(aSelector.name)", owner: self) {
      guard !aSelector.send(to: self, from: anArgument) else { return }
      environment.report(.actionMismatch(action: aSelector.name, target: String(describing: type(of: self))))
    }
  }

  /// Cancels the delayed messages to an object.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    UIEnvironment.active.turnQueue.removeAll(of: aTarget as AnyObject)
  }
}
