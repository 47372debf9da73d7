import QuartzCore

/// Detects a transition that never ends, and reports it once (P-3, P-4).
@MainActor final class TransitionWatchdog {
  /// Seconds without a call after which an interactive transition counts as forgotten.
  static let timeout: TimeInterval = 0.5

  private unowned let driver: TransitionDriver
  private let clock: any FrameClock
  @exclusivity(unchecked) private var lastActivity: CFTimeInterval
  @exclusivity(unchecked) private var didReport = false
  @exclusivity(unchecked) private var hasBeenDriven = false

  init(driver: TransitionDriver) {
    self.driver = driver
    clock = driver.environment.clock
    lastActivity = clock.now
  }

  /// Records that the transition was driven.
  func wasDriven() {
    hasBeenDriven = true
    lastActivity = clock.now
  }

  /// Checks the transition, once a turn.
  func check() {
    // A finger may hold a scroll view whose movement ends the transition.
    if driver.state.isAnimating, driver.environment.hasActiveTouches { lastActivity = clock.now }
    // Checks the cheapest threshold first.
    let inactivity = clock.now - lastActivity
    guard inactivity > Self.timeout, !didReport, driver.isUnderWay else { return }
    switch driver.state {
    case .running(.interactive):
      guard !driver.environment.hasActiveTouches else { return }
      didReport = true
      let name = driver.request.name
      let notEnded = Diagnostic.interactionNotEnded(transition: name, percent: Double(driver.progress.value))
      driver.environment.report(hasBeenDriven ? notEnded : .interactionNotDriven(transition: name))
    case .running(.animating):
      guard inactivity > 2 * driver.duration + Self.timeout, !driver.hasRunningAnimations, !driver.progress.isMoving
      else { return }
      // A completion that waits from this turn may be the animator's; it runs in the next one.
      guard driver.environment.completions.isEmpty else { return }
      didReport = true
      driver.environment.report(.neverCompleted(transition: driver.request.name, animator: driver.animatorName))
    default: return
    }
  }
}

extension TransitionDriver {
  /// Checks, once a turn, whether the transition is stuck.
  package func checkProgress() {
    if hasLostScreen { endImmediately() } else { watchdog?.check() }
  }
}
