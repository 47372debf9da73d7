import QuartzCore

/// The motion effects of a view, and what they add to its layer.
struct MotionEffectState {
  var effects: [UIMotionEffect] = []
  /// The key paths to which a value is added.
  var shown: Set<String> = []
}

extension UIView {
  func add(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(identicalTo: effect) else { return }
    motionEffectState = motionEffectState ?? MotionEffectState()
    motionEffectState?.effects.append(effect)
    uiEnvironment.tilt.views.removeAll { $0.target == nil || $0.target === self }
    uiEnvironment.tilt.views.append(WeakReference(self))
    showMotionEffects()
  }

  func remove(_ effect: UIMotionEffect) {
    motionEffectState?.effects.removeAll(identicalTo: effect)
    showMotionEffects()
  }

  /// Adds the effects' values to the layer, as animations that do not move; none while motion is reduced.
  func showMotionEffects() {
    guard let state = motionEffectState else { return }
    let group = UIMotionEffectGroup()
    group.motionEffects = uiEnvironment.motion.isReduced ? [] : state.effects
    let values = group.keyPathsAndRelativeValues(forViewerOffset: uiEnvironment.tilt.offset) ?? [:]
    for path in state.shown where values[path] == nil { backingLayer.remove { $0.key == Self.motionKey(path) } }
    for (path, value) in values.sorted(by: { $0.key < $1.key }) {
      let animation = CABasicAnimation(keyPath: Self.layerPath(path))
      animation.isAdditive = true
      (animation.fromValue, animation.toValue) = (value, value)
      animation.duration = 1e-6
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      backingLayer.add(animation, forKey: Self.motionKey(path))
    }
    motionEffectState?.shown = Set(values.keys)
  }

  private static func motionKey(_ path: String) -> String { "UIMotionEffect.\(path)" }

  /// Returns the layer's key path for one of a view.
  private static func layerPath(_ path: String) -> String {
    if path == "center" || path.hasPrefix("center.") { return "position" + path.dropFirst("center".count) }
    return path.hasPrefix("layer.") ? String(path.dropFirst("layer.".count)) : path
  }
}

/// The angle from which the device is looked at, and the views that follow it.
@MainActor struct Tilt {
  /// The angle, in −1…1 in each direction.
  fileprivate(set) var offset = UIOffset.zero
  fileprivate var views: [WeakReference<UIView>] = []
}

extension UIEnvironment {
  /// Sets the angle from which the device is looked at, clamped to −1…1; directions that are not finite count as 0.
  package func setTilt(_ offset: UIOffset) {
    func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1), 1) : 0 }
    tilt.offset = UIOffset(horizontal: usable(offset.horizontal), vertical: usable(offset.vertical))
    tilt.views.removeAll { $0.target == nil }
    for view in tilt.views { view.target?.showMotionEffects() }
  }
}
