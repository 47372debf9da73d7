import Foundation

extension CALayer {
  /// The beginning of the layer's time, in its superlayer's time, in seconds.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming("beginTime", newValue, newValue.isFinite) { $0.beginTime = newValue } }
  }
  /// Unused by layers, as in Core Animation.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The rate of time in the layer and below; 0 holds it at `timeOffset` (C-11).
  public var speed: Float {
    get { Float(timing.speed) }
    set { setTiming("speed", newValue, newValue.isFinite) { $0.speed = Double(newValue) } }
  }
  /// Added to the layer's time, in seconds.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming("timeOffset", newValue, newValue.isFinite) { $0.timeOffset = newValue } }
  }
  /// Unused by layers, as in Core Animation.
  public var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }
  /// Unused by layers, as in Core Animation.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Unused by layers, as in Core Animation.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Unused by layers, as in Core Animation.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  private func setTiming<Value>(_ key: String, _ value: Value, _ isValid: Bool, _ change: (inout MediaTiming) -> Void) {
    guard isValid else {
      environment.report(.invalidGeometry(layer: debugName, property: key, value: "\(value)"))
      return
    }
    change(&timing)
  }

  /// Converts a time of another layer (nil: the root's clock) to this layer's time (C-2).
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(atRootTime: layer?.rootTime(atLocalTime: time) ?? time)
  }

  /// Converts a time of this layer to another layer's time (nil: the root's clock).
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let root = rootTime(atLocalTime: time)
    return layer?.localTime(atRootTime: root) ?? root
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

  private func rootTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
    var parent = timing.parentTime(fromLocal: time)
    if let clock { parent = clock.parentTime(atLocalTime: parent) }
    return storedSuperlayer?.rootTime(atLocalTime: parent) ?? parent
  }
}
