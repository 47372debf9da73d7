/// An object that can be referenced by ``Tethered``.
///
/// It keeps `storedTether` and cuts it in its `deinit`.
package protocol Tethering: AnyObject {
  /// Made when it is first asked for.
  nonisolated var storedTether: Tether? { get set }
}

extension Tethering {
  /// What holds on to the object without keeping it.
  nonisolated package var tether: Tether {
    if let storedTether { return storedTether }
    let tether = Tether(self)
    storedTether = tether
    return tether
  }
}
