/// The level of the user interface.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Copies the trait.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.userInterfaceLevel = source.userInterfaceLevel
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceLevel != other.userInterfaceLevel
  }
}
