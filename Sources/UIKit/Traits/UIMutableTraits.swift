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
}
