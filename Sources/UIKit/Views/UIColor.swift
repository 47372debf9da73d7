import QuartzCore

/// A colour, as views use it: always the same, or another one under other traits.
///
/// No `NSObject` here: attributed strings hold colours, and Foundation on Linux traps when it compares objects in them.
public class UIColor: Hashable, CustomStringConvertible, @unchecked Sendable {
  private enum Source: Sendable {
    case plain(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// The colour as Core Graphics has it; that of a dynamic one under the traits that are current.
  public var cgColor: CGColor {
    if case .plain(let color) = source { return color }
    return resolvedColor(with: .current).cgColor
  }

  /// A colour of Core Graphics.
  public init(cgColor: CGColor) {
    source = .plain(cgColor)
  }

  /// A colour that a block chooses by the traits of where it is shown.
  ///
  /// A view that shows it as its background follows when its traits change; drawing sees the view's traits as the current ones.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// The colour under some traits, which no longer depends on any.
  ///
  /// A block that answers with itself, or with dynamic colours more than 16 deep, makes no colour: it is clear.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    for _ in 0...16 {
      guard case .dynamic(let provider) = color.source else { return color }
      color = UITraitCollection.$scoped.withValue(traitCollection) { provider(traitCollection) }
    }
    return UIColor(cgColor: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0))
  }

  /// Whether the colour depends on traits.
  package var isDynamic: Bool {
    if case .dynamic = source { true } else { false }
  }

  /// A colour from red, green, blue and opacity in 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey from white and opacity in 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from hue, saturation, brightness and opacity in 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
    case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
    case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
    case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
    case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
    default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
    }
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if isDynamic { return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) } }
    return UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
  }

  /// Writes the components; always possible, since every colour here is in sRGB.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Whether two colours have the same components; dynamic ones are equal to themselves alone.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    guard case .plain(let color) = lhs.source, case .plain(let other) = rhs.source else { return lhs === rhs }
    return color == other
  }

  /// Whether something is an equal colour.
  public func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor) == self
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    if case .plain(let color) = source { hasher.combine(color) } else { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The same for equal colours.
  public var hash: Int { hashValue }

  /// The components, for a person.
  public var description: String {
    "red \(cgColor.red) green \(cgColor.green) blue \(cgColor.blue) alpha \(cgColor.alpha)"
  }
}
