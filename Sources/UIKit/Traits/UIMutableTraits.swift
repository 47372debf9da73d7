import Foundation

/// Traits that can be set one by one: those of a collection in the making, or of overrides.
public protocol UIMutableTraits {
  /// The room across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Pixels per point; 0 where unspecified.
  var displayScale: CGFloat { get set }
  /// The light or the dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The level, on which backgrounds depend in the dark appearance.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The direction of the user's language.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}
