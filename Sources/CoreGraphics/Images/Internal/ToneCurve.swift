/// How much light a value of a colour profile's channel stands for (ICC.1:2022, 10.6 and 10.18), for each of 256 values.
struct ToneCurve {
  /// Light for each value, in 0…1.
  let light: [Double]

  /// The curve at a place of a profile; nil where it is of no kind that is known.
  init?(_ profile: ByteReader, at place: Int) {
    var curve: (Double) -> Double
    if profile.has("curv", at: place), let count = profile.number(at: place + 8, bytes: 4) {
      guard count <= 1 << 16 else { return nil }
      let points = (0..<count).compactMap { profile.number(at: place + 12 + 2 * $0, bytes: 2).map(Double.init) }
      guard points.count == count else { return nil }
      curve = Self.sampled(points)
    } else if profile.has("para", at: place), let kind = profile.number(at: place + 8, bytes: 2) {
      let counts = [1, 3, 4, 5, 7]
      guard counts.indices.contains(kind) else { return nil }
      let numbers = (0..<counts[kind]).compactMap { profile.fixed(at: place + 12 + 4 * $0) }
      guard numbers.count == counts[kind] else { return nil }
      curve = Self.formula(kind, numbers)
    } else {
      return nil
    }
    light = (0..<256).map { value in
      let result = curve(Double(value) / 255)
      return result > 0 ? min(result, 1) : 0
    }
  }

  /// No point is a straight line, one point an exponent, more are the curve itself.
  private static func sampled(_ points: [Double]) -> (Double) -> Double {
    guard points.count > 1 else {
      let exponent = points.first.map { $0 / 256 } ?? 1
      return { EngineMath.pow($0, exponent) }
    }
    return { x in
      let place = x * Double(points.count - 1)
      let index = min(Int(place), points.count - 2)
      let part = place - Double(index)
      return (points[index] * (1 - part) + points[index + 1] * part) / 65_535
    }
  }

  /// g, then a and b, then c, then d, then e and f: a power, below some value a line.
  private static func formula(_ kind: Int, _ n: [Double]) -> (Double) -> Double {
    func power(_ x: Double) -> Double { EngineMath.pow(max(0, n[1] * x + n[2]), n[0]) }
    switch kind {
    case 0: return { x in EngineMath.pow(x, n[0]) }
    case 1: return { x in x >= -n[2] / n[1] ? power(x) : 0 }
    case 2: return { x in x >= -n[2] / n[1] ? power(x) + n[3] : n[3] }
    case 3: return { x in x >= n[4] ? power(x) : n[3] * x }
    default: return { x in x >= n[4] ? power(x) + n[5] : n[3] * x + n[6] }
    }
  }
}
