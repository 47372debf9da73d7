import SeededRandom
import UIKit

/// Crumbles the old screen into tiles that fall, or lets the new one's tiles rise to their positions (E-48).
@MainActor public final class StarWarsAnimator: EffectAnimator {
  /// The side of a tile, in points; at least so large that there are no more than about 10,000 tiles.
  public var tileSide: CGFloat = 10
  /// The largest horizontal displacement of a tile, in points, clamped to ±100,000; its sign has no effect.
  public var drift: CGFloat = 200
  /// The seed of the tiles' paths: the same number gives the same fall.
  public var seed: UInt64 = 1

  /// Makes a fall of 2 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 2, isReversed: isReversed)
  }

  /// Moves every tile along a straight line at constant speed.
  public override func animate(_ scene: EffectScene) {
    guard let tiles = scene.replaceByTiles(isNew: isReversed, side: tileSide) else { return }
    var random = SeededRandom(seed: seed)
    let height = scene.size.height
    let drift = abs(self.drift.usable(in: -1e5...1e5, else: 200))
    let paths = tiles.map { _ in
      CGAffineTransform(translationX: random.number(in: -drift...drift), y: random.number(in: height...(1.3 * height)))
    }
    if isReversed { for (tile, path) in zip(tiles, paths) { tile.transform = path } }
    scene.animate(.curve(.linear)) { [self] in
      for (tile, path) in zip(tiles, paths) { tile.transform = isReversed ? .identity : path }
    }
  }
}
