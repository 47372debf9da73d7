import Foundation

/// What a visual effect view does to what lies behind it or inside it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// An effect that does nothing by itself.
  public override nonisolated init() {
    super.init()
  }

  /// Itself: effects never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
