/// Overrides that a view or a controller sets for itself and everything inside.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes an override.
  mutating func remove(_ trait: UITrait)
}
