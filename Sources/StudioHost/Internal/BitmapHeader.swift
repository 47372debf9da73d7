/// The 32 bytes before the pixels of a bitmap, little-endian.
struct BitmapHeader {
  /// The uses of bitmaps.
  enum Use: UInt8 {
    /// The screen, or the part of it that has changed.
    case screen = 1
    /// A frame of the film strip.
    case thumbnail = 2
    /// A layer of the exploded view.
    case layer = 3
    /// An image of a board.
    case board = 4
  }

  var use: Use
  /// How many pixels of the screen a pixel stands for, each way.
  var divisor = 1
  /// The number of the bitmap, or of the layer.
  var sequence: UInt32
  /// The frame that it shows.
  var frame: UInt32
  var x, y, width, height: Int
  /// Seconds of the stage.
  var time: Double
  /// The number of bytes after the header.
  var length: Int

  var bytes: [UInt8] {
    var bytes: [UInt8] = [use.rawValue, 0]
    func add<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
    add(UInt16(clamping: divisor))
    add(sequence)
    add(frame)
    for number in [x, y, width, height] { add(UInt16(clamping: number)) }
    add(time.bitPattern)
    add(UInt32(clamping: length))
    return bytes
  }
}
