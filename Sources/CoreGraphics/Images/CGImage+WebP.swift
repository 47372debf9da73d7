import CWebP
import Foundation
import Raster

extension CGImage {
  /// Decodes WebP data, lossy or lossless, to premultiplied sRGB; of an animation, its first frame. Throws
  /// `CGImageError`.
  public convenience init(webpData data: Data) throws {
    self.init(try Self.decodeWebP(data))
  }

  /// Encodes the image as WebP; throws `CGImageError`, also if a side is longer than the format's 16,383 pixels.
  ///
  /// - Parameter quality: clamped to 0…1; nil is lossless.
  public func webpData(quality: CGFloat? = nil) throws -> Data {
    try CGImageError.check(width: width, height: height)
    let rgba = StraightAlpha.rgbaBytes(of: buffer)
    let (across, down, row) = (Int32(width), Int32(height), Int32(width * 4))
    var bytes: UnsafeMutablePointer<UInt8>?
    defer { WebPFree(bytes) }
    let size =
      if let quality {
        WebPEncodeRGBA(rgba, across, down, row, Float(quality > 0 ? min(quality, 1) * 100 : 0), &bytes)
      } else {
        WebPEncodeLosslessRGBA(rgba, across, down, row, &bytes)
      }
    guard size > 0, let bytes else {
      let isLong = max(width, height) > Int(WEBP_MAX_DIMENSION)
      throw CGImageError.notWritten(
        format: .webp, reason: isLong ? "no side can be longer than 16383 pixels" : "the encoder refused it")
    }
    return Data(bytes: bytes, count: size)
  }

  private static func decodeWebP(_ data: Data) throws -> PixelBuffer {
    guard CGImageFormat(sniffing: data) == .webp else { throw CGImageError.unknown(data) }
    return try data.withUnsafeBytes { raw in
      let source = raw.bindMemory(to: UInt8.self)
      var file = WebPData(bytes: source.baseAddress, size: source.count)
      guard let parts = WebPDemux(&file) else { throw damaged("its parts do not fit together") }
      defer { WebPDemuxDelete(parts) }
      let width = Int(WebPDemuxGetI(parts, WEBP_FF_CANVAS_WIDTH))
      let height = Int(WebPDemuxGetI(parts, WEBP_FF_CANVAS_HEIGHT))
      try CGImageError.check(width: width, height: height, packedInto: source.count, format: .webp)
      var frame = WebPIterator()
      guard WebPDemuxGetFrame(parts, 1, &frame) != 0 else { throw damaged("it has no frame") }
      defer { WebPDemuxReleaseIterator(&frame) }
      let (x, y) = (Int(frame.x_offset), Int(frame.y_offset))
      guard frame.complete != 0, x + Int(frame.width) <= width, y + Int(frame.height) <= height else {
        throw damaged("the image is cut off, or does not fit its canvas")
      }
      var rgba = [UInt8](repeating: 0, count: width * height * 4)
      let start = (y * width + x) * 4
      let result = rgba.withUnsafeMutableBufferPointer { target in
        WebPDecodeRGBAInto(
          frame.fragment.bytes, frame.fragment.size, target.baseAddress.map { $0 + start }, target.count - start,
          Int32(width * 4))
      }
      guard result != nil else { throw damaged("the image breaks the rules of its coding") }
      profile(of: parts)?.convert(&rgba)
      return StraightAlpha.buffer(width: width, height: height, rgba: rgba)
    }
  }

  private static func profile(of parts: OpaquePointer) -> ColorConversion? {
    var chunk = WebPChunkIterator()
    guard WebPDemuxGetChunk(parts, "ICCP", 1, &chunk) != 0 else { return nil }
    defer { WebPDemuxReleaseChunkIterator(&chunk) }
    return ColorConversion(profile: [UInt8](UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size)))
  }

  private static func damaged(_ reason: String) -> CGImageError {
    .damaged(format: .webp, reason: reason)
  }
}
