/// Traits that a view or a controller sets for itself and for what is inside it.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Takes an override away.
  mutating func remove(_ trait: UITrait)
}
