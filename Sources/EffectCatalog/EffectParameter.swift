import TransitionEffects
import UIKit

/// A number of an effect that can be changed.
public struct EffectParameter: Hashable, Sendable {
  /// The property's name.
  public let name: String
  /// The values that it can have.
  public let range: ClosedRange<Double>
  /// The value that a new animator has.
  public let standard: Double
  /// Whether only whole numbers are valid.
  public let isWhole: Bool

  /// The parameter for an effect's duration, in seconds.
  static func duration(_ standard: Double) -> EffectParameter {
    EffectParameter(name: "duration", range: 0.1...3, standard: standard, isWhole: false)
  }

  /// The nearest valid value; the standard one where the value is not finite.
  public func usable(_ value: Double) -> Double {
    let value = value.usable(in: range, else: standard)
    return isWhole ? value.rounded() : value
  }

  /// A value as Swift source, with three significant digits.
  public func written(_ value: Double) -> String {
    guard !isWhole else { return "\(Int(value))" }
    var unit = 0.001
    while unit * 100 < value.magnitude { unit *= 10 }
    // By division, because a power of ten below 1 is not exact.
    let rounded =
      unit < 1 ? (value * (1 / unit).rounded()).rounded() / (1 / unit).rounded() : (value / unit).rounded() * unit
    return rounded == rounded.rounded() && rounded.magnitude < 1e6 ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// A property of an animator or of a pixel transition.
///
/// A number with a range can be changed by a slider: it is a parameter of the effect. The documentation's table names
/// all of them.
@MainActor struct EffectProperty<Root> {
  let name: String
  /// The accessors of a number; nil for a property that no slider changes.
  private let number:
    (range: ClosedRange<Double>, isWhole: Bool, read: (Root) -> Double, write: (inout Root, Double) -> Void)?

  /// A property without a slider; the path only makes the compiler check that it exists.
  init(_ name: String, _: PartialKeyPath<Root>) {
    (self.name, number) = (name, nil)
  }

  init(_ name: String, _ path: WritableKeyPath<Root, Double>, _ range: ClosedRange<Double>) {
    self.name = name
    number = (range, false, { $0[keyPath: path] }, { $0[keyPath: path] = $1 })
  }

  init(_ name: String, _ path: WritableKeyPath<Root, CGFloat>, _ range: ClosedRange<Double>) {
    self.name = name
    number = (range, false, { Double($0[keyPath: path]) }, { $0[keyPath: path] = CGFloat($1) })
  }

  init(_ name: String, _ path: WritableKeyPath<Root, Int>, _ range: ClosedRange<Double>) {
    self.name = name
    number = (range, true, { Double($0[keyPath: path]) }, { $0[keyPath: path] = Int($1) })
  }

  /// The property as a parameter, with its value on a new animator as the standard; nil for a property that no slider
  /// changes.
  func parameter(of root: Root) -> EffectParameter? {
    number.map { EffectParameter(name: name, range: $0.range, standard: $0.read(root), isWhole: $0.isWhole) }
  }

  /// Gives a property that is a parameter the value of a tunable number.
  func tune(_ root: inout Root, of animator: EffectAnimator, named owner: String) {
    guard let number else { return }
    let present = number.read(root)
    let tuned = animator.tuned(present, "\(owner) · \(name)", in: number.range, isWhole: number.isWhole)
    if tuned != present { number.write(&root, tuned) }
  }

  /// Sets the properties that are parameters, in their order, as far as there are values.
  static func set(_ properties: [EffectProperty], of root: inout Root, to values: some Sequence<Double>) {
    for (number, value) in zip(properties.compactMap(\.number), values) { number.write(&root, value) }
  }
}
