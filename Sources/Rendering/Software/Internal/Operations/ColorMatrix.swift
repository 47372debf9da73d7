import CoreGraphics
import Raster

/// A colour matrix: each new channel is a weighted sum of the old, unpremultiplied ones; transparent pixels stay
/// transparent.
struct ColorMatrix: Hashable {
  /// Rows for red, green, blue and alpha, each with four factors and an addend, times 65,536; the addend times 255
  /// more.
  private let rows: [Int]

  /// Creates a matrix from four rows of five numbers; nil for another count or for numbers that are not finite.
  init?(_ numbers: [Double]) {
    guard numbers.count == 20, numbers.allSatisfy(\.isFinite) else { return nil }
    rows = numbers.enumerated().map { index, number in
      let clamped = min(max(number, -4096), 4096)
      return Int((clamped * (index % 5 == 4 ? 65_536 * 255 : 65_536)).rounded())
    }
  }

  /// Creates the matrix of a filter; nil for a blur and for invalid numbers.
  init?(_ filter: RenderFilter) {
    switch filter {
    case .blur: return nil
    case .colorMatrix(let numbers): self.init(numbers.map { Double($0) })
    case .saturation(let amount):
      guard amount.isFinite else { return nil }
      // Luminance factors of sRGB.
      let grey = [0.2126, 0.7152, 0.0722].map { $0 * (1 - amount) }
      var numbers = [Double](repeating: 0, count: 20)
      for row in 0..<3 {
        for column in 0..<3 { numbers[row * 5 + column] = grey[column] + (row == column ? amount : 0) }
      }
      numbers[18] = 1
      self.init(numbers)
    case .tint(let color):
      let alpha = clampedUnit(color.alpha)
      var numbers = [Double](repeating: 0, count: 20)
      for (row, value) in [color.red, color.green, color.blue].enumerated() {
        numbers[row * 6] = 1 - alpha
        numbers[row * 5 + 4] = clampedUnit(value) * alpha
      }
      numbers[18] = 1
      self.init(numbers)
    }
  }

  /// Creates the matrix that multiplies by a colour.
  init?(factor color: CGColor) {
    var numbers = [Double](repeating: 0, count: 20)
    for (row, value) in [color.red, color.green, color.blue, color.alpha].enumerated() {
      numbers[row * 6] = clampedUnit(value)
    }
    self.init(numbers)
  }

  /// Transforms a run of premultiplied pixels.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    // Neighbouring pixels are mostly equal.
    var (before, after): (UInt32, UInt32) = (0, 0)
    for index in 0..<count where pixels[index] != 0 {
      if pixels[index] != before {
        before = pixels[index]
        after = transformed(before)
      }
      pixels[index] = after
    }
  }

  /// Returns the transformed bitmap.
  func apply(to buffer: PixelBuffer) -> PixelBuffer {
    var result = buffer
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      if let base = pixels.baseAddress { apply(to: base, count: pixels.count) }
    }
    return result
  }

  private func transformed(_ pixel: UInt32) -> UInt32 {
    let alpha = Int(pixel >> 24)
    guard alpha > 0 else { return pixel }
    func straight(_ shift: UInt32) -> Int { (Int(pixel >> shift & 255) * 255 + alpha / 2) / alpha }
    let (red, green, blue) = (straight(16), straight(8), straight(0))
    func channel(_ row: Int) -> UInt32 {
      let at = row * 5
      let sum = rows[at] * red + rows[at + 1] * green + rows[at + 2] * blue + rows[at + 3] * alpha + rows[at + 4]
      return UInt32(min(max((sum + 32_768) >> 16, 0), 255))
    }
    let newAlpha = channel(3)
    func premultiplied(_ row: Int) -> UInt32 { PixelMath.multiply(channel(row), newAlpha) }
    return newAlpha << 24 | premultiplied(0) << 16 | premultiplied(1) << 8 | premultiplied(2)
  }
}
