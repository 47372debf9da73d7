import CoreGraphics

extension Array: Interpolatable where Element: Interpolatable {
  /// Interpolates element by element; arrays of different lengths switch at one half.
  package static func interpolate(from: [Element], to: [Element], fraction: Double) -> [Element] {
    guard from.count == to.count else { return fraction < 0.5 ? from : to }
    return zip(from, to).map { .interpolate(from: $0, to: $1, fraction: fraction) }
  }

  /// The sums of the elements; nil for arrays of different lengths.
  package func adding(_ other: [Element]) -> [Element]? {
    combined(with: other) { $0.adding($1) }
  }

  /// The differences of the elements; nil for arrays of different lengths.
  package func subtracting(_ other: [Element]) -> [Element]? {
    combined(with: other) { $0.subtracting($1) }
  }

  private func combined(with other: [Element], _ operation: (Element, Element) -> Element?) -> [Element]? {
    guard count == other.count else { return nil }
    var result: [Element] = []
    for (mine, its) in zip(self, other) {
      guard let value = operation(mine, its) else { return nil }
      result.append(value)
    }
    return result
  }
}
