/// The names of functions from numbers to transforms; angles are in radians, distances in points.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name's text.
  public let rawValue: String

  /// A name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An angle about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// An angle about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// An angle about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// An array of three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// An array of three distances.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A distance along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A distance along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A distance along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  /// The components of a transform that the function's numbers set; nil for an unknown name.
  var components: [AnimationComponent]? {
    switch self {
    case .rotateX: [.rotationX]
    case .rotateY: [.rotationY]
    case .rotateZ: [.rotationZ]
    case .scale: [.scaleX, .scaleY, .scaleZ]
    case .scaleX: [.scaleX]
    case .scaleY: [.scaleY]
    case .scaleZ: [.scaleZ]
    case .translate: [.translationX, .translationY, .translationZ]
    case .translateX: [.translationX]
    case .translateY: [.translationY]
    case .translateZ: [.translationZ]
    default: nil
    }
  }
}
