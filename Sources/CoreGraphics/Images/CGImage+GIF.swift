import CGIF
import Foundation
import Raster

extension CGImage {
  /// Decodes the first frame of GIF data to sRGB; throws `CGImageError`.
  ///
  /// Pixels of the canvas outside of the frame are transparent.
  public convenience init(gifData data: Data) throws {
    guard CGImageFormat(sniffing: data) == .gif else { throw CGImageError.unknown(data) }
    self.init(try GIFReader(data).firstFrame())
  }
}

/// Reads the first frame of a GIF from memory, with giflib.
final class GIFReader {
  /// The bytes that have not been read yet.
  private final class Source {
    var remaining: Data.SubSequence
    init(_ data: Data) { remaining = data[...] }
  }

  private let size: Int
  private let source: Source
  private var file: UnsafeMutablePointer<GifFileType>?
  /// The index of transparent pixels; nil for none.
  private var transparent: UInt8?

  init(_ data: Data) throws {
    (size, source) = (data.count, Source(data))
    var code: Int32 = 0
    file = DGifOpen(
      Unmanaged.passUnretained(source).toOpaque(),
      { file, bytes, count in
        guard let file, let bytes, let data = file.pointee.UserData, count > 0 else { return 0 }
        let source = Unmanaged<Source>.fromOpaque(data).takeUnretainedValue()
        let part = source.remaining.prefix(Int(count))
        part.copyBytes(to: bytes, count: part.count)
        source.remaining = source.remaining.dropFirst(part.count)
        return Int32(part.count)
      }, &code)
    if file == nil { throw Self.error(code) }
  }

  deinit {
    if let file { DGifCloseFile(file, nil) }
  }

  /// Reads the first frame, placed on its canvas.
  func firstFrame() throws -> PixelBuffer {
    guard let file else { throw Self.error(0) }
    try CGImageError.check(
      width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight), packedInto: size, format: .gif)
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      try check(DGifGetRecordType(file, &kind))
      switch kind {
      case EXTENSION_RECORD_TYPE: try readExtension(of: file)
      case IMAGE_DESC_RECORD_TYPE:
        try check(DGifGetImageDesc(file))
        return try readFrame(of: file)
      case TERMINATE_RECORD_TYPE: throw CGImageError.damaged(format: .gif, reason: "it has no frame")
      default: break
      }
    }
  }

  private func readExtension(of file: UnsafeMutablePointer<GifFileType>) throws {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(DGifGetExtension(file, &code, &block))
    while let part = block {
      var control = GraphicsControlBlock()
      if code == GRAPHICS_EXT_FUNC_CODE, DGifExtensionToGCB(Int(part[0]), part + 1, &control) == GIF_OK {
        transparent = UInt8(exactly: control.TransparentColor)
      }
      try check(DGifGetExtensionNext(file, &block))
    }
  }

  private func readFrame(of file: UnsafeMutablePointer<GifFileType>) throws -> PixelBuffer {
    let (screen, image) = (file.pointee, file.pointee.Image)
    let (left, top) = (Int(image.Left), Int(image.Top))
    let (width, height) = (Int(image.Width), Int(image.Height))
    try CGImageError.check(width: width, height: height, packedInto: size, format: .gif)
    let colors = try Self.colors(image.ColorMap ?? screen.SColorMap)
    var buffer = PixelBuffer(width: Int(screen.SWidth), height: Int(screen.SHeight))
    var line = [GifPixelType](repeating: 0, count: width)
    for row in Self.rows(height, interlaced: image.Interlace) {
      try check(DGifGetLine(file, &line, Int32(width)))
      guard top + row < buffer.height else { continue }
      for column in 0..<max(0, min(width, buffer.width - left)) where line[column] != transparent {
        buffer.pixels[(top + row) * buffer.width + left + column] = colors[Int(line[column])]
      }
    }
    return buffer
  }

  /// Returns the rows in the file's order.
  private static func rows(_ height: Int, interlaced: Bool) -> [Int] {
    guard interlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
  }

  /// Returns 256 opaque pixels; black where the map has fewer.
  private static func colors(_ map: UnsafeMutablePointer<ColorMapObject>?) throws -> [UInt32] {
    guard let map = map?.pointee, let entries = map.Colors else {
      throw CGImageError.damaged(format: .gif, reason: "it has no colours")
    }
    return (0..<256).map { index in
      guard index < Int(map.ColorCount) else { return 0xFF00_0000 }
      let color = entries[index]
      return 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
  }

  private func check(_ result: Int32) throws {
    guard result == GIF_OK else { throw Self.error(file?.pointee.Error ?? 0) }
  }

  private static func error(_ code: Int32) -> CGImageError {
    .damaged(format: .gif, reason: GifErrorString(code).map { String(cString: $0) } ?? "error \(code)")
  }
}
