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
