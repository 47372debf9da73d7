/// State that other modules attach to an object. It is found through the object's ``WeakHandle`` and released with it.
@MainActor package protocol AssociatedState: AnyObject {
  /// A value of the object may have changed.
  func valuesMayHaveChanged()
  /// Whether values of the object are observed.
  var isObserved: Bool { get }
}
