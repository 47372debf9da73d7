import Raster

/// The new bitmap appears in grains, each at a time of its own: a film's dissolve.
public struct NoiseDissolveTransition: PixelTransition {
  /// The width of a grain, in points, clamped to 0.01…1000 and at least one pixel.
  public var grain = 2.0
  /// The time in which a grain fades, as a fraction of the duration, clamped to 0…1; 1 is almost a cross-fade.
  public var softness = 0.1
  /// The seed of the grains' times: the same number gives the same film.
  public var seed: UInt32 = 1

  /// Grains of two points.
  public init() {}

  /// Mixes each grain by its own time.
  public func bitmap(at progress: Double, from old: PixelBitmap, to new: PixelBitmap) -> PixelBitmap {
    let progress = progress.usable(in: 0...1, else: 0)
    let side = max(1, Int((grain.usable(in: 0.01...1000, else: 2) * old.scale).rounded()))
    let soft = max(softness.usable(in: 0...1, else: 0.1), 1e-6)
    // How much of the new one a grain shows, by the time that was drawn for it.
    let amounts = (0..<256).map { time in
      PixelBlend.part((progress * (1 + soft) - Double(time) / 255) / soft)
    }
    let columns = (old.width + side - 1) / side
    var drawn = [UInt32](repeating: 0, count: columns)
    return old.read { a in
      new.read { b in
        old.redrawn { y, row in
          if y % side == 0 {
            for column in drawn.indices { drawn[column] = amounts[Self.time(column, y / side, seed)] }
          }
          for x in row.indices {
            row[x] = PixelBlend.mix(a.at(x, y), b.at(x, y), drawn[x / side])
          }
        }
      }
    }
  }

  /// A number in 0…255 that looks random (the finish of MurmurHash3, Appleby 2011).
  private static func time(_ column: Int, _ row: Int, _ seed: UInt32) -> Int {
    var hash = UInt32(truncatingIfNeeded: column) &* 0x9E37_79B1
    hash ^= UInt32(truncatingIfNeeded: row) &* 0x85EB_CA77 &+ seed &* 0xC2B2_AE3D
    hash = (hash ^ hash >> 16) &* 0x85EB_CA6B
    hash = (hash ^ hash >> 13) &* 0xC2B2_AE35
    return Int((hash ^ hash >> 16) & 255)
  }
}
