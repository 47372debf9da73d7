import QuartzCore

/// The orientations of screen and device, and the changes that wait for the running size change.
package struct OrientationState {
  /// The orientation of the device.
  package var device = UIInterfaceOrientation.portrait
  /// The orientation of the user interface.
  package var interface = UIInterfaceOrientation.portrait
  /// The orientation of the user interface before the last rotation.
  var previousInterface = UIInterfaceOrientation.portrait
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
      case (.resize, .resize), (.rotate, .rotate), (.followDevice, .followDevice), (.leaveDisallowed, .leaveDisallowed):
        true
      default: false
      }
    }
  }

  /// The interface orientation after the rotation that waits, if there is one.
  var finalInterface: UIInterfaceOrientation {
    for case .rotate(let orientation) in pending.reversed() { return orientation }
    return interface
  }

  /// Appends a change, which replaces an earlier one of its kind.
  mutating func enqueue(_ change: PendingChange) {
    pending.removeAll { $0.isReplaced(by: change) }
    pending.append(change)
  }

  /// Removes the next change and returns it; nil while a change is running, and for none.
  mutating func dequeue() -> PendingChange? {
    isChanging || pending.isEmpty ? nil : pending.removeFirst()
  }
}
