import Foundation

/// Scales fonts and lengths as the text of a style grows with the user's preference.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of ``UIFont/TextStyle/body``.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Creates metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns a font at its scaled size; it scales again where a view adjusts fonts.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
  }

  /// Returns a font at its scaled size, with a largest size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font at its size under some traits; nil for the current ones.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font at its size under some traits, with a largest size in points that is not above 0 for none.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let limit = maximumPointSize.isFinite && maximumPointSize > 0 ? maximumPointSize : nil
    let scaling = FontScaling(style: style, baseSize: font.pointSize, maximum: limit)
    return font.withSize(scaling.size(in: .effective(traitCollection))).withScaling(scaling)
  }

  /// Returns a length at its scaled size.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length at its size under some traits; nil for the current ones.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * style.size(in: .effective(traitCollection)) / style.size(in: .large)
  }
}
