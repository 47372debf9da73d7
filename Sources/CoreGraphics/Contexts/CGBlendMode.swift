/// The mode in which a source is composited with the pixels beneath.
public enum CGBlendMode: Int32, Hashable, Sendable, Codable, CaseIterable {
  /// Source over.
  case normal
  /// Separable blend modes.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// Blend modes of hue, saturation and brightness.
  case hue, saturation, color, luminosity
  /// Clears the pixels.
  case clear
  /// Replaces the pixels.
  case copy
  /// The other Porter–Duff modes.
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// The sum of darkness, and the sum of light.
  case plusDarker, plusLighter
}

extension CGBlendMode {
  /// Whether the mode also changes pixels that the source does not cover.
  package var affectsUncoveredPixels: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
