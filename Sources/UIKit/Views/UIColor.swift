import QuartzCore

/// A colour of views: constant, or one that depends on traits.
///
/// It is not an `NSObject`, because attributed strings contain colours, and Foundation on Linux traps when it compares
/// objects in them.
open class UIColor: Hashable, CustomStringConvertible, @unchecked Sendable {
  private enum Source: Sendable {
    case plain(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// The Core Graphics colour; of a dynamic colour, that under the current traits.
  open var cgColor: CGColor {
    if case .plain(let color) = source { return color }
    return resolvedColor(with: .current).cgColor
  }

  /// Whether the colour is of a class or of one below it, as for an `NSObject`.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == aClass }
  }

  /// Creates a clear colour, for which Apple documents no components.
  public convenience init() {
    self.init(white: 0, alpha: 0)
  }

  /// Creates a colour from one of Core Graphics.
  public init(cgColor: CGColor) {
    source = .plain(cgColor)
  }

  /// Creates a colour that a closure resolves by traits.
  ///
  /// A view with it as its background updates when its traits change; drawing has the view's traits as the current
  /// ones.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// Returns the colour under some traits, which does not depend on traits any more.
  ///
  /// A closure that returns the colour itself, or dynamic colours nested more than 16 levels, gives a clear colour.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
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

  /// Creates a colour from red, green, blue and alpha in 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from red, green, blue and alpha in Display P3, in 0…1.
  ///
  /// Its components are read in sRGB, as on an iPhone: a colour outside of that gamut has some below 0 or above 1.
  /// The screen here has sRGB's gamut and shows the nearest colour.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey from white and alpha in 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation, brightness and alpha in 0…1.
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

  /// Returns the colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if isDynamic { return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) } }
    return UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
  }

  /// Writes the components; returns true, because every colour is in sRGB.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha; returns true, because every colour is in sRGB.
  ///
  /// A grey has the hue 0.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = HueComponents(cgColor)
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes the grey of the same luminance and the alpha; returns true, because every colour is in sRGB.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    white?.pointee = Luminance.grey(of: cgColor)
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Sets the fill and stroke colour of the current context.
  open func set() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(cgColor)
    context.setStrokeColor(cgColor)
  }

  /// Sets the fill colour of the current context.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke colour of the current context.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Whether two colours have the same components; a dynamic colour equals only itself.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    guard case .plain(let color) = lhs.source, case .plain(let other) = rhs.source else { return lhs === rhs }
    return color == other
  }

  /// Whether an object is an equal colour.
  open func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor) == self
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    if case .plain(let color) = source { hasher.combine(color) } else { hasher.combine(ObjectIdentifier(self)) }
  }

  /// A hash that equal colours share.
  open var hash: Int { hashValue }

  /// The components, for debugging.
  open var description: String {
    "red \(cgColor.red) green \(cgColor.green) blue \(cgColor.blue) alpha \(cgColor.alpha)"
  }
}

/// A `UIColor` may be an attribute of a text.
extension UIColor: TextColorSource {
  /// The colour under the current traits.
  package var textColor: CGColor { cgColor }
}
