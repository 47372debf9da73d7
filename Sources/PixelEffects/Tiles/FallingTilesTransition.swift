import TransitionEffects

/// The old picture crumbles into tiles, which fall at speeds of their own: StarWars as its shader has it (E-50).
///
/// Thousands of tiles are one picture; they cost what their pixels cost.
public struct FallingTilesTransition: PixelTransition {
  /// Points across a tile; counts as 1…1000.
  public var tileSide = 8.0
  /// How far a tile drifts sideways at most, in points; counts as 0…10,000.
  public var drift = 200.0
  /// What the tiles' ways are drawn from: the same number gives the same fall.
  public var seed: UInt64 = 1

  /// Tiles of eight points.
  public init() {}

  /// Copies each tile's pixels to where it has come.
  public func picture(at progress: Double, from old: PixelPicture, to new: PixelPicture) -> PixelPicture {
    let progress = progress.usable(in: 0...1, else: 0)
    let side = max(1, Int((tileSide.usable(in: 1...1000, else: 8) * old.scale).rounded()))
    let most = drift.usable(in: 0...10_000, else: 200) * old.scale
    let (columns, rows) = ((old.width + side - 1) / side, (old.height + side - 1) / side)
    var dice = EffectDice(seed: seed)
    var tiles: [(x: Int, y: Int, dx: Int, dy: Int)] = []
    tiles.reserveCapacity(columns * rows)
    for index in 0..<(columns * rows) {
      let across = Double(dice.roll(-1...1)) * most * progress
      // From one to 1.3 heights in the whole time.
      let down = Double(dice.roll(1...1.3)) * Double(old.height) * progress
      tiles.append(
        (index % columns * side, index / columns * side, Int(across.rounded()), Int(down.rounded())))
    }
    // The rows of each tile that show, by the row in which they are.
    var parts = [[Int]](repeating: [], count: old.height)
    for (index, tile) in tiles.enumerated() {
      for y in tile.y + tile.dy..<min(tile.y + side, old.height) + tile.dy where y < old.height {
        parts[y].append(index)
      }
    }
    return old.read { source in
      new.read { behind in
        old.redrawn { y, row in
          for x in row.indices { row[x] = behind.at(x, y) }
          for index in parts[y] {
            let tile = tiles[index]
            let start = max(0, tile.x + tile.dx)
            let end = min(row.count, min(tile.x + side, row.count) + tile.dx)
            for x in start..<max(start, end) { row[x] = source.at(x - tile.dx, y - tile.dy) }
          }
        }
      }
    }
  }
}
