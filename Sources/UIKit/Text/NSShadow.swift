import CoreGraphics
import QuartzCore

/// What letters cast on what lies behind them, as an attribute of a text; lengths are in points.
///
/// No `NSObject` here: Foundation on Linux traps when it compares objects in attributed strings.
public class NSShadow: Hashable, TextShadowSource {
  /// Where the shadow lies: to the right and downwards.
  public var shadowOffset = CGSize.zero
  /// How soft its edges are; half of it is the standard deviation. 0 is sharp.
  public var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, black and a third opaque unless set; nil casts nothing.
  public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow right behind the letters.
  public init() {}

  /// The shadow in a layout; nothing for lengths that are not finite, and no value for a colour of another kind.
  package var textShadow: TextShadow?? {
    guard let shadowColor else { return .some(nil) }
    guard let color = (shadowColor as? any TextColorSource)?.textColor else { return nil }
    guard shadowOffset.isFinite, shadowBlurRadius.isFinite else { return .some(nil) }
    return TextShadow(offset: shadowOffset, blur: max(0, shadowBlurRadius), color: color)
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
