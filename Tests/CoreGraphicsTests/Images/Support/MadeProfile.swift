import Foundation

/// Colour profiles made by hand (ICC.1:2022): a header, three curves, three columns of a matrix.
enum MadeProfile {
  /// Display P3: its primaries under D50, with sRGB's curve.
  static let displayP3 = profile(columns: p3)
  /// The same with an exponent of 2.2 in place of the curve.
  static let p3WithExponent = profile(columns: p3, curve: sampled([563]))
  /// Primaries of sRGB itself.
  static let sRGB = profile(columns: [
    [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
  ])

  static let p3 = [[0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407]]

  static func profile(columns: [[Double]], curve: [UInt8] = formula) -> [UInt8] {
    let tags = ["rTRC", "gTRC", "bTRC", "rXYZ", "gXYZ", "bXYZ"]
    var table = number(tags.count)
    var body: [UInt8] = []
    for (index, tag) in tags.enumerated() {
      let value = index < 3 ? curve : Array("XYZ ".utf8) + number(0) + columns[index - 3].flatMap(fixed)
      table += Array(tag.utf8) + number(132 + 12 * tags.count + body.count) + number(value.count)
      body += value
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(12..<24, with: Array("mntrRGB XYZ ".utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    header.replaceSubrange(0..<4, with: number(128 + table.count + body.count))
    return header + table + body
  }

  /// sRGB's curve as a formula of kind 3.
  static let formula =
    Array("para".utf8) + number(0) + [0, 3, 0, 0]
    + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)

  /// A curve from points of 16 bits; one alone is an exponent of 256ths.
  static func sampled(_ points: [Int]) -> [UInt8] {
    Array("curv".utf8) + number(0) + number(points.count) + points.flatMap { number($0).suffix(2) }
  }

  static func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

  private static func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65_536).rounded())) }
}
