/// sRGB's values for amounts of light (IEC 61966-2-1), to the nearest.
enum SRGBValues {
  /// The light from which on each value is the nearest one, and above them all.
  private static let begins: [Double] =
    (0...255).map { value in
      value == 0 ? -.infinity : light((Double(value) - 0.5) / 255)
    } + [.infinity]

  /// The value at the beginning of each of 4,096 parts of the way from no light to all of it.
  private static let starts: [UInt8] = {
    var value = 0
    return (0..<4096).map { part in
      while Double(part) / 4096 >= begins[value + 1] { value += 1 }
      return UInt8(value)
    }
  }()

  /// The light of a value in 0…1.
  private static func light(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : EngineMath.pow((value + 0.055) / 1.055, 2.4)
  }

  /// The value nearest to an amount of light, in 0…255; what is less than nothing or more than all is taken for that.
  static func nearest(to light: Double) -> Int {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 255 }
    var value = Int(starts[Int(light * 4096)])
    while light >= begins[value + 1] { value += 1 }
    return value
  }
}
