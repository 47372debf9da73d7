import QuartzCore

/// A running transition at one time, for tools that show it.
package struct TransitionReport: Hashable {
  /// Identifies the transition among those that run.
  package let identity: ObjectIdentifier
  /// "A to B".
  package let name: String
  /// The name of the driver's state.
  package let state: String
  /// The progress in 0…1 that was reported last; 0 where time moves the transition.
  package let progress: Double
  /// The length without interaction, in seconds.
  package let duration: Double
}

extension UIEnvironment {
  /// The running transitions, oldest first.
  package var transitionReports: [TransitionReport] {
    drivers.map { driver in
      TransitionReport(
        identity: ObjectIdentifier(driver), name: driver.name, state: driver.state.name,
        progress: Double(driver.progress.value), duration: driver.duration)
    }
  }
}
