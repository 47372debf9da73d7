/// The tone curve of a colour profile's channel (ICC.1:2022, 10.6 and 10.18): the linear light of each of 256 values.
struct ToneCurve {
  /// The linear light of each value, in 0…1.
  let light: [Double]

  /// Reads the curve at an offset of a profile; nil for an unsupported kind.
  init?(_ profile: ByteReader, at offset: Int) {
    var curve: (Double) -> Double
    if profile.has("curv", at: offset), let count = profile.number(at: offset + 8, bytes: 4) {
      guard count <= 1 << 16 else { return nil }
      let points = (0..<count).compactMap { profile.number(at: offset + 12 + 2 * $0, bytes: 2).map(Double.init) }
      guard points.count == count else { return nil }
      curve = Self.sampled(points)
    } else if profile.has("para", at: offset), let kind = profile.number(at: offset + 8, bytes: 2) {
      let counts = [1, 3, 4, 5, 7]
      guard counts.indices.contains(kind) else { return nil }
      let numbers = (0..<counts[kind]).compactMap { profile.fixed(at: offset + 12 + 4 * $0) }
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

  /// Without points a straight line, with one point an exponent, with more the sampled curve.
  private static func sampled(_ points: [Double]) -> (Double) -> Double {
    guard points.count > 1 else {
      let exponent = points.first.map { $0 / 256 } ?? 1
      return { EngineMath.pow($0, exponent) }
    }
    return { x in
      let position = x * Double(points.count - 1)
      let index = min(Int(position), points.count - 2)
      let part = position - Double(index)
      return (points[index] * (1 - part) + points[index + 1] * part) / 65_535
    }
  }

  /// A power function with parameters g, a, b, c, d, e and f, as many as its kind has; below a threshold a line.
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

/// sRGB's transfer function (IEC 61966-2-1), to the nearest value.
enum SRGBTransferFunction {
  /// The least light of each value, and infinity at the end.
  private static let begins: [Double] =
    (0...255).map { value in
      value == 0 ? -.infinity : light((Double(value) - 0.5) / 255)
    } + [.infinity]

  /// The value at the beginning of each of 4,096 intervals of light.
  private static let starts: [UInt8] = {
    var value = 0
    return (0..<4096).map { part in
      while Double(part) / 4096 >= begins[value + 1] { value += 1 }
      return UInt8(value)
    }
  }()

  /// Returns the linear light of a value in 0…1.
  private static func light(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : EngineMath.pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the value in 0…255 nearest to an amount of light, which is clamped.
  static func nearest(to light: Double) -> Int {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 255 }
    var value = Int(starts[Int(light * 4096)])
    while light >= begins[value + 1] { value += 1 }
    return value
  }
}
