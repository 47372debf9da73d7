import CoreGraphics
import Raster

/// A wave that runs outwards from a point and leaves the new bitmap behind it: Core Image's ripple.
public struct RippleTransition: PixelTransition {
  /// The origin of the wave, in unit coordinates.
  public var center = CGPoint(x: 0.5, y: 0.5)
  /// The width of the wave, in points, clamped to 1…10,000.
  public var width = 100.0
  /// The largest displacement of a pixel, in points, clamped to 0…1000.
  public var reach = 20.0
  /// The number of crests and troughs, clamped to 0.5…20.
  public var crests = 2.0

  /// A wave of 100 points from the middle.
  public init() {}

  /// Moves what lies under the wave, and lights its slopes.
  public func bitmap(at progress: Double, from old: PixelBitmap, to new: PixelBitmap) -> PixelBitmap {
    let progress = progress.usable(in: 0...1, else: 0)
    let breadth = width.usable(in: 1...10_000, else: 100) * old.scale
    let middle = (
      x: Double(center.x).usable(in: -10...10, else: 0.5) * Double(old.width - 1),
      y: Double(center.y).usable(in: -10...10, else: 0.5) * Double(old.height - 1)
    )
    let (across, down) = (
      max(middle.x, Double(old.width - 1) - middle.x), max(middle.y, Double(old.height - 1) - middle.y)
    )
    let front = progress * ((across * across + down * down).squareRoot() + breadth)
    let wave = makeWave(old.scale)
    return old.read { a in
      new.read { b in
        wave.withUnsafeBufferPointer { wave in
          old.redrawn { y, row in
            let dy = Double(y) - middle.y
            for x in row.indices {
              let dx = Double(x) - middle.x
              let distance = (dx * dx + dy * dy).squareRoot()
              let part = (front - distance) / breadth
              guard part > 0, part < 1 else {
                row[x] = part <= 0 ? a.at(x, y) : b.at(x, y)
                continue
              }
              let sample = wave[Int(part * 1024)]
              let push = distance > 0 ? sample.push / distance : 0
              let (sourceX, sourceY) = (Int((Double(x) + dx * push) * 256), Int((Double(y) + dy * push) * 256))
              let color = PixelBlend.mix(
                a.bilinear(x: sourceX, y: sourceY), b.bilinear(x: sourceX, y: sourceY), sample.amount)
              row[x] =
                sample.light >= 0
                ? PixelBlend.mix(color, color | 0x00FF_FFFF, UInt32(sample.light))
                : PixelBlend.shade(color, UInt32(256 + sample.light))
            }
          }
        }
      }
    }
  }

  /// The effect of a position in the wave, from its front to its back.
  private struct WaveSample {
    /// The outward displacement, in pixels.
    let push: Double
    /// The opacity of the new bitmap, in 256ths.
    let amount: UInt32
    /// The brightness, in 256ths.
    let light: Int
  }

  private func makeWave(_ scale: Double) -> [WaveSample] {
    let height = reach.usable(in: 0...1000, else: 20) * scale
    let count = crests.usable(in: 0.5...20, else: 2)
    return (0...1024).map { index in
      let part = Double(index) / 1024
      let turn = EngineMath.cosineAndSine(2 * EngineMath.pi * count * part)
      // Still at both ends.
      let swell = 16 * part * part * (1 - part) * (1 - part)
      let slope = turn.cosine * swell * min(1, height / 20)
      return WaveSample(
        push: -height * swell * turn.sine,
        amount: PixelBlend.part(PixelBlend.smoothStep(part, from: 0.2, to: 0.8)), light: Int(slope * 48))
    }
  }
}
