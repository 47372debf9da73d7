import QuartzCore

/// An effect on a view that follows the angle from which the device is looked at; subclasses compute its values.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect without values.
  public override init() {
    super.init()
  }

  /// Returns nil: effects are made in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns the values to add to properties by their key paths, such as `center.x`; nil for none.
  ///
  /// - Parameter viewerOffset: the angle, in −1…1 of the largest one in each direction.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Several effects as one.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; values of the same key path are added.
  @exclusivity(unchecked) open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    var sums: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      sums.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:], uniquingKeysWith: Self.sum)
    }
    return sums.isEmpty ? nil : sums
  }

  private static func sum(_ first: Any, _ second: Any) -> Any {
    AnimationValue(first).flatMap { one in AnimationValue(second).flatMap(one.adding) }?.anyValue ?? second
  }
}
