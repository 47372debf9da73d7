/// The room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Takes the trait from one set of traits to another.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.verticalSizeClass = source.verticalSizeClass
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}
