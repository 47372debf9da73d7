import QuartzCore

/// A target of a recognizer, with its action.
@MainActor struct GestureTarget {
  private let reference: AnyWeakReference
  let action: Selector

  init(object: AnyObject, action: Selector) {
    reference = AnyWeakReference(object)
    self.action = action
  }

  /// The target; nil when it was released.
  var object: AnyObject? { reference.target }
}
