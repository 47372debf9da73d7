import CoreGraphics
import QuartzCore

/// The shadow of glyphs, as an attribute of a text; lengths are in points.
///
/// It is not an `NSObject`, because Foundation on Linux traps when it compares objects in attributed strings.
public class NSShadow: Hashable, TextShadowSource {
  /// The offset of the shadow, to the right and downwards.
  public var shadowOffset = CGSize.zero
  /// The blur radius, twice the standard deviation, which is at most 256 pixels; 0 for a sharp shadow.
  public var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black with an alpha of one third by default, and nil for no shadow.
  public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without offset and blur.
  public init() {}

  /// The shadow for a layout: clear without a colour, or with lengths that are not finite; nil for a colour of another
  /// type.
  package var textShadow: DropShadow? {
    let isUsable = shadowColor != nil && shadowOffset.isFinite && shadowBlurRadius.isFinite
    guard isUsable, let shadowColor else { return DropShadow(offset: .zero, blur: 0, color: .clear) }
    let color = (shadowColor as? any TextColorSource)?.textColor
    return color.map { DropShadow(offset: shadowOffset, blur: max(0, shadowBlurRadius), color: $0) }
  }

  /// Whether two shadows look the same.
  public static func == (lhs: NSShadow, rhs: NSShadow) -> Bool {
    lhs.shadowOffset == rhs.shadowOffset && lhs.shadowBlurRadius == rhs.shadowBlurRadius
      && lhs.textShadow == rhs.textShadow
  }

  /// Hashes the values of the shadow.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
  }
}
