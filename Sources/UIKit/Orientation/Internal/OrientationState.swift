import QuartzCore

/// How the screen stands, how the device is held, and what waits for the running change of size.
package struct OrientationState {
  /// How the device is held.
  package var device = UIInterfaceOrientation.portrait
  /// How the screen stands.
  package var interface = UIInterfaceOrientation.portrait
  /// Whether a change of size runs.
  var isChanging = false
  /// What was asked for meanwhile, in the order in which it has its turn.
  private(set) var waiting: [Wish] = []

  /// What waits for a change of size to end.
  enum Wish: Equatable {
    /// Another size of the screen, in points.
    case resize(CGSize, isAnimated: Bool)
    /// Another way to stand.
    case turn(UIInterfaceOrientation)
    /// To stand as the device is held, if that is allowed then.
    case follow
    /// To stand as is allowed then.
    case stand

    /// Whether a later wish of the kind takes the place of this one.
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
