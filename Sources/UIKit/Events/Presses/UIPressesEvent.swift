import QuartzCore

/// What buttons and keys do at one moment.
@preconcurrency @MainActor public final class UIPressesEvent: UIEvent {
  /// The buttons that are down, or have just come up.
  public let allPresses: Set<UIPress>

  init(timestamp: TimeInterval, presses: Set<UIPress>) {
    allPresses = presses
    super.init(timestamp: timestamp, touches: [], type: .presses)
  }

  /// The presses that a recognizer hears of.
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains(identicalTo: gesture) ?? false }
  }
}
