extension UITraitCollection {
  /// The traits that ``performAsCurrent(_:)`` has set.
  @TaskLocal static var scoped: UITraitCollection?

  /// The traits by which dynamic colours are chosen where no view is named: those of the view that draws or lays itself out, and of
  /// an owner of traits that hears of their change; else the light appearance.
  public static var current: UITraitCollection { scoped ?? UITraitCollection(userInterfaceStyle: .light) }

  /// Runs a body in which these are the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$scoped.withValue(self, operation: actions)
  }
}
