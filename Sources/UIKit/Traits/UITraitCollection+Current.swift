extension UITraitCollection {
  /// The traits that ``performAsCurrent(_:)`` has set.
  @TaskLocal static var scoped: UITraitCollection?

  /// The traits by which dynamic colours resolve without a view: those of the view that draws or lays itself out, or
  /// that gets a change of its traits; else light appearance.
  public static var current: UITraitCollection { scoped ?? UITraitCollection(userInterfaceStyle: .light) }

  /// Runs a closure with these as the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$scoped.withValue(self, operation: actions)
  }
}
