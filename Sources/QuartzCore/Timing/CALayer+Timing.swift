import Foundation

extension CALayer {
  func setTiming<Value>(_ key: String, _ value: Value, _ isValid: Bool, _ change: (inout MediaTiming) -> Void) {
    guard isValid else {
      environment.report(.invalidGeometry(layer: debugName, property: key, value: "\(value)"))
      return
    }
    change(&timing)
  }

  /// The layer's local time at a time of its superlayer: a transition's clock is applied first, then C-1.
  package func localTime(atParentTime time: CFTimeInterval) -> CFTimeInterval {
    guard hasOwnTime else { return time }
    return timing.localTime(fromParent: clock?.localTime(atParentTime: time) ?? time)
  }

  /// The layer's own time at a time of the clock.
  package func localTime(atRootTime time: CFTimeInterval) -> CFTimeInterval {
    guard let layer = firstInSuperlayerChain({ $0.hasOwnTime })?.takeUnretainedValue() else { return time }
    return layer.localTime(atParentTime: layer.storedSuperlayer?.localTime(atRootTime: time) ?? time)
  }

  nonisolated func timeMayHaveChanged() {
    hasOwnTime = clock != nil || !timing.isPlain
  }

  func rootTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
    var parent = timing.parentTime(fromLocal: time)
    if let clock { parent = clock.parentTime(atLocalTime: parent) }
    return storedSuperlayer?.rootTime(atLocalTime: parent) ?? parent
  }
}
