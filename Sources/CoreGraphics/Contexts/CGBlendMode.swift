/// How what is drawn meets what is there already.
public enum CGBlendMode: Int32, Hashable, Sendable, Codable, CaseIterable {
  /// Laid over it.
  case normal
  /// The modes of layered pictures.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// The modes that mix hue, saturation and brightness.
  case hue, saturation, color, luminosity
  /// Takes what is there away.
  case clear
  /// Replaces it.
  case copy
  /// The other modes of Porter and Duff.
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// Sums of darkness and of light.
  case plusDarker, plusLighter
}
