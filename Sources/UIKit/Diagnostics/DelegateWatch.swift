import QuartzCore

/// Remembers that a weak delegate was set, so that its early death can be told from its absence (P-1).
@MainActor final class DelegateWatch {
  private var delegate: UnretainedObject?
  private var wasSet = false

  /// A delegate, or nil, was assigned.
  func assigned(_ delegate: AnyObject?) {
    self.delegate = delegate.map(UnretainedObject.init)
    wasSet = delegate != nil
  }

  /// Whether the delegate that was set is gone; true once for each one set.
  var hasLostDelegate: Bool {
    guard wasSet, delegate?.object == nil else { return false }
    wasSet = false
    return true
  }
}
