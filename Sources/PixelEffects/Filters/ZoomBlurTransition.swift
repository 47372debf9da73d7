import CoreGraphics

/// The picture smears outwards as in a fast zoom, and settles as the new one: GPUImage's zoom blur on the way of gl-transitions'
/// CrossZoom.
public struct ZoomBlurTransition: PixelTransition {
  /// How far a pixel is smeared towards the middle at half-time, in parts of its distance; counts as 0…0.9.
  public var strength = 0.4
  /// The middle of the zoom, in 0…1 of the picture's sides.
  public var center = CGPoint(x: 0.5, y: 0.5)

  /// A zoom into the middle.
  public init() {}

  /// Averages 64 pictures of different sizes, in six rounds of two.
  public func picture(at progress: Double, from old: PixelPicture, to new: PixelPicture) -> PixelPicture {
    let progress = progress.usable(in: 0...1, else: 0)
    let amount = PixelBlend.smoothStep(progress, from: 0.3, to: 0.7)
    var picture = old.mixed(with: new, PixelBlend.part(amount))
    let most = strength.usable(in: 0...0.9, else: 0.4) * 4 * progress * (1 - progress)
    // The last of the 64 is by `most` smaller than the first.
    var size = EngineMath.pow(1 - most, 1.0 / 63)
    for _ in 0..<6 {
      picture = Self.averaged(picture, with: size, about: center)
      size *= size
    }
    return picture
  }

  /// The mean of a picture and of itself at another size.
  private static func averaged(_ picture: PixelPicture, with size: Double, about center: CGPoint) -> PixelPicture {
    let factor = Int((size * 65_536).rounded())
    let middle = (
      x: Int(Double(center.x).usable(in: -10...10, else: 0.5) * Double(picture.width) * 256),
      y: Int(Double(center.y).usable(in: -10...10, else: 0.5) * Double(picture.height) * 256)
    )
    return picture.read { source in
      // A row of the other size, mixed from the two that it lies between; then along the row.
      var line = [UInt32](repeating: 0, count: picture.width + 1)
      return picture.redrawn { y, row in
        let sourceY = middle.y + ((y * 256 - middle.y) * factor) >> 16
        source.row(sourceY, into: &line)
        line.withUnsafeBufferPointer { line in
          for x in row.indices {
            let sourceX = min(max(middle.x + ((x * 256 - middle.x) * factor) >> 16, 0), (row.count - 1) * 256)
            let (left, across) = (sourceX >> 8, UInt32(truncatingIfNeeded: sourceX & 255))
            row[x] = PixelBlend.mix(source.at(x, y), PixelBlend.mix(line[left], line[left + 1], across), 128)
          }
        }
      }
    }
  }
}
