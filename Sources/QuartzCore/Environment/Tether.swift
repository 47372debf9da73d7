/// What a reference that must not keep an object holds in its place; the object cuts it when it goes.
///
/// An object that was ever referenced by `weak` keeps a side table, and each retain and release of it is slow from then on,
/// everywhere; a tether costs only those who ask for its object (Decision 10).
package final class Tether: Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) private var link: Unmanaged<AnyObject>?
  /// What others keep beside the object, and what goes with it.
  @exclusivity(unchecked) nonisolated(unsafe) package var extras: (any TetherExtras)?

  package init(_ target: AnyObject) {
    link = Unmanaged.passUnretained(target)
  }

  /// The object, until it is gone.
  package var target: AnyObject? { link?.takeUnretainedValue() }

  /// The object is going.
  package func cut() {
    link = nil
    extras = nil
  }
}
