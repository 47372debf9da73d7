import Foundation

/// An effect of a visual effect view on what lies behind it or inside it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// Creates an effect that does nothing.
  public override nonisolated init() {
    super.init()
  }

  /// Returns the effect itself, because effects are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
