import SeededRandom
import UIKit

/// Bursts the old screen into tiles, which whirl off and vanish over the new one, in both directions (E-27).
@MainActor public final class ExplodeAnimator: EffectAnimator {
  /// The number of tiles per row, clamped to 1…100.
  public var columns = 10
  /// The largest horizontal and vertical displacement of a tile, in points, clamped to ±100,000; its sign has no
  /// effect.
  public var reach: CGFloat = 100
  /// The seed of the tiles' paths: the same number gives the same explosion.
  public var seed: UInt64 = 1

  /// Makes an explosion of 1 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Moves, turns, shrinks and fades the tiles.
  public override func animate(_ scene: EffectScene) {
    let side = (scene.from?.bounds.width ?? 0) / CGFloat(min(max(columns, 1), 100))
    guard let tiles = scene.replaceByTiles(isNew: false, side: side) else { return }
    var random = SeededRandom(seed: seed)
    let reach = abs(self.reach.usable(in: -1e5...1e5, else: 100))
    let ends = tiles.map { tile in
      let center = CGPoint(
        x: tile.center.x + random.number(in: -reach...reach), y: tile.center.y + random.number(in: -reach...reach))
      return (center, CGAffineTransform(rotationAngle: random.number(in: -10...10)).scaledBy(x: 0.01, y: 0.01))
    }
    scene.animate {
      for (tile, end) in zip(tiles, ends) {
        (tile.center, tile.transform) = end
        tile.alpha = 0
      }
    }
  }
}
