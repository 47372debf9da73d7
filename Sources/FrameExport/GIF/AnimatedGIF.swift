import CoreGraphics
import Foundation
import Raster

/// Makes an animated GIF with one palette for the film and ordered dithering, which stores only changes of each frame.
struct AnimatedGIF {
  private let sequence: FrameSequence
  private let timing: GIFTiming

  init(_ sequence: FrameSequence, loopPause: Double) {
    self.sequence = sequence
    timing = GIFTiming(times: sequence.times, duration: sequence.duration, loopPause: loopPause)
  }

  /// Returns the file. Throws ``FrameExportError/gifFailed(_:)``.
  func data() throws -> Data {
    let palette = ColorPalette(ColorHistogram(sample))
    var mapper = PaletteMapper(palette)
    let first = sequence.frames[0]
    let file = try GIFFile(width: first.width, height: first.height, colors: palette.colors)
    var shown: [UInt8]?
    var waiting: GIFFile.Frame?
    for step in timing.steps {
      let indices = mapper.indices(of: sequence.frames[step.frame].buffer.onWhite())
      guard let frame = Self.change(from: shown, to: indices, width: first.width, height: first.height) else {
        waiting?.delay += step.delay
        continue
      }
      if let done = waiting { try file.add(done) }
      waiting = GIFFile.Frame(area: frame.area, indices: frame.indices, delay: step.delay)
      shown = indices
    }
    if let done = waiting { try file.add(done) }
    return try file.finish()
  }

  /// Up to twelve frames, evenly chosen, from which the palette is made.
  private var sample: [PixelBuffer] {
    EvenSampling.indices(of: sequence.frames.count, most: 12).map { sequence.frames[$0].buffer.onWhite() }
  }

  /// Returns the part that changes, with the other pixels transparent; nil if nothing changes.
  private static func change(
    from old: [UInt8]?, to new: [UInt8], width: Int, height: Int
  ) -> (area: PixelRect, indices: [UInt8])? {
    guard let old else { return (PixelRect(x: 0, y: 0, width: width, height: height), new) }
    var area = PixelRect.empty
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      guard let left = row.first(where: { old[$0] != new[$0] }),
        let right = row.last(where: { old[$0] != new[$0] })
      else { continue }
      let (start, end) = (left - row.lowerBound, right - row.lowerBound + 1)
      area = area.union(PixelRect(minX: start, minY: y, maxX: end, maxY: y + 1))
    }
    guard !area.isEmpty else { return nil }
    var part: [UInt8] = []
    part.reserveCapacity(area.width * area.height)
    for y in area.minY..<area.maxY {
      for index in y * width + area.minX..<y * width + area.maxX {
        part.append(old[index] == new[index] ? GIFFile.transparent : new[index])
      }
    }
    return (area, part)
  }
}
