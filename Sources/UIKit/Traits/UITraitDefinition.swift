import Foundation

/// A trait, for registrations and overrides, such as ``UITraitHorizontalSizeClass``.
public protocol UITraitDefinition {
  /// Copies the trait.
  static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits)
  /// Whether two collections differ in the trait.
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// Any trait.
public typealias UITrait = any UITraitDefinition.Type

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

/// The pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Copies the trait.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.displayScale = source.displayScale
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.displayScale != other.displayScale
  }
}

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

/// The size of text that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Copies the trait.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.preferredContentSizeCategory = source.preferredContentSizeCategory
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}

/// The contrast of colours.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Copies the trait.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.accessibilityContrast = source.accessibilityContrast
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.accessibilityContrast != other.accessibilityContrast
  }
}

/// The weight of text.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Copies the trait.
  public static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits) {
    target.legibilityWeight = source.legibilityWeight
  }

  /// Whether two collections differ in the trait.
  public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.legibilityWeight != other.legibilityWeight
  }
}
