import Raster
import SeededRandom
import TransitionEffects

/// Crumbles the old bitmap into tiles that fall at different speeds: StarWars as a shader (E-50).
///
/// Because thousands of tiles are one bitmap, they cost no more than their pixels.
public struct FallingTilesTransition: PixelTransition {
  /// Points across a tile; counts as 1…1000.
  public var tileSide = 8.0
  /// The largest horizontal displacement of a tile, in points, clamped to 0…10,000.
  public var drift = 200.0
  /// The seed of the tiles' paths: the same number gives the same fall.
  public var seed: UInt64 = 1

  /// Tiles of eight points.
  public init() {}

  /// Copies each tile's pixels to where it has come.
  public func bitmap(at progress: Double, from old: PixelBitmap, to new: PixelBitmap) -> PixelBitmap {
    let progress = progress.usable(in: 0...1, else: 0)
    let side = max(1, Int((tileSide.usable(in: 1...1000, else: 8) * old.scale).rounded()))
    let most = drift.usable(in: 0...10_000, else: 200) * old.scale
    let (columns, rows) = ((old.width + side - 1) / side, (old.height + side - 1) / side)
    var random = SeededRandom(seed: seed)
    var tiles: [Tile] = []
    tiles.reserveCapacity(columns * rows)
    for index in 0..<(columns * rows) {
      let across = Double(random.number(in: -1...1)) * most * progress
      // From one to 1.3 heights in the whole time.
      let down = Double(random.number(in: 1...1.3)) * Double(old.height) * progress
      tiles.append(
        Tile(x: index % columns * side, y: index / columns * side, dx: Int(across.rounded()), dy: Int(down.rounded())))
    }
    let parts = Self.parts(of: tiles, side, in: old.height)
    return old.read { source in
      new.read { behind in
        old.redrawn { y, row in
          for x in row.indices { row[x] = behind.at(x, y) }
          for slot in parts.ends[y]..<parts.ends[y + 1] {
            let tile = tiles[parts.tiles[slot]]
            let start = max(0, tile.x + tile.dx)
            let end = min(row.count, min(tile.x + side, row.count) + tile.dx)
            for x in start..<max(start, end) { row[x] = source.at(x - tile.dx, y - tile.dy) }
          }
        }
      }
    }
  }
  /// A tile's corner, and how far it has come, in pixels.
  private struct Tile {
    let x, y, dx, dy: Int
  }

  /// The visible tiles of each row of pixels: those of row y are from `ends[y]` to `ends[y + 1]`.
  private static func parts(of tiles: [Tile], _ side: Int, in height: Int) -> (ends: [Int], tiles: [Int]) {
    func rows(_ tile: Tile) -> Range<Int> {
      let first = min(tile.y + tile.dy, height)
      return first..<max(first, min(min(tile.y + side, height) + tile.dy, height))
    }
    var ends = [Int](repeating: 0, count: height + 1)
    for tile in tiles { for y in rows(tile) { ends[y + 1] += 1 } }
    for y in 0..<height { ends[y + 1] += ends[y] }
    var next = ends
    var sorted = [Int](repeating: 0, count: ends[height])
    for (index, tile) in tiles.enumerated() {
      for y in rows(tile) {
        sorted[next[y]] = index
        next[y] += 1
      }
    }
    return (ends, sorted)
  }
}
