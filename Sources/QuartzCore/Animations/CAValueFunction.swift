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
