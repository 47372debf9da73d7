/// Red, green and blue in 0…1, not premultiplied, with the brightness and saturation of the blend modes.
struct StraightColor {
  var red, green, blue: Double

  init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates the straight colour of a premultiplied pixel that is not transparent.
  init(_ pixel: UInt32) {
    let alpha = Double(pixel >> 24)
    func channel(_ shift: UInt32) -> Double { min(Double(pixel >> shift & 255) / alpha, 1) }
    self.init(red: channel(16), green: channel(8), blue: channel(0))
  }

  var brightness: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
  var saturation: Double { max(red, green, blue) - min(red, green, blue) }

  /// Returns the colour with another difference between its greatest and its least channel, the least being zero.
  func withSaturation(_ value: Double) -> StraightColor {
    let (low, range) = (min(red, green, blue), saturation)
    guard range > 0 else { return StraightColor(red: 0, green: 0, blue: 0) }
    return map { ($0 - low) * value / range }
  }

  /// Returns the colour with another brightness; channels out of range are moved towards grey.
  func withBrightness(_ value: Double) -> StraightColor {
    let shift = value - brightness
    let moved = map { $0 + shift }
    let (low, high) = (min(moved.red, moved.green, moved.blue), max(moved.red, moved.green, moved.blue))
    let grey = moved.brightness
    if low < 0 { return moved.map { grey + ($0 - grey) * grey / (grey - low) } }
    if high > 1 { return moved.map { grey + ($0 - grey) * (1 - grey) / (high - grey) } }
    return moved
  }

  private func map(_ body: (Double) -> Double) -> StraightColor {
    StraightColor(red: body(red), green: body(green), blue: body(blue))
  }
}
