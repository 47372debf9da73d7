import CGIF
import Foundation
import Raster

/// A GIF that giflib writes into memory.
final class GIFFile {
  /// The index of an unchanged pixel.
  static let transparent: UInt8 = 255

  /// A frame of the animation: the indices of a part, and a delay.
  struct Frame {
    var area: PixelRect
    var indices: [UInt8]
    /// The delay, in hundredths of a second.
    var delay: Int
  }

  private final class Sink {
    var bytes = Data()
  }

  private let sink = Sink()
  private var file: UnsafeMutablePointer<GifFileType>?

  /// Creates a file of a size in pixels with up to 255 colours (0xRRGGBB), which plays for ever.
  init(width: Int, height: Int, colors: [UInt32]) throws {
    var code: Int32 = 0
    let context = Unmanaged.passUnretained(sink).toOpaque()
    file = EGifOpen(
      context,
      { file, bytes, count in
        guard let file, let bytes, let data = file.pointee.UserData, count >= 0 else { return 0 }
        Unmanaged<Sink>.fromOpaque(data).takeUnretainedValue().bytes.append(bytes, count: Int(count))
        return count
      }, &code)
    guard let file else { throw Self.error(code) }
    EGifSetGifVersion(file, true)
    var table = [GifColorType](repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: 256)
    for (index, color) in colors.prefix(255).enumerated() {
      table[index] = GifColorType(
        Red: UInt8(color >> 16 & 0xFF), Green: UInt8(color >> 8 & 0xFF), Blue: UInt8(color & 0xFF))
    }
    let map = GifMakeMapObject(256, &table)
    defer { GifFreeMapObject(map) }
    try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map))
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
    try check(EGifPutExtensionBlock(file, 3, [1, 0, 0]))
    try check(EGifPutExtensionTrailer(file))
  }

  deinit {
    if let file { EGifCloseFile(file, nil) }
  }

  /// Writes a frame.
  func add(_ frame: Frame) throws {
    guard let file else { return }
    var control = GraphicsControlBlock(
      DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(min(65_535, frame.delay)),
      TransparentColor: Int32(Self.transparent))
    var bytes = [UInt8](repeating: 0, count: 4)
    let count = EGifGCBToExtension(&control, &bytes)
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, Int32(count), bytes))
    let area = frame.area
    try check(
      EGifPutImageDesc(file, Int32(area.minX), Int32(area.minY), Int32(area.width), Int32(area.height), false, nil))
    var indices = frame.indices
    for row in 0..<area.height {
      let line = indices.withUnsafeMutableBufferPointer { all in
        all.baseAddress.map { EGifPutLine(file, $0 + row * area.width, Int32(area.width)) } ?? GIF_ERROR
      }
      try check(line)
    }
  }

  /// Ends the file and returns its bytes.
  func finish() throws -> Data {
    guard let open = file else { return sink.bytes }
    file = nil
    var code: Int32 = 0
    guard EGifCloseFile(open, &code) == GIF_OK else { throw Self.error(code) }
    return sink.bytes
  }

  private func check(_ result: Int32) throws {
    guard result == GIF_OK else { throw Self.error(file?.pointee.Error ?? 0) }
  }

  private static func error(_ code: Int32) -> FrameExportError {
    .gifFailed(GifErrorString(code).map { String(cString: $0) } ?? "error \(code)")
  }
}
