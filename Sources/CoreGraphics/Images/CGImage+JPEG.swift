import CTurboJPEG
import Foundation
import Raster

extension CGImage {
  /// Decodes JPEG data, grey or colour, to opaque sRGB, converting profiles such as Display P3; throws `CGImageError`.
  ///
  /// The accurate transform is used, whose result does not depend on the processor. Images of more than 500 scans and
  /// CMYK images are reported as `damaged` with the codec's reason.
  public convenience init(jpegData data: Data) throws {
    self.init(try Self.decodeJPEG(data))
  }

  /// Encodes the image as JPEG, composited over white; `quality` is clamped to 0…1. Throws `CGImageError`.
  ///
  /// Chroma is subsampled below a quality of 0.9.
  public func jpegData(quality: CGFloat) throws -> Data {
    try CGImageError.check(width: width, height: height)
    guard let codec = tjInitCompress() else {
      throw CGImageError.notWritten(format: .jpeg, reason: "the encoder could not be started")
    }
    defer { tjDestroy(codec) }
    let clamped = quality > 0 ? min(quality, 1) : 0
    let pixels = buffer.pixels.map { PixelMath.over($0, 0xFFFF_FFFF) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    defer { tjFree(bytes) }
    let result = pixels.withUnsafeBytes { source in
      tjCompress2(
        codec, source.bindMemory(to: UInt8.self).baseAddress, Int32(width), Int32(width * 4), Int32(height),
        Int32(TJPF_BGRX.rawValue), &bytes, &size,
        Int32(clamped < 0.9 ? TJSAMP_420.rawValue : TJSAMP_444.rawValue),
        Int32((1 + clamped * 99).rounded()), Int32(TJFLAG_ACCURATEDCT))
    }
    guard result == 0, let bytes else { throw CGImageError.notWritten(format: .jpeg, reason: Self.message(of: codec)) }
    return Data(bytes: bytes, count: Int(size))
  }

  private static func decodeJPEG(_ data: Data) throws -> PixelBuffer {
    guard CGImageFormat(sniffing: data) == .jpeg else { throw CGImageError.unknown(data) }
    guard let codec = tjInitDecompress() else {
      throw CGImageError.damaged(format: .jpeg, reason: "the decoder could not be started")
    }
    defer { tjDestroy(codec) }
    return try data.withUnsafeBytes { raw in
      let source = raw.bindMemory(to: UInt8.self)
      var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard
        tjDecompressHeader3(codec, source.baseAddress, UInt(source.count), &width, &height, &sampling, &space) == 0
      else { throw CGImageError.damaged(format: .jpeg, reason: message(of: codec)) }
      // A block of 64 pixels takes at least a bit; arithmetic coding, which is rare, may take less.
      try CGImageError.check(
        width: Int(width), height: Int(height), bytes: source.count, maxPixelsPerByte: 64 * 64 * 8, format: .jpeg)
      var buffer = PixelBuffer(width: Int(width), height: Int(height))
      let result = buffer.pixels.withUnsafeMutableBytes { target in
        tjDecompress2(
          codec, source.baseAddress, UInt(source.count), target.bindMemory(to: UInt8.self).baseAddress, width,
          width * 4, height, Int32(TJPF_BGRA.rawValue), Int32(TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS))
      }
      guard result == 0 || isHarmless(codec) else {
        throw CGImageError.damaged(format: .jpeg, reason: message(of: codec))
      }
      JPEGSegments(data).profile.flatMap(ColorConversion.init(profile:))?.convert(&buffer.pixels)
      return buffer
    }
  }

  /// Whether the decoder's warning leaves all pixels intact: extra bytes between two segments.
  private static func isHarmless(_ codec: tjhandle) -> Bool {
    tjGetErrorCode(codec) == Int32(TJERR_WARNING.rawValue) && message(of: codec).contains("extraneous bytes")
  }

  private static func message(of codec: tjhandle) -> String {
    tjGetErrorStr2(codec).map { String(cString: $0) } ?? "no reason given"
  }
}

/// The metadata of a JPEG file before its pixels.
struct JPEGSegments {
  /// The colour profile, joined from its segments.
  private(set) var profile: [UInt8]?
  /// The EXIF data.
  private(set) var exif: [UInt8]?

  /// Reads up to the pixels, or to the end of the data.
  init(_ data: Data) {
    let reader = ByteReader(data)
    var parts: [(number: Int, bytes: ArraySlice<UInt8>)] = []
    var offset = 2
    while let marker = reader.number(at: offset, bytes: 2), let length = reader.number(at: offset + 2, bytes: 2) {
      guard marker >> 8 == 0xFF, marker != 0xFFDA, length >= 2, offset + 2 + length <= reader.bytes.count else { break }
      let body = reader.bytes[offset + 4..<offset + 2 + length]
      if marker == 0xFFE2, reader.has("ICC_PROFILE\0", at: offset + 4), body.count > 14 {
        parts.append((number: Int(body[offset + 16]), bytes: body.dropFirst(14)))
      } else if marker == 0xFFE1, reader.has("Exif\0\0", at: offset + 4), exif == nil {
        exif = Array(body.dropFirst(6))
      }
      offset += 2 + length
    }
    if !parts.isEmpty { profile = parts.sorted { $0.number < $1.number }.flatMap(\.bytes) }
  }
}
