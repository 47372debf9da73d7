import Foundation

/// A class whose instances take values from a proxy when they enter a window.
///
/// A proxy is an instance of the class that is never shown. Each property that Apple marks as `UI_APPEARANCE_SELECTOR`
/// is recorded when it is set on a proxy; instances take it when they enter a window, unless it was set on them before.
/// Later changes of a proxy reach views that enter a window afterwards. See Decision 39.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of all instances of the class, and of its subclasses.
  static func appearance() -> Self
  /// Returns the proxy of the instances inside containers: the first type is the inmost.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the proxy of the instances whose traits contain some traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy of the instances with some traits inside containers: the first type is the inmost.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
