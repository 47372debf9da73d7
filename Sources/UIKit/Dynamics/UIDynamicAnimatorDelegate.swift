import QuartzCore

/// The delegate of a dynamic animator.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator is about to run, for the first time or again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when everything is at rest, or the reference view has left its window.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
