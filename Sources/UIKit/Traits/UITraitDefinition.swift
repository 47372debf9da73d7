import Foundation

/// A trait's name, as registrations and overrides use it; the ones that UIKit defines conform, such as ``UITraitHorizontalSizeClass``.
public protocol UITraitDefinition {
  /// Takes the trait from one set of traits to another.
  static func copy(from source: some UIMutableTraits, to target: inout some UIMutableTraits)
  /// Whether two collections differ in the trait.
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}

/// Any trait's name.
public typealias UITrait = any UITraitDefinition.Type
