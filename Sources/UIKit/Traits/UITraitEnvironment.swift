/// Something with traits: a view, a view controller, a presentation controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: UITraitChangeObservable {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }
  /// The traits have changed; sent from the outside in.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
