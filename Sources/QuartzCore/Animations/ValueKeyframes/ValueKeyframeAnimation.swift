import Foundation

/// An animation through values at times, as UIView's keyframes make it (C-50).
@MainActor package final class ValueKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  package var values: [AnimationValue] = [] { didSet { measure() } }
  /// Their times in 0…1, never falling; as many as values.
  package var times: [Double] = []
  /// How values in between are found.
  package var mode = KeyframeMode.linear { didSet { measure() } }
  /// For the paced modes: how much of the whole way lies before each sample, of which there are ``samples`` a part.
  private var lengths: [Double] = []

  private static let samples = 32

  package override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? ValueKeyframeAnimation { (copy.times, copy.mode, copy.values) = (times, mode, values) }
    return copy
  }

  package override func value(
    atProgress progress: Double, seconds: CFTimeInterval, underlying: AnimationValue
  ) -> AnimationValue? {
    guard values.count > 1, times.count == values.count else { return values.first }
    switch mode {
    case .discrete: return values[times.lastIndex { $0 <= progress } ?? 0]
    case .paced, .cubicPaced:
      let place = placeAtOneSpeed(progress)
      return value(in: Int(place), place - place.rounded(.down))
    case .linear, .cubic:
      guard let after = times.firstIndex(where: { $0 > progress }) else { return values[values.count - 1] }
      guard after > 0 else { return values[0] }
      let (start, end) = (times[after - 1], times[after])
      return value(in: after - 1, (progress - start) / (end - start))
    }
  }

  /// The value in the part after one of the values.
  private func value(in part: Int, _ fraction: Double) -> AnimationValue? {
    guard part + 1 < values.count else { return values.last }
    let (from, to) = (values[part], values[part + 1])
    guard mode == .cubic || mode == .cubicPaced else { return from.interpolated(to: to, fraction: fraction) }
    // Beyond an end the curve goes on as it came: its neighbour, mirrored.
    let before = part > 0 ? values[part - 1] : to.interpolated(to: from, fraction: 2)
    let after = part + 2 < values.count ? values[part + 2] : from.interpolated(to: to, fraction: 2)
    guard let before, let after else { return from.interpolated(to: to, fraction: fraction) }
    // The curve of Catmull and Rom, by straight ways only (Barry and Goldman).
    let first = before.interpolated(to: from, fraction: fraction + 1)
    let middle = from.interpolated(to: to, fraction: fraction)
    let last = to.interpolated(to: after, fraction: fraction - 1)
    guard let first, let middle, let last else { return middle }
    let lower = first.interpolated(to: middle, fraction: (fraction + 1) / 2)
    let upper = middle.interpolated(to: last, fraction: fraction / 2)
    guard let lower, let upper else { return middle }
    return lower.interpolated(to: upper, fraction: fraction)
  }

  // MARK: One speed

  private func measure() {
    guard mode == .paced || mode == .cubicPaced, values.count > 1 else { return lengths = [] }
    var sum = 0.0
    var last = values[0]
    lengths = [0]
    for sample in 1...(values.count - 1) * Self.samples {
      let place = Double(sample) / Double(Self.samples)
      let next = value(in: Int(place), place - place.rounded(.down)) ?? last
      sum += last.distance(to: next)
      lengths.append(sum)
      last = next
    }
  }

  /// The place on the way, in parts, at a fraction of its length.
  private func placeAtOneSpeed(_ progress: Double) -> Double {
    guard let whole = lengths.last, whole > 0 else { return progress * Double(values.count - 1) }
    let way = min(max(progress, 0), 1) * whole
    guard let after = lengths.firstIndex(where: { $0 > way }), after > 0 else { return Double(values.count - 1) }
    let (start, end) = (lengths[after - 1], lengths[after])
    return (Double(after - 1) + (way - start) / (end - start)) / Double(Self.samples)
  }
}
