/// The object behind each ``WeakReference`` to a target, which clears it in its `deinit` (Decision 10).
package final class WeakHandle: Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) private var link: Unmanaged<AnyObject>?
  /// State beside the target, released with it.
  @exclusivity(unchecked) nonisolated(unsafe) package var associatedState: (any AssociatedState)?

  package init(_ target: AnyObject) {
    link = Unmanaged.passUnretained(target)
  }

  /// The object; nil once its base class is deinitialized.
  package var target: AnyObject? { link?.takeUnretainedValue() }

  /// Clears all references to the target, and releases its associated state.
  package func clear() {
    link = nil
    associatedState = nil
  }
}
