import CoreGraphics
import Foundation

/// Converts numbers to a transform, so that an animation of `transform` can interpolate angles, factors or distances
///
public final class CAValueFunction: NSObject, Sendable {
  /// The function's name.
  public let name: CAValueFunctionName
  private let components: [AnimationComponent]

  /// The function of a name; nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard let components = name.components else { return nil }
    (self.name, self.components) = (name, components)
  }

  /// The numbers of a transform's components, one or an array of three; nil for other values.
  package func arguments(of value: AnimationValue) -> AnimationValue? {
    let numbers = components.compactMap { component -> Double? in
      guard case .transform = value, case .number(let number)? = component.value(in: value) else { return nil }
      return number
    }
    guard numbers.count == components.count else { return nil }
    return numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
  }

  /// The transform of one number or of an array; the identity for an array of another length.
  package func transform(of value: AnimationValue) -> AnimationValue {
    let numbers: [Double]
    switch value {
    case .number(let number): numbers = [number]
    case .numbers(let array): numbers = array
    default: numbers = []
    }
    var whole = AnimationValue.transform(CATransform3DIdentity)
    guard numbers.count == components.count else { return whole }
    for (component, number) in zip(components, numbers) {
      whole = component.setting(.number(number), in: whole) ?? whole
    }
    return whole
  }
}

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
