/// Light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Copies the trait.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.userInterfaceStyle = source.userInterfaceStyle
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}
