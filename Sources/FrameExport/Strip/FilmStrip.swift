import CoreGraphics
import EventTrace
import Raster

/// Draws some frames of a recording side by side, each with its time and a bar of its progress.
struct FilmStrip {
  private let sequence: FrameSequence
  private let indices: [Int]
  private let frameWidth: Int

  private static let margin = 18
  private static let gap = 10
  private static let barHeight = 4
  private static let background: UInt32 = 0xFFEC_EDF0
  private static let border: UInt32 = 0xFFCF_D2D8
  private static let track: UInt32 = 0xFFD9_DBE0
  private static let accent: UInt32 = 0xFF2F_6BFF

  init(_ sequence: FrameSequence, options: FrameExporter.Options) {
    self.sequence = sequence
    indices = EvenSampling.indices(of: sequence.frames.count, most: max(1, options.stripFrameCount))
    frameWidth = max(1, min(options.stripFrameWidth, sequence.frames[0].width))
  }

  /// Returns the strip.
  func image() -> CGImage {
    let bitmaps = indices.map { sequence.frames[$0].shrunk(toWidth: frameWidth).buffer }
    let (width, height) = (bitmaps[0].width, bitmaps[0].height)
    let total = Self.margin + bitmaps.count * (width + Self.margin)
    let barTop = Self.margin + height + Self.gap
    let captionTop = barTop + Self.barHeight + Self.gap
    var strip = PixelBuffer(
      width: total, height: captionTop + StripCaption.height + Self.margin, fill: Self.background)
    for (index, bitmap) in bitmaps.enumerated() {
      let x = Self.margin + index * (width + Self.margin)
      strip.fill(x: x - 1, y: Self.margin - 1, width: width + 2, height: height + 2, with: Self.border)
      strip.fill(x: x, y: Self.margin, width: width, height: height, with: Self.background)
      strip.draw(bitmap, x: x, y: Self.margin)
      strip.fill(x: x, y: barTop, width: width, height: Self.barHeight, with: Self.track)
      let done = Int((progress(of: indices[index]) * Double(width)).rounded())
      strip.fill(x: x, y: barTop, width: done, height: Self.barHeight, with: Self.accent)
      let time = FixedDecimal.text(sequence.times[indices[index]], decimals: 3) + " s"
      if let caption = StripCaption.bitmap(time, width: width) { strip.draw(caption, x: x, y: captionTop) }
    }
    return CGImage(strip)
  }

  /// Returns a frame's time as a fraction of the recording, in 0…1.
  private func progress(of frame: Int) -> Double {
    let times = sequence.times
    let length = times[times.count - 1]
    return length > 0 ? times[frame] / length : 1
  }
}

/// A line of text below a frame of a film strip.
enum StripCaption {
  /// The height of a caption, in pixels.
  static let height = 20

  /// Returns the text in a soft grey, no wider than a number of pixels.
  ///
  /// It is nil if the text does not fit or the system's font is not installed: the strip then has its bars only.
  static func bitmap(_ text: String, width: Int) -> PixelBuffer? {
    guard let font = try? TextFont.system(size: 13, weight: .medium, features: ["tnum"]) else { return nil }
    let layout = TextLayout(text, font: font)
    let size = CGSize(width: layout.size.width.rounded(.up), height: CGFloat(height))
    guard size.width > 0, size.width <= CGFloat(width), let context = try? CGContext(size: size, scale: 1) else {
      return nil
    }
    context.draw(layout, at: .zero, color: CGColor(red: 0.36, green: 0.38, blue: 0.43, alpha: 1))
    return context.makeImage()?.buffer
  }
}
