import StudioHost

/// The window on the desktop as the app's life cycle knows it.
///
///     active ⇄ inactive: the focus is lost, gained
///     active, inactive → background: the window is hidden or minimized; background → active: it is shown again
enum WindowPresence {
  case active, inactive, background

  /// A change of the window.
  enum Change {
    case focusGained, focusLost, shown, hidden
  }

  /// Follows a change of the window; returns the events of the system for the app.
  mutating func follow(_ change: Change) -> [Session.SystemEvent] {
    switch (self, change) {
    case (.active, .focusLost):
      self = .inactive
      return [.interrupt]
    case (.inactive, .focusGained):
      self = .active
      return [.endInterruption]
    case (.active, .hidden), (.inactive, .hidden):
      self = .background
      return [.background]
    case (.background, .shown):
      self = .active
      return [.foreground]
    case (.active, .focusGained), (.active, .shown), (.inactive, .focusLost), (.inactive, .shown),
      (.background, .focusGained), (.background, .focusLost), (.background, .hidden):
      return []
    }
  }
}
