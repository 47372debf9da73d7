import UIKit

/// A picture of the sample app: a landscape that the program paints itself.
struct Photo: Hashable, Sendable {
  /// A colour from 0xRRGGBB.
  struct Tint: Hashable, Sendable {
    var hex: UInt32

    /// The colour.
    var color: UIColor {
      func channel(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
      return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }
  }

  let title: String
  let place: String
  /// The sky from its top to the horizon.
  let sky: [Tint]
  let sun: Tint
  /// The sun's place and radius in a picture of side 1.
  let sunPlace: CGPoint
  let sunRadius: CGFloat
  /// The hills from the farthest to the nearest.
  let hills: [Tint]
  /// Heights along each hill, from the picture's top, in a picture of side 1.
  let ridges: [[CGFloat]]

  /// The photos of the sample app.
  static let all = [
    photo(
      "First Light", "Lofoten, 5:12", [0x2B3A67, 0xE9896A, 0xFFD9A0], sun: 0xFFF3D6, at: (0.55, 0.36, 0.07),
      [0x8C6C93, 0x5A4A7A, 0x2E2A52],
      [[0.62, 0.5, 0.58, 0.46, 0.6], [0.74, 0.66, 0.6, 0.7, 0.62], [0.9, 0.84, 0.88, 0.78, 0.84]]),
    photo(
      "High Noon", "Dolomites, 12:03", [0x2F7FD8, 0x8CC4F2, 0xDDF0FA], sun: 0xFFFFFF, at: (0.25, 0.22, 0.05),
      [0x9DB4C8, 0x5F8F6B, 0x2F6B45],
      [[0.5, 0.36, 0.54, 0.32, 0.5], [0.66, 0.7, 0.58, 0.66, 0.72], [0.82, 0.78, 0.86, 0.8, 0.74]]),
    photo(
      "Dunes", "Erg Chebbi, 17:40", [0x5B8FC9, 0xF4C98B, 0xFBE3BE], sun: 0xFFE9B8, at: (0.5, 0.42, 0.09),
      [0xE0A15E, 0xC97F42, 0x9A5529],
      [[0.6, 0.56, 0.62, 0.54, 0.58], [0.72, 0.62, 0.7, 0.76, 0.66], [0.88, 0.94, 0.8, 0.84, 0.92]]),
    photo(
      "Moonrise", "Hokkaido, 21:18", [0x0B1030, 0x24306B, 0x6C6FB2], sun: 0xF3F1E4, at: (0.74, 0.24, 0.06),
      [0x3D4480, 0x252B5C, 0x12163A],
      [[0.58, 0.62, 0.44, 0.6, 0.56], [0.7, 0.62, 0.72, 0.66, 0.74], [0.84, 0.88, 0.8, 0.9, 0.82]]),
    photo(
      "Fog", "Black Forest, 7:55", [0xB9C7CF, 0xDDE4E6, 0xF3F1EC], sun: 0xFFFDF5, at: (0.32, 0.3, 0.07),
      [0xB3C0C2, 0x839A98, 0x4E6A66],
      [[0.54, 0.5, 0.56, 0.52, 0.46], [0.66, 0.6, 0.7, 0.62, 0.66], [0.8, 0.76, 0.72, 0.84, 0.78]]),
  ]

  private static func photo(
    _ title: String, _ place: String, _ sky: [UInt32], sun: UInt32, at sunPlace: (CGFloat, CGFloat, CGFloat),
    _ hills: [UInt32], _ ridges: [[CGFloat]]
  ) -> Photo {
    Photo(
      title: title, place: place, sky: sky.map(Tint.init), sun: Tint(hex: sun),
      sunPlace: CGPoint(x: sunPlace.0, y: sunPlace.1), sunRadius: sunPlace.2, hills: hills.map(Tint.init),
      ridges: ridges)
  }
}
