/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Copies the trait.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.userInterfaceIdiom = source.userInterfaceIdiom
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceIdiom != other.userInterfaceIdiom
  }
}
