import QuartzCore

/// Hears when a dynamic animator begins to move things and when everything has come to rest.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator is about to run, for the first time or again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything is at rest, or the reference view has left its window.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
