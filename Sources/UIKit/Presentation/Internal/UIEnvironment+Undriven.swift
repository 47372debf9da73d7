import QuartzCore

extension UIEnvironment {
  /// Seconds after a presentation or a dismissal without animation in which a driver counts as meant for it.
  private static let undrivenTime: TimeInterval = 1

  /// A driver that holds no transition was driven: says so once, where one that cannot be driven has just been asked for (P-68).
  func reportIfUndriven() {
    guard let last = undriven else { return }
    undriven = nil
    if clock.now - last.time <= Self.undrivenTime {
      report(.notInteractive(call: last.call, controller: last.controller))
    }
  }
}
