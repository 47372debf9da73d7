import QuartzCore

/// Whom a gesture tells.
@MainActor struct GestureTarget {
  private let reference: AnyWeakReference
  let action: Selector

  init(object: AnyObject, action: Selector) {
    reference = AnyWeakReference(object)
    self.action = action
  }

  /// The target, until it is gone.
  var object: AnyObject? { reference.target }
}
