import QuartzCore

/// An effect that moves a property between two relative values as the device tilts.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction in which the device tilts.
  public enum EffectType: Int, Sendable {
    /// To the sides.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``tiltAlongHorizontalAxis``
    /// (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.tiltAlongHorizontalAxis, .tiltAlongVerticalAxis])
    }
  }

  /// The key path of the view's property.
  open var keyPath: String { path }
  private let path: String
  /// The direction.
  open var type: EffectType { direction }
  private let direction: EffectType
  /// The value to add at the angle −1: a number, a point, a size or a transform; nil for no effect.
  @exclusivity(unchecked) open var minimumRelativeValue: Any?
  /// The value to add at the angle 1; nil for no effect.
  @exclusivity(unchecked) open var maximumRelativeValue: Any?

  /// Creates an effect on the property of a key path.
  public init(keyPath: String, type: EffectType) {
    path = keyPath
    direction = type
    super.init()
  }

  /// Returns nil: effects are made in code.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns the value between the two, in proportion to the angle in the effect's direction.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let minimum = minimumRelativeValue, let low = AnimationValue(minimum),
      let high = AnimationValue(maximumRelativeValue)
    else { return nil }
    let angle = direction == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let value = low.interpolated(to: high, fraction: Double((angle + 1) / 2)) else { return nil }
    return value.anyValue.map { [path: $0] }
  }
}
