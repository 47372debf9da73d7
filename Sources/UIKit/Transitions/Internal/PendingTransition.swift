/// A transition that was asked for and has not begun; calls of an interaction controller that come early belong to it (C-84).
///
/// Who asked for it keeps it: where that is gone, nothing waits any more.
@MainActor package final class PendingTransition {
  /// Whether a driver may be meant for it: without animation nobody asks for one (P-68).
  package let isAnimated: Bool
  /// Its place in the order in which transitions were asked for, from 1.
  var number = 0

  package init(isAnimated: Bool = true) {
    self.isAnimated = isAnimated
  }
}
