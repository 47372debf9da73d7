/// A weak reference to a dynamic animator.
struct WeakDynamicAnimator {
  weak var animator: UIDynamicAnimator?
}

extension UIEnvironment {
  /// The dynamic animators that move items, in the order in which they began.
  package var runningDynamicAnimators: [UIDynamicAnimator] {
    dynamicAnimators.compactMap(\.animator).filter(\.isRunning)
  }

  /// Registers an animator that begins to run.
  func registerRunning(_ animator: UIDynamicAnimator) {
    dynamicAnimators.removeAll { $0.animator == nil || $0.animator?.isRunning == false || $0.animator === animator }
    dynamicAnimators.append(WeakDynamicAnimator(animator: animator))
  }
}
