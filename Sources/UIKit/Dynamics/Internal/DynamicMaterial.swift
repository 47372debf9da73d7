import CoreGraphics

/// The properties of a body that item behaviors have set; the others are nil.
struct DynamicMaterial: Equatable {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var allowsRotation: Bool?
  var isAnchored: Bool?
  var charge: CGFloat?

  /// Copies the properties that another material has set.
  mutating func merge(_ other: DynamicMaterial) {
    elasticity = other.elasticity ?? elasticity
    friction = other.friction ?? friction
    density = other.density ?? density
    resistance = other.resistance ?? resistance
    angularResistance = other.angularResistance ?? angularResistance
    allowsRotation = other.allowsRotation ?? allowsRotation
    isAnchored = other.isAnchored ?? isAnchored
    charge = other.charge ?? charge
  }
}
