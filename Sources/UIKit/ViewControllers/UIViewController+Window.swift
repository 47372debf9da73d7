import QuartzCore

/// How a view's way into or out of its window concerns its controller's appearance.
enum WindowMove {
  /// Not at all.
  case none
  /// The view is in a window with an ancestor, and its uncontained controller has not been called (T-36).
  case addedWithAncestor
  /// An animator has shown everything but the view, which is in no window though its controller appears (T-129).
  case leftOut
  /// The view was put into a window, and appears once the turn's changes are committed (T-141).
  case added
  /// The view is being removed from the window, which ends the appearance.
  case removing
}

/// What a controller hears of its view's coming to a window and leaving it, beside what its container sends.
extension UIViewController {
  /// The view is about to be taken out of a window: the appearance ends with it (T-36, T-120).
  func viewWillLeaveWindow() {
    guard appearsWithWindow else { return }
    // T-36: the disappearance is sent even though the appearance was not.
    if windowMove == .addedWithAncestor, enclosingController == nil, appearance == .disappeared { markAppeared() }
    guard appearance == .appeared || windowMove == .added else { return }
    windowMove = .removing
    beginAppearanceTransition(false, animated: false)
  }

  /// The view has come to a window, or has left it: without containment (T-36), or inside a parent that is on the screen (T-32).
  ///
  /// - Parameter withAncestor: whether it was not the view itself that was added or removed, but one that it lies in.
  func viewDidMove(to window: UIWindow?, from oldWindow: UIWindow?, withAncestor: Bool) {
    let wasLeaving = windowMove == .removing
    if windowMove != .added || window == nil { windowMove = .none }
    if wasLeaving { return endAppearanceTransition() }
    if window != nil { reportIfOutsideParent() }
    guard appearsWithWindow, window?.rootViewController !== self else { return }
    if window != nil, oldWindow == nil {
      if withAncestor, enclosingController == nil {
        if appearance == .disappeared { windowMove = .addedWithAncestor }
      } else {
        appear()
      }
    } else if window == nil, oldWindow != nil {
      disappear()
    }
  }

  /// Whether the view's own coming and going tells the controller: a container that calls its children itself does it alone.
  private var appearsWithWindow: Bool {
    if ownDriver?.sendsAppearance(to: self) == true { return false }
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current.ignoresWindowMoves { return false }
      ancestor = current.enclosingController
    }
    // A controller presented in a context appears with the context, or with the context's surroundings (T-68).
    guard let parent = storedParent else { return enclosingController?.appearsWithWindow ?? true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && !parent.forwardsAppearanceItself
  }

  private func appear() {
    guard appearance == .disappeared else { return }
    switch enclosingAppearance {
    case nil:
      windowMove = .added
      beginAppearanceTransition(true, animated: false)
      environment.runAfterCommit { [link = WeakReference(self)] in link.target?.endAppearanceAfterCommit() }
    case .appeared:
      beginAppearanceTransition(true, animated: false)
      endAppearanceTransition()
    case .appearing:
      // In the parent's own viewWillAppear the child is in time for what is forwarded (T-170).
      if let parent = storedParent, !(parent.isSendingAppearance && parent.awaitsIsAppearing) {
        environment.note(.childOfAppearingParent)
      }
      // The parent's end is told to this child as well.
      beginAppearanceTransition(true, animated: enclosingController?.appearanceIsAnimated ?? false)
    case .disappearing, .disappeared: break
    }
  }

  /// The turn's changes are committed: the view that was put into a window has appeared, unless it was told since that it goes (T-141).
  private func endAppearanceAfterCommit() {
    guard windowMove == .added else { return }
    windowMove = .none
    if appearance == .appearing { endAppearanceTransition() }
  }

  private func disappear() {
    if let parentView = storedParent?.viewIfLoaded, viewInContainerIfLoaded?.isDescendant(of: parentView) ?? false {
      return
    }
    switch appearance {
    case .appeared, .appearing:
      guard enclosingController != nil || appearance == .appeared else { return }
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
    case .disappearing where enclosingController != nil:
      // The parent's end will not reach a child whose view is gone.
      endAtNextCall()
      endAppearanceTransition()
    case .disappearing, .disappeared: break
    }
  }
}
