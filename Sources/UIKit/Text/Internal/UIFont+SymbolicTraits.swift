import CoreGraphics

extension UIFont {
  /// Whether the letters are bold, italic, or of one width; of an installed font, by its name.
  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    switch typeface {
    case .system(let weight, let isItalic, _):
      var traits: UIFontDescriptor.SymbolicTraits = isItalic ? .traitItalic : []
      if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
      return traits
    case .named(let face, _): return Self.traits(ofFontNamed: face.postScriptName)
    }
  }

  private static func traits(ofFontNamed name: String) -> UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if name.contains("Bold") || name.contains("Black") || name.contains("Heavy") { traits.insert(.traitBold) }
    if name.contains("Italic") || name.contains("Oblique") { traits.insert(.traitItalic) }
    if name.contains("Mono") || name.contains("Courier") { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the font of the family with some traits; nil where there is none.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont? {
    if traits == symbolicTraits { return self }
    switch typeface {
    case .system(let weight, _, let features):
      if traits.contains(.traitMonoSpace) {
        let base = UIFont(name: "DejaVuSansMono", size: pointSize)
        return base?.symbolicTraits == traits ? base : base?.with(traits)
      }
      let isBold = traits.contains(.traitBold)
      let boldness = weight.rawValue >= Weight.semibold.rawValue ? weight : .semibold
      let lightness = weight.rawValue >= Weight.semibold.rawValue ? .regular : weight
      return UIFont(
        size: pointSize, weight: isBold ? boldness : lightness, isItalic: traits.contains(.traitItalic),
        features: features)
    case .named:
      let names = UIFont.fontNames(forFamilyName: familyName).filter { Self.traits(ofFontNamed: $0) == traits }
      return names.min { ($0.count, $0) < ($1.count, $1) }.flatMap { UIFont(name: $0, size: pointSize) }
    }
  }

  /// Creates the font at another size, in points.
  convenience init(_ font: UIFont, size: CGFloat) {
    switch font.typeface {
    case .system(let weight, let isItalic, let features):
      self.init(size: size, weight: weight, isItalic: isItalic, features: features)
    case .named(let face, let features): self.init(face, size: size, features: features)
    }
  }

  /// The OpenType features that are on.
  var features: [String] {
    switch typeface {
    case .system(_, _, let features): features
    case .named(_, let features): features
    }
  }

  /// Returns the font in another weight; of an installed font, the family's bold or regular face, where there is one.
  func withWeight(_ weight: Weight) -> UIFont {
    switch typeface {
    case .system(_, let isItalic, let features):
      return UIFont(size: pointSize, weight: weight, isItalic: isItalic, features: features, scaling: scaling)
    case .named:
      let isBold = weight.rawValue >= Weight.semibold.rawValue
      let traits = isBold ? symbolicTraits.union(.traitBold) : symbolicTraits.subtracting(.traitBold)
      return with(traits) ?? self
    }
  }

  /// Returns the font with more OpenType features.
  func adding(_ more: [String]) -> UIFont {
    let all = features + more.filter { !features.contains($0) }
    switch typeface {
    case .system(let weight, let isItalic, _):
      return UIFont(
        size: pointSize, weight: weight, isItalic: isItalic, features: all, scaling: scaling, legibility: legibility)
    case .named(let face, _): return UIFont(face, size: pointSize, features: all, scaling: scaling)
    }
  }
}
