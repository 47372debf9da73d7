/// The layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Copies the trait.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.layoutDirection = source.layoutDirection
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.layoutDirection != other.layoutDirection
  }
}
