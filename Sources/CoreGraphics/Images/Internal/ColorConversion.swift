/// A conversion from an image's colour profile, such as Display P3, to sRGB: each colour to the nearest value, colours
/// out of gamut clipped.
///
/// Supports profiles of three channels with curves and a matrix (ICC.1:2022, 8.4.3), which cameras and screens have.
struct ColorConversion {
  private let curves: [ToneCurve]
  /// Maps the linear light of the three channels to that of sRGB's, row by row.
  private let matrix: [Double]

  /// Maps linear light relative to a profile's white, D50, to sRGB's channels: the inverse of the matrix in sRGB's own
  /// profile.
  private static let fromWhite: [Double] = [
    3.1338561, -1.6168667, -0.4906146, -0.9787684, 1.9161415, 0.0334540, 0.0719453, -0.2289914, 1.4052427,
  ]

  /// Fails for profiles of other kinds, damaged ones, and those equal to sRGB.
  init?(profile bytes: [UInt8]) {
    let profile = ByteReader(bytes)
    guard profile.has("RGB XYZ ", at: 16), profile.has("acsp", at: 36),
      let count = profile.number(at: 128, bytes: 4), count <= 256
    else { return nil }
    var offsets: [Int: Int] = [:]
    for index in 0..<count {
      let entry = 132 + 12 * index
      guard let tag = profile.number(at: entry, bytes: 4), let offset = profile.number(at: entry + 4, bytes: 4) else {
        return nil
      }
      offsets[tag] = offset
    }
    func offset(_ tag: String) -> Int? { offsets[tag.utf8.reduce(0) { $0 << 8 | Int($1) }] }

    let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tag in offset(tag).flatMap { ToneCurve(profile, at: $0) } }
    let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap { tag -> [Double]? in
      guard let offset = offset(tag), profile.has("XYZ ", at: offset) else { return nil }
      let numbers = (0..<3).compactMap { profile.fixed(at: offset + 8 + 4 * $0) }
      return numbers.count == 3 ? numbers : nil
    }
    guard curves.count == 3, columns.count == 3 else { return nil }
    self.curves = curves
    matrix = (0..<9).map { (index: Int) -> Double in
      let (row, column) = (index / 3 * 3, columns[index % 3])
      var sum = Self.fromWhite[row] * column[0]
      sum += Self.fromWhite[row + 1] * column[1]
      sum += Self.fromWhite[row + 2] * column[2]
      return sum
    }
    if isIdentity { return nil }
  }

  /// Whether greys and the three primaries change by at most one value, as with rounded profiles of sRGB itself.
  private var isIdentity: Bool {
    (0...255).allSatisfy { value in
      [[value, value, value], [value, 0, 0], [0, value, 0], [0, 0, value]].allSatisfy { color in
        let (red, green, blue) = converted(color[0], color[1], color[2])
        return abs(red - color[0]) <= 1 && abs(green - color[1]) <= 1 && abs(blue - color[2]) <= 1
      }
    }
  }

  private func converted(_ red: Int, _ green: Int, _ blue: Int) -> (Int, Int, Int) {
    let light = SIMD3(curves[0].light[red], curves[1].light[green], curves[2].light[blue])
    return (nearest(0, to: light), nearest(3, to: light), nearest(6, to: light))
  }

  /// Returns the value of one of sRGB's channels, whose row of the matrix begins at an index.
  private func nearest(_ row: Int, to light: SIMD3<Double>) -> Int {
    SRGBTransferFunction.nearest(to: matrix[row] * light.x + matrix[row + 1] * light.y + matrix[row + 2] * light.z)
  }

  /// Converts pixels of four bytes, red, green, blue and straight alpha.
  func convert(_ rgba: inout [UInt8]) {
    for start in stride(from: 0, to: rgba.count - 3, by: 4) {
      let color = converted(Int(rgba[start]), Int(rgba[start + 1]), Int(rgba[start + 2]))
      (rgba[start], rgba[start + 1], rgba[start + 2]) = (UInt8(color.0), UInt8(color.1), UInt8(color.2))
    }
  }

  /// Converts opaque pixels, 0xAARRGGBB.
  func convert(_ pixels: inout [UInt32]) {
    for index in pixels.indices {
      let pixel = pixels[index]
      let color = converted(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
      pixels[index] = pixel & 0xFF00_0000 | UInt32(color.0) << 16 | UInt32(color.1) << 8 | UInt32(color.2)
    }
  }
}
