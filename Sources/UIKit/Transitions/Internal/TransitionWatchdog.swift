import QuartzCore

/// Notices a transition that nobody will ever end, and says so once (P-3, P-4).
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

  /// Somebody drives the transition.
  func wasDriven() {
    hasBeenDriven = true
    lastSign = clock.now
  }

  /// Looks once a turn.
  func check() {
    // No silence is suspicious that is not longer than this.
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
      // The completion of what has ended in this turn may be the animator's, which comes in the next one.
      guard driver.environment.completions.isEmpty else { return }
      hasBarked = true
      driver.environment.report(.neverCompleted(transition: driver.request.name, animator: driver.animatorName))
    default: return
    }
  }
}

extension TransitionDriver {
  /// Looks, once a turn, whether the transition is stuck.
  package func checkProgress() {
    watchdog?.check()
  }
}
