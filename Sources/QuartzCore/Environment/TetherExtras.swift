/// What others keep beside an object: it goes with it.
@MainActor package protocol TetherExtras: AnyObject {
  /// A value of the object may have changed.
  func valuesMayHaveChanged()
  /// Whether somebody still observes values of the object.
  var isObserved: Bool { get }
}
