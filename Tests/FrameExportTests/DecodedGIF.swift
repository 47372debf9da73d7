import CGIF
import Foundation

/// A GIF read by giflib, with its frames composed as in a player.
struct DecodedGIF {
  /// Columns and rows.
  let size: (width: Int, height: Int)
  /// The delay of each frame, in hundredths of a second.
  let delays: [Int]
  /// The frames as shown: 0xRRGGBB.
  let images: [[UInt32]]
  /// How often it plays: 0 for always; nil where nothing is said.
  let loops: Int?
  /// The number of pixels stored for each frame.
  let storedPixels: [Int]

  private final class Source {
    var rest: Data
    init(_ data: Data) { rest = data }
  }

  /// Reads a file; nil if giflib refuses it.
  init?(_ data: Data) {
    let source = Source(data)
    let file = withExtendedLifetime(source) {
      DGifOpen(
        Unmanaged.passUnretained(source).toOpaque(),
        { file, target, count in
          guard let file, let target, let data = file.pointee.UserData else { return 0 }
          let source = Unmanaged<Source>.fromOpaque(data).takeUnretainedValue()
          let part = source.rest.prefix(Int(count))
          part.copyBytes(to: target, count: part.count)
          source.rest = source.rest.dropFirst(part.count)
          return Int32(part.count)
        }, nil)
    }
    guard let file else { return nil }
    defer { DGifCloseFile(file, nil) }
    guard withExtendedLifetime(source, { DGifSlurp(file) }) == GIF_OK, let map = file.pointee.SColorMap else {
      return nil
    }
    let gif = file.pointee
    let (width, height) = (Int(gif.SWidth), Int(gif.SHeight))
    size = (width, height)
    let colors = (0..<Int(map.pointee.ColorCount)).map { index -> UInt32 in
      let color = map.pointee.Colors[index]
      return UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
    var screen = [UInt32](repeating: 0, count: width * height)
    var (images, delays, stored): ([[UInt32]], [Int], [Int]) = ([], [], [])
    var loops: Int?
    for index in 0..<Int(gif.ImageCount) {
      let image = gif.SavedImages[index]
      var control = GraphicsControlBlock()
      guard DGifSavedExtensionToGCB(file, Int32(index), &control) == GIF_OK else { return nil }
      delays.append(Int(control.DelayTime))
      let part = image.ImageDesc
      stored.append(Int(part.Width) * Int(part.Height))
      for y in 0..<Int(part.Height) {
        for x in 0..<Int(part.Width) {
          let value = image.RasterBits[y * Int(part.Width) + x]
          guard Int32(value) != control.TransparentColor else { continue }
          screen[(Int(part.Top) + y) * width + Int(part.Left) + x] = colors[Int(value)]
        }
      }
      images.append(screen)
      for index in 0..<Int(image.ExtensionBlockCount) {
        let block = image.ExtensionBlocks[index]
        if block.ByteCount == 3, block.Bytes[0] == 1 { loops = Int(block.Bytes[1]) | Int(block.Bytes[2]) << 8 }
      }
    }
    (self.images, self.delays, self.loops, storedPixels) = (images, delays, loops, stored)
  }
}
