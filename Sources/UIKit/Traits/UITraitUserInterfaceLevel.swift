/// The level on which a part of the screen stands.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Takes the trait from one set of traits to another.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.userInterfaceLevel = source.userInterfaceLevel
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceLevel != other.userInterfaceLevel
  }
}
