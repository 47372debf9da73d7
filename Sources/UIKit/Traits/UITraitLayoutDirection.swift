/// The direction of the user's language.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Takes the trait from one set of traits to another.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.layoutDirection = source.layoutDirection
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.layoutDirection != other.layoutDirection
  }
}
