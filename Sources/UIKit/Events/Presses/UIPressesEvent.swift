import QuartzCore

/// The presses at one moment.
@preconcurrency @MainActor public final class UIPressesEvent: UIEvent {
  /// The presses that are down, or have just ended.
  public let allPresses: Set<UIPress>

  init(timestamp: TimeInterval, presses: Set<UIPress>) {
    allPresses = presses
    super.init(timestamp: timestamp, touches: [], type: .presses)
  }

  /// Returns the presses that a recognizer gets.
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains(identicalTo: gesture) ?? false }
  }
}
