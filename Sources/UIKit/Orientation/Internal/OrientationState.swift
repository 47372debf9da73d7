import QuartzCore

/// The orientations of screen and device, and the changes that wait for the running size change.
package struct OrientationState {
  /// The orientation of the device.
  package var device = UIInterfaceOrientation.portrait
  /// The orientation of the user interface.
  package var interface = UIInterfaceOrientation.portrait
  /// Whether a size change is running.
  var isChanging = false
  /// The changes that were requested meanwhile, in the order in which they will run.
  private(set) var pending: [PendingChange] = []

  /// A change that waits for the end of a size change.
  enum PendingChange: Equatable {
    /// A new size of the screen, in points.
    case resize(CGSize, isAnimated: Bool)
    /// A rotation.
    case rotate(UIInterfaceOrientation)
    /// A rotation to the orientation of the device, if that is allowed then.
    case followDevice
    /// A rotation to an orientation that is allowed then.
    case leaveDisallowed

    /// Whether a later change of that kind replaces this one.
    fileprivate func isReplaced(by other: PendingChange) -> Bool {
      switch (self, other) {
      case (.resize, .resize), (.rotate, .rotate), (.followDevice, .followDevice), (.leaveDisallowed, .leaveDisallowed): true
      default: false
      }
    }
  }

  /// How the screen will stand once the wish to turn it, if there is one, has come true.
  var finalInterface: UIInterfaceOrientation {
    for case .rotate(let orientation) in pending.reversed() { return orientation }
    return interface
  }

  /// Lets a wish wait, as the last; an earlier one of its kind is forgotten.
  mutating func enqueue(_ change: PendingChange) {
    pending.removeAll { $0.isReplaced(by: change) }
    pending.append(change)
  }

  /// The wish whose turn it is, which waits no longer; nil where a change runs, or nothing waits.
  mutating func dequeue() -> PendingChange? {
    isChanging || pending.isEmpty ? nil : pending.removeFirst()
  }
}
