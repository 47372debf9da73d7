import Foundation

extension CGImage {
  /// Decodes a picture of any format that can be read here, told by its first bytes; throws `CGImageError`.
  public convenience init(data: Data) throws {
    switch CGImageFormat(sniffing: data) {
    case .png: try self.init(pngData: data)
    case .jpeg: try self.init(jpegData: data)
    case .webp: try self.init(webpData: data)
    case .gif: try self.init(gifData: data)
    case nil: throw CGImageError.unknown(data)
    }
  }

  /// The part of the picture inside a rectangle in pixels, its edges rounded outwards; nil where they share no pixel.
  public func cropping(to rect: CGRect) -> CGImage? {
    let (left, top) = (Self.whole(rect.minX.rounded(.down), width), Self.whole(rect.minY.rounded(.down), height))
    let (right, bottom) = (Self.whole(rect.maxX.rounded(.up), width), Self.whole(rect.maxY.rounded(.up), height))
    guard let left, let top, let right, let bottom, left < right, top < bottom else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity((right - left) * (bottom - top))
    for row in top..<bottom { pixels += buffer.pixels[row * width + left..<row * width + right] }
    return CGImage(.init(width: right - left, height: bottom - top, pixels: pixels))
  }

  /// A coordinate limited to 0…limit; nil for a NaN.
  private static func whole(_ value: CGFloat, _ limit: Int) -> Int? {
    value.isNaN ? nil : Int(max(0, min(value, CGFloat(limit))))
  }
}
