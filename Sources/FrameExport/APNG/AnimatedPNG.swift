import CoreGraphics
import Foundation
import Raster

/// Makes an animated PNG: libpng compresses each frame's changed part, and the chunks around it are written here.
struct AnimatedPNG {
  private let sequence: FrameSequence
  private let loopPause: Double

  init(_ sequence: FrameSequence, loopPause: Double) {
    self.sequence = sequence
    self.loopPause = loopPause
  }

  /// A frame that differs from the one before.
  private struct Step {
    var bitmap: PixelBuffer
    var area: PixelRect
    var start: Double
    var end: Double
  }

  /// Returns the file. Throws `CGImageError`.
  func data() throws -> Data {
    let steps = steps()
    var head: [PNGChunk] = []
    var body: [PNGChunk] = []
    var number: UInt32 = 0
    for (index, step) in steps.enumerated() {
      let packed = try CGImage(step.bitmap.cropped(to: step.area)).pngData()
      let chunks = PNGChunk.chunks(of: packed) ?? []
      if index == 0 {
        head = chunks.filter { $0.type != "IDAT" && $0.type != "IEND" }
      }
      body.append(control(of: step, number: number))
      number += 1
      for chunk in chunks where chunk.type == "IDAT" {
        if index == 0 {
          body.append(chunk)
        } else {
          body.append(PNGChunk("fdAT", PNGChunk.bigEndian(number) + chunk.content))
          number += 1
        }
      }
    }
    // `acTL` belongs between the image's header and its first data; 0 plays means for ever.
    head.append(PNGChunk("acTL", PNGChunk.bigEndian(UInt32(steps.count)) + PNGChunk.bigEndian(UInt32(0))))
    let all = head + body + [PNGChunk("IEND", [])]
    return Data(PNGChunk.signature + all.flatMap(\.bytes))
  }

  /// Returns the frames that change something, each lasting until the next.
  private func steps() -> [Step] {
    var steps: [Step] = []
    for (frame, time) in zip(sequence.frames, sequence.times) {
      let bitmap = frame.buffer
      let start = time
      guard let last = steps.last else {
        let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        steps.append(Step(bitmap: bitmap, area: whole, start: start, end: 0))
        continue
      }
      guard let area = bitmap.changedRect(from: last.bitmap) else { continue }
      steps[steps.count - 1].end = start
      steps.append(Step(bitmap: bitmap, area: area, start: start, end: 0))
    }
    steps[steps.count - 1].end = sequence.duration + max(0, loopPause)
    return steps
  }

  /// Returns `fcTL`: the part's position, its duration, and that it replaces what is below.
  private func control(of step: Step, number: UInt32) -> PNGChunk {
    let area = step.area
    var content: [UInt8] = []
    for value in [number, UInt32(area.width), UInt32(area.height), UInt32(area.minX), UInt32(area.minY)] {
      content += PNGChunk.bigEndian(value)
    }
    let delay = Self.delay(from: step.start, to: step.end)
    content += PNGChunk.bigEndian(delay.ticks) + PNGChunk.bigEndian(delay.perSecond)
    return PNGChunk("fcTL", content + [0, 0])
  }

  /// Returns a delay whose rounding does not add up over the film: both ends are rounded, not their distance.
  static func delay(from start: Double, to end: Double) -> (ticks: UInt16, perSecond: UInt16) {
    for perSecond: UInt16 in [10_000, 1000, 100] {
      let ticks = (end * Double(perSecond)).rounded() - (start * Double(perSecond)).rounded()
      if ticks <= 65_535 { return (UInt16(max(0, ticks)), perSecond) }
    }
    return (UInt16(min(65_535, (end - start).rounded())), 1)
  }
}
