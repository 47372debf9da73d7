/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Copies the trait.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.horizontalSizeClass = source.horizontalSizeClass
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}
