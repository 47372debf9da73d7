/// The rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's text.
  public let rawValue: String

  /// A mode from its text; an unknown one does not rotate the layer.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
