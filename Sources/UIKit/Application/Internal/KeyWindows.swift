import QuartzCore

/// The key window, and those that were key before it, to which the key goes back.
@MainActor final class KeyWindows {
  /// The windows that have been key, the last one at the end; some may have been released.
  private var history: [WeakReference<UIWindow>] = []
  @WeakReference private(set) var current: UIWindow?

  /// Makes a window key: the old one resigns first.
  func makeKey(_ window: UIWindow) {
    guard window !== current, !window.isHidden else { return }
    resignCurrent()
    // A call of the old window may have made another one key.
    guard current == nil else { return }
    history.removeAll { $0.target == nil || $0.target === window }
    history.append(WeakReference(window))
    current = window
    window.environment.call(window, "becomeKey") { window.becomeKey() }
    window.environment.post(UIWindow.didBecomeKeyNotification, from: window)
  }

  private func resignCurrent() {
    guard let old = current else { return }
    current = nil
    old.environment.call(old, "resignKey") { old.resignKey() }
    old.environment.post(UIWindow.didResignKeyNotification, from: old)
  }

  /// Gives the key of a window that was hidden to the visible window that had it before, or else to the frontmost one.
  func didHide(_ window: UIWindow) {
    history.removeAll { $0.target == nil || $0.target === window }
    guard window === current else { return }
    resignCurrent()
    guard current == nil else { return }
    let former = history.last { $0.target?.isHidden == false }?.target
    let next = former ?? window.environment.windows.last { !$0.isHidden && $0.canBecomeKey }
    if let next { makeKey(next) }
  }
}

extension UIEnvironment {
  /// The window that gets presses and keys; nil where none is.
  package var keyWindow: UIWindow? { keyWindows.current }

  /// The app's windows, from back to front, without those of keyboard and status bar.
  var appWindows: [UIWindow] { windows.filter { !$0.isSystemWindow } }

  /// The app's frontmost visible window; nil where none is shown.
  var frontWindow: UIWindow? { windows.last { !$0.isHidden && !$0.isSystemWindow } }

  /// Puts a window in front of the others of its level.
  func bringToFront(_ window: UIWindow) {
    var order = windows
    order.removeAll(identicalTo: window)
    let index = order.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue } ?? order.endIndex
    order.insert(window, at: index)
    windows = order
  }
}
