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
