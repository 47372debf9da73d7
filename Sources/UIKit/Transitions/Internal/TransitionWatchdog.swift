import QuartzCore

/// Detects a transition that never ends, and reports it once (P-3, P-4).
@MainActor final class TransitionWatchdog {
  /// Seconds without a call after which an interactive transition counts as forgotten.
  static let grace: TimeInterval = 0.5

  private unowned let driver: TransitionDriver
  private let clock: any FrameClock
  @exclusivity(unchecked) private var lastSign: CFTimeInterval
  @exclusivity(unchecked) private var hasBarked = false
  @exclusivity(unchecked) private var hasBeenDriven = false

  init(driver: TransitionDriver) {
    self.driver = driver
    clock = driver.environment.clock
    lastSign = clock.now
  }

  /// Records that the transition was driven.
  func wasDriven() {
    hasBeenDriven = true
    lastSign = clock.now
  }

  /// Checks the transition, once a turn.
  func check() {
    // Checks the cheapest threshold first.
    let silence = clock.now - lastSign
    guard silence > Self.grace, !hasBarked, driver.isUnderWay else { return }
    switch driver.state {
    case .running(.interactive):
      guard !driver.environment.hasActiveTouches else { return }
      hasBarked = true
      let name = driver.request.name
      let left = Diagnostic.nobodyLetsGo(transition: name, percent: Double(driver.progress.value))
      driver.environment.report(hasBeenDriven ? left : .nobodyDrives(transition: name))
    case .running(.animating):
      guard silence > 2 * driver.duration + Self.grace, !driver.hasRunningAnimations else { return }
      // A completion that waits from this turn may be the animator's; it runs in the next one.
      guard driver.environment.completions.isEmpty else { return }
      hasBarked = true
      driver.environment.report(.neverCompleted(transition: driver.request.name, animator: driver.animatorName))
    default: return
    }
  }
}

extension TransitionDriver {
  /// Checks, once a turn, whether the transition is stuck.
  package func checkProgress() {
    watchdog?.check()
  }
}
