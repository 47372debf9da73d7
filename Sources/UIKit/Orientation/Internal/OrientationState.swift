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
  private(set) var waiting: [Wish] = []

  /// A change that waits for the end of a size change.
  enum Wish: Equatable {
    /// A new size of the screen, in points.
    case resize(CGSize, isAnimated: Bool)
    /// A rotation.
    case turn(UIInterfaceOrientation)
    /// A rotation to the orientation of the device, if that is allowed then.
    case follow
    /// A rotation to an orientation that is allowed then.
    case stand

    /// Whether a later change of that kind replaces this one.
    fileprivate func gives(wayTo other: Wish) -> Bool {
      switch (self, other) {
      case (.resize, .resize), (.turn, .turn), (.follow, .follow), (.stand, .stand): true
      default: false
      }
    }
  }

  /// How the screen will stand once the wish to turn it, if there is one, has come true.
  var destination: UIInterfaceOrientation {
    for case .turn(let wanted) in waiting.reversed() { return wanted }
    return interface
  }

  /// Lets a wish wait, as the last; an earlier one of its kind is forgotten.
  mutating func wait(for wish: Wish) {
    waiting.removeAll { $0.gives(wayTo: wish) }
    waiting.append(wish)
  }

  /// The wish whose turn it is, which waits no longer; nil where a change runs, or nothing waits.
  mutating func next() -> Wish? {
    isChanging || waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
