import QuartzCore

/// A presentation or dismissal that was requested without animation, though its delegate might have driven it (P-68).
struct UndrivableCall {
  /// Seconds in which a driver counts as meant for it.
  private static let recentTime: TimeInterval = 1

  /// The method's name.
  let name: String
  /// The presented controller's name.
  let controller: String
  /// When it was called.
  let time: CFTimeInterval

  /// Whether a driver that is driven now is probably meant for it.
  func isRecent(at now: CFTimeInterval) -> Bool { now - time <= Self.recentTime }
}
