import QuartzCore

/// The move of a view to or from its window, as it concerns its controller's appearance.
enum WindowMove {
  /// No move.
  case none
  /// The view is in a window with an ancestor, and its controller, which has no parent, was not called (T-36).
  case addedWithAncestor
  /// An animator has not added the view, which is in no window while its controller appears (T-129).
  case leftOut
  /// The view was added to a window, and appears when the turn's changes are committed (T-141).
  case added
  /// The view is being removed from the window, which ends the appearance.
  case removing
}

/// The callbacks that the window of a view causes, beside those of containers.
extension UIViewController {
  /// Ends the appearance, because the view is about to be removed from its window (T-36, T-120).
  func viewWillLeaveWindow() {
    guard appearsWithWindow else { return }
    // The disappearance is sent even though the appearance was not (T-36).
    if windowMove == .addedWithAncestor, enclosingController == nil, appearance == .disappeared { markAppeared() }
    guard appearance == .appeared || windowMove == .added else { return }
    windowMove = .removing
    beginAppearanceTransition(false, animated: false)
  }

  /// Updates the appearance when the view has moved to a window or from it, without a parent (T-36) or in a shown one
  /// (T-32).
  ///
  /// - Parameter withAncestor: whether an ancestor was added or removed, and not the view itself.
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

  /// Whether the view's window decides on the appearance: not in containers that send callbacks themselves.
  private var appearsWithWindow: Bool {
    if ownDrivers.contains(where: { $0.sendsAppearance(to: self) }) { return false }
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current.ignoresWindowMoves { return false }
      ancestor = current.enclosingController
    }
    // A controller presented in a context appears with the context, or with the controller around it (T-68).
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
      // In the parent's own viewWillAppear the child still gets the forwarded call (T-170).
      if let parent = storedParent, !(parent.isSendingAppearance && parent.awaitsIsAppearing) {
        environment.note(.childOfAppearingParent)
      }
      // The parent's end is forwarded to this child too.
      beginAppearanceTransition(true, animated: enclosingController?.appearanceIsAnimated ?? false)
    case .disappearing, .disappeared: break
    }
  }

  /// Ends the appearance of a view that was added to a window, after the commit, unless it has been reversed (T-141).
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
      // Because the child's view has gone, the parent's end is not forwarded to it.
      endAtNextCall()
      endAppearanceTransition()
    case .disappearing, .disappeared: break
    }
  }
}
