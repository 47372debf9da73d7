import QuartzCore

/// Delegates that are never called.
extension Diagnostic {
  /// P-1: a delegate was released before it was used.
  static func delegateReleased(owner: String, property: String) -> Diagnostic {
    Diagnostic(
      identifier: "delegate-released",
      happened: "The \(property) of \(owner) was set, and the object is gone before it was used.",
      reason:
        "Delegates are weak, so a delegate that nothing else retains is released at once, and the custom transition is silently not used.",
      remedy: "Keep the delegate in a property of something that lives as long as the controller.")
  }

  /// a subclass has an optional method that its conforming superclass does not have.
  package static func optionalMethodNotCalled(
    _ method: String, of type: String, base: String, adopted: OptionalProtocol
  )
    -> Diagnostic
  {
    Diagnostic(
      identifier: "optional-method-not-called",
      happened:
        "\(type) has \(method), and nothing calls it: \(base), its superclass, adopts \(adopted.rawValue) without it.",
      reason:
        "In Objective-C an optional method is found in any subclass; in Swift alone it is bound in the class that adopts the protocol.",
      remedy:
        "Add the method to \(base) and override it, or, where \(base) can't be edited, let \(type) adopt \(adopted.rawValue)Overriding as well."
    )
  }
}

/// Watches a weak delegate: whether it was released after it was set (P-1).
@MainActor final class DelegateWatch {
  private var delegate: AnyWeakReference?
  private var wasSet = false

  /// Called when a delegate, or nil, was set.
  func assigned(_ delegate: AnyObject?) {
    self.delegate = delegate.map(AnyWeakReference.init)
    wasSet = delegate != nil
  }

  /// Whether the delegate was released; true once for each one that was set.
  var hasLostDelegate: Bool {
    guard wasSet, delegate?.target == nil else { return false }
    wasSet = false
    return true
  }
}
