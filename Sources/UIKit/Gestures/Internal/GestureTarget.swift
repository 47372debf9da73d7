import QuartzCore

/// Whom a gesture tells.
@MainActor struct GestureTarget {
  private let reference: UnretainedObject
  let action: Selector

  init(object: AnyObject, action: Selector) {
    reference = UnretainedObject(object)
    self.action = action
  }

  /// The target, until it is gone.
  var object: AnyObject? { reference.object }
}
