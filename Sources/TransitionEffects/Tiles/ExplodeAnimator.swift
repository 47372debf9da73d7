import UIKit

/// The old screen bursts into tiles, which whirl off and vanish over the new one (E-27); mirrored in time it would be an implosion, so
/// both ways explode.
@MainActor public final class ExplodeAnimator: EffectAnimator {
  /// Tiles across the screen; counts as 1…100.
  public var columns = 10
  /// How far a tile flies sideways and upwards or downwards at most, in points; counts as −100,000…100,000, either sign
  /// for the same.
  public var reach: CGFloat = 100
  /// What the tiles' ways are drawn from: the same number gives the same explosion.
  public var seed: UInt64 = 1

  /// An explosion of 1 s.
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
        x: tile.center.x + random.next(-reach...reach), y: tile.center.y + random.next(-reach...reach))
      return (center, CGAffineTransform(rotationAngle: random.next(-10...10)).scaledBy(x: 0.01, y: 0.01))
    }
    scene.animate {
      for (tile, end) in zip(tiles, ends) {
        (tile.center, tile.transform) = end
        tile.alpha = 0
      }
    }
  }
}
