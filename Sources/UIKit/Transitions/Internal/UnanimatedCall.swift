import QuartzCore

/// A presentation or dismissal that was requested without animation, although its delegate might have driven it (P-68).
struct UnanimatedCall {
  /// The number of seconds for which a percent driver counts as meant for the call.
  private static let recentTime: TimeInterval = 1

  /// The method's name.
  let name: String
  /// The presented controller's name.
  let controller: String
  /// The time of the call.
  let time: CFTimeInterval

  /// Whether a percent driver that is driven now is probably meant for the call.
  func isRecent(at now: CFTimeInterval) -> Bool { now - time <= Self.recentTime }
}
