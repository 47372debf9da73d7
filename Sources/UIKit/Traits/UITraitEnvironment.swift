/// An object with traits: a view, a view controller, a presentation controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: UITraitChangeObservable {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed, from the outside in.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
