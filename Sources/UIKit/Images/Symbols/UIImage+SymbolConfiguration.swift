import CoreGraphics

extension UIImage {
  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// As the surroundings say, else regular.
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unspecified``
    /// (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.unspecified] + Self.weights)
    }

    private static let weights: [SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Returns the font weight that fits the symbol's; the regular one for ``unspecified``.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }

    /// The weight that is nearest to a font's.
    init(nearestTo font: UIFont.Weight) {
      func distance(_ weight: Self) -> CGFloat { abs(weight.fontWeight().rawValue - font.rawValue) }
      self = Self.weights.min { distance($0) < distance($1) } ?? .regular
    }
  }

  /// The size of a symbol beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The medium size.
    case `default` = -1
    /// As the surroundings say, else medium.
    case unspecified = 0
    /// Four fifths of the medium size.
    case small
    /// As tall as a capital with a fifth above and below.
    case medium
    /// 1.28 times the medium size.
    case large

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``unspecified``
    /// (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.unspecified, .default, .small, .medium, .large])
    }
  }

  /// The look of a symbol: the point size and weight of the text beside it, and the scale.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let look: SymbolLook

    init(_ look: SymbolLook, traits: UITraitCollection? = nil) {
      self.look = look
      super.init(traitCollection: traits)
    }

    /// A configuration that specifies nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolLook(scale: scale))
    }

    /// Creates a configuration with the size of text, in points; a size that is not above 0 is not specified.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolLook(pointSize: pointSize))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolLook(weight: weight))
    }

    /// Creates a configuration with the size of text, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolLook(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with the size of text, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolLook(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a font's size and weight.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration with a font's size and weight, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolLook(pointSize: font.pointSize, weight: SymbolWeight(nearestTo: font.symbolWeight), scale: scale))
    }

    /// Creates a configuration with the size and weight of a text style at the user's text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Creates a configuration with the size and weight of a text style at the user's text size, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Returns the configuration without a point size and a weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      var look = look
      (look.pointSize, look.weight) = (nil, .unspecified)
      return made(look, traitCollection)
    }

    /// Returns the configuration without a scale.
    open func configurationWithoutScale() -> Self {
      var look = look
      look.scale = .unspecified
      return made(look, traitCollection)
    }

    /// Returns the configuration without a weight.
    open func configurationWithoutWeight() -> Self {
      var look = look
      look.weight = .unspecified
      return made(look, traitCollection)
    }

    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      let other = otherConfiguration as? SymbolConfiguration
      return made(
        other.map { look.overridden(by: $0.look) } ?? look, otherConfiguration?.traitCollection ?? traitCollection)
    }

    override func copied(with traits: UITraitCollection?) -> Self {
      made(look, traits)
    }

    private func made(_ look: SymbolLook, _ traits: UITraitCollection?) -> Self {
      SymbolConfiguration(look, traits: traits) as? Self ?? self
    }

    /// Whether an object is an equal configuration.
    open override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.look == look
    }

    /// Hashes the look.
    open override var hash: Int { look.hashValue }
  }
}

/// The values of a symbol's configuration.
struct SymbolLook: Hashable, Sendable {
  /// The size of the text beside the symbol, in points; nil for 17.
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight
  var scale: UIImage.SymbolScale

  init(
    pointSize: CGFloat? = nil, weight: UIImage.SymbolWeight = .unspecified, scale: UIImage.SymbolScale = .unspecified
  ) {
    self.pointSize = pointSize.flatMap { $0.isFinite && $0 > 0 ? min($0, Self.largest) : nil }
    (self.weight, self.scale) = (weight, scale)
  }

  /// The largest point size; a symbol of a larger one has this.
  private static let largest: CGFloat = 1024

  /// Returns this look with what another one specifies.
  func overridden(by other: SymbolLook) -> SymbolLook {
    SymbolLook(
      pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale)
  }
}
