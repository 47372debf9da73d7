import CoreGraphics
import Foundation
import Rendering

/// A filter of a layer's pixels, or of those behind it, for ``CALayer/filters`` or ``CALayer/backgroundFilters``.
///
/// Apple's filter class for layers is not public; types and keys are those that it uses. A filter is a value: set the
/// array again after a change, or change an input by a key path such as `filters.blur.inputRadius`, which can be
/// animated.
public struct CAFilter: Hashable, Sendable {
  /// The type, such as `gaussianBlur`.
  public let type: String
  /// The name by which key paths find the filter; its type unless set.
  public var name: String
  /// Whether the filter is applied.
  public var isEnabled = true
  private var numbers: [String: Double] = [:]
  private var color: CGColor?
  private var matrix: [CGFloat]?

  /// A filter of a type with its default inputs; nil for an unknown type.
  ///
  /// Known types are `gaussianBlur` (`inputRadius`, points), `colorSaturate` and `colorBrightness` (`inputAmount`),
  /// `colorInvert`, `multiplyColor` and `tintColor` (`inputColor`) and `colorMatrix` (`inputColorMatrix`, four rows of
  /// five numbers).
  public init?(type: String) {
    self.type = type
    name = type
    switch type {
    case "gaussianBlur": numbers["inputRadius"] = 0
    case "colorSaturate": numbers["inputAmount"] = 1
    case "colorBrightness": numbers["inputAmount"] = 0
    case "colorInvert": break
    case "multiplyColor": color = .white
    case "tintColor": color = .clear
    case "colorMatrix": matrix = Self.identity
    default: return nil
    }
  }

  /// The input of a key: a number, a `CGColor`, or an array of numbers; nil if the type has no such input.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "inputColor": color
    case "inputColorMatrix": matrix
    default: numbers[key]
    }
  }

  /// Sets an input; an input that the type lacks, or a value of another type, is ignored.
  ///
  /// - Returns: whether the input was set.
  @discardableResult
  public mutating func setValue(_ value: Any?, forKey key: String) -> Bool {
    switch (key, value) {
    case ("inputColor", let value as CGColor) where color != nil: color = value
    case ("inputColorMatrix", let value as [CGFloat]) where matrix != nil && Self.isMatrix(value): matrix = value
    default:
      guard numbers[key] != nil, case .number(let number)? = AnimationValue(value) else { return false }
      numbers[key] = number
    }
    return true
  }

  /// An input as an animation moves it.
  package func animationValue(forKey key: String) -> AnimationValue? {
    key == "inputColor" ? color.map(AnimationValue.color) : numbers[key].map(AnimationValue.number)
  }

  /// The renderer's filter; nil if it changes nothing.
  package var renderFilter: RenderFilter? {
    guard isEnabled else { return nil }
    let amount = CGFloat(numbers["inputAmount"] ?? 0)
    switch type {
    case "gaussianBlur":
      let radius = CGFloat(max(0, numbers["inputRadius"] ?? 0))
      return radius > 0 ? .blur(radius: radius) : nil
    case "colorSaturate": return amount == 1 ? nil : .saturation(amount)
    case "colorBrightness": return amount == 0 ? nil : .colorMatrix(Self.diagonal(1, 1, 1, 1, adding: amount))
    case "colorInvert": return .colorMatrix(Self.diagonal(-1, -1, -1, 1, adding: 1))
    case "multiplyColor":
      guard let color else { return nil }
      return .colorMatrix(Self.diagonal(color.red, color.green, color.blue, color.alpha, adding: 0))
    case "tintColor": return color.flatMap { $0.alpha > 0 ? .tint($0) : nil }
    default: return matrix.flatMap { $0 == Self.identity ? nil : .colorMatrix($0) }
    }
  }

  private static let identity = diagonal(1, 1, 1, 1, adding: 0)

  private static func diagonal(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, adding addend: CGFloat
  ) -> [CGFloat] {
    [
      red, 0, 0, 0, addend,
      0, green, 0, 0, addend,
      0, 0, blue, 0, addend,
      0, 0, 0, alpha, 0,
    ]
  }

  private static func isMatrix(_ value: [CGFloat]) -> Bool {
    value.count == 20 && value.allSatisfy(\.isFinite)
  }
}

/// An input of one of a layer's filters, named by a key path such as `filters.blur.inputRadius`.
package struct FilterProperty: Hashable, Sendable {
  /// Whether the filter is one of ``LayerEffects/backgroundFilters``.
  package let isBackground: Bool
  /// The filter's name.
  package let filter: String
  /// The input's key.
  package let key: String

  /// The input that the rest of a key path names; nil if its first component is no array of filters.
  package init?(array: String, tail: String) {
    guard array == "filters" || array == "backgroundFilters" else { return nil }
    let parts = tail.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    isBackground = array == "backgroundFilters"
    filter = String(parts[0])
    key = String(parts[1])
  }

  /// The whole key path.
  package var name: String {
    "\(isBackground ? "backgroundFilters" : "filters").\(filter).\(key)"
  }

  /// Whether the layer has the filter, and the filter the input.
  package func exists(in state: LayerEffects) -> Bool {
    found(in: state)?.animationValue(forKey: key) != nil
  }

  /// The input's value.
  package func value(in state: LayerEffects) -> AnimationValue {
    found(in: state)?.animationValue(forKey: key) ?? .none
  }

  /// Sets a value; returns whether there is such an input and the kind fits.
  package func set(_ value: AnimationValue, in state: inout LayerEffects) -> Bool {
    let array: WritableKeyPath<LayerEffects, [CAFilter]> = isBackground ? \.backgroundFilters : \.filters
    guard let index = state[keyPath: array].firstIndex(where: { $0.name == filter }) else { return false }
    return state[keyPath: array][index].setValue(value.anyValue, forKey: key)
  }

  private func found(in state: LayerEffects) -> CAFilter? {
    (isBackground ? state.backgroundFilters : state.filters).first { $0.name == filter }
  }
}
