import CPNG
import Foundation
import Raster

extension CGImage {
  /// Decodes PNG data of any kind to premultiplied sRGB, converting profiles such as Display P3; throws `CGImageError`.
  public convenience init(pngData data: Data) throws {
    self.init(try Self.decodePNG(data))
  }

  /// Encodes the image as PNG: 8-bit RGBA with straight alpha, marked as sRGB.
  ///
  /// The same image gives the same bytes with the same libpng and zlib. Throws `CGImageError`.
  public func pngData() throws -> Data {
    try CGImageError.check(width: width, height: height)
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
    defer { png_image_free(&image) }
    let bytes = StraightAlpha.rgbaBytes(of: buffer)
    // Deflate stores incompressible data with a few more bytes for each block, so this is always enough.
    var size = bytes.count + bytes.count / 8 + height + 4096
    var data = Data(count: size)
    let written = data.withUnsafeMutableBytes { target in
      png_image_write_to_memory(&image, target.baseAddress, &size, 0, bytes, Int32(width * 4), nil)
    }
    guard written != 0 else { throw CGImageError.notWritten(format: .png, reason: Self.message(of: image)) }
    return data.prefix(size)
  }

  private static func decodePNG(_ data: Data) throws -> PixelBuffer {
    guard CGImageFormat(sniffing: data) == .png else { throw CGImageError.unknown(data) }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let (essential, conversion) = try PNGChunks(data).essential()
    return try essential.withUnsafeBytes { source in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        throw CGImageError.damaged(format: .png, reason: message(of: image))
      }
      let (width, height) = (Int(image.width), Int(image.height))
      // Deflate compresses to no less than a 1,032nd, and a byte holds at most eight pixels.
      try CGImageError.check(
        width: width, height: height, bytes: source.count, maxPixelsPerByte: 8 * 1032, format: .png)
      image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR)
      // Files without colour information are sRGB, also with 16 bits per channel.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      var rgba = [UInt8](repeating: 0, count: width * height * 4)
      guard png_image_finish_read(&image, nil, &rgba, Int32(width * 4), nil) != 0 else {
        throw CGImageError.damaged(format: .png, reason: message(of: image))
      }
      conversion?.convert(&rgba)
      return StraightAlpha.buffer(width: width, height: height, rgba: rgba)
    }
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
