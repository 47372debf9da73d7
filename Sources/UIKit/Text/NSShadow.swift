import CoreGraphics
import QuartzCore

/// What letters cast on what lies behind them, as an attribute of a text; lengths are in points.
///
/// No `NSObject` here: Foundation on Linux traps when it compares objects in attributed strings.
public class NSShadow: Hashable, TextShadowSource {
  /// Where the shadow lies: to the right and downwards.
  public var shadowOffset = CGSize.zero
  /// How soft its edges are; half of it is the standard deviation, at most 256 pixels. 0 is sharp.
  public var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, black and a third opaque unless set; nil casts nothing.
  public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow right behind the letters.
  public init() {}

  /// The shadow in a layout: clear without a colour, or with lengths that are not finite; nil for a colour of another kind.
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

  /// Hashes what the shadow looks like.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
  }
}
