/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Copies the trait.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.verticalSizeClass = source.verticalSizeClass
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}
