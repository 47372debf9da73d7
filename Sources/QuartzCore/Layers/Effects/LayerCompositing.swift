import CoreGraphics

/// The blend mode of a layer, by the name that iOS gives the filter.
package struct LayerCompositing: Hashable, Sendable {
  /// Apple's name, such as `multiplyBlendMode`.
  package let name: String
  /// The blend mode of the name.
  package let mode: CGBlendMode

  /// The filter of a name; nil for one that is not known.
  package init?(_ name: String) {
    guard let mode = Self.modes[name] else { return nil }
    (self.name, self.mode) = (name, mode)
  }

  private static let modes: [String: CGBlendMode] = [
    "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
    "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight,
    "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
    "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity, "plusL": .plusLighter, "plusD": .plusDarker, "clear": .clear, "copy": .copy,
    "sourceOver": .normal, "sourceIn": .sourceIn, "sourceOut": .sourceOut, "sourceAtop": .sourceAtop,
    "destOver": .destinationOver, "destIn": .destinationIn, "destOut": .destinationOut, "destAtop": .destinationAtop,
    "xor": .xor,
  ]
}
