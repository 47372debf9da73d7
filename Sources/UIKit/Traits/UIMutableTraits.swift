import Foundation

/// Traits that can be set: those of a collection under construction, or overrides.
public protocol UIMutableTraits {
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The pixels per point; 0 for unspecified.
  var displayScale: CGFloat { get set }
  /// Light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The level, on which backgrounds depend in dark appearance.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The size of text that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast of colours.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The weight of text.
  var legibilityWeight: UILegibilityWeight { get set }
}

/// The traits as plain values; unspecified leaves a trait open.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified

  /// Whether nothing is specified.
  var isEmpty: Bool { self == TraitValues() }

  /// Whether other traits than the level differ.
  func differApartFromLevel(from other: TraitValues) -> Bool {
    var leveled = self
    leveled.userInterfaceLevel = other.userInterfaceLevel
    return leveled != other
  }

  /// Overrides the traits that another set specifies.
  mutating func override(with other: TraitValues) {
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.displayScale > 0 { displayScale = other.displayScale }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
  }
}
