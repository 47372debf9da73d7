import SeededRandom
import UIKit

/// Breaks the old screen into tiles that are thrown upwards and fall by gravity, or reverses that for the new one
/// (E-49).
///
/// The paths are those of `UIPushBehavior` and `UIGravityBehavior` as a formula, so that an interaction can scrub them,
/// which is impossible with a dynamic animator (E-51).
@MainActor public final class ThrownTilesAnimator: EffectAnimator {
  /// The simulated time that the effect shows in its duration, in seconds.
  private static let seconds: CGFloat = 2
  /// The number of line segments of a tile's path.
  private static let pieces = 60

  /// The side of a tile, in points; at least so large that there are no more than about 10,000 tiles.
  public var tileSide: CGFloat = 20
  /// The largest push of a tile to either side and upwards, clamped to ±1000; its sign has no effect.
  ///
  /// The unit is that of `UIPushBehavior`: 1 gives a square of 100 points a velocity of 100 points per second.
  public var push: CGFloat = 0.15
  /// The gravity, clamped to ±1000; 1 is 1000 points per second squared.
  public var gravity: CGFloat = 1
  /// The seed of the tiles' paths: the same number gives the same fall.
  public var seed: UInt64 = 1

  /// Makes a fall of 2 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 2, isReversed: isReversed)
  }

  /// Moves every tile along its parabola.
  public override func animate(_ scene: EffectScene) {
    guard let tiles = scene.replaceByTiles(isNew: isReversed, side: tileSide) else { return }
    var random = SeededRandom(seed: seed)
    let side = max(tiles.first?.bounds.width ?? 1, 1)
    // Mass is proportional to the area.
    let most = abs(push.usable(in: -1000...1000, else: 0.15)) * 1_000_000 / (side * side)
    let pull = gravity.usable(in: -1000...1000, else: 1) * 1000
    for tile in tiles {
      let speed = CGVector(dx: random.number(in: -1...1) * most, dy: random.number(in: -1...0) * most)
      let start = tile.center
      let points = (0...Self.pieces).map { piece in
        let time = Self.seconds * CGFloat(piece) / CGFloat(Self.pieces)
        return CGPoint(x: start.x + speed.dx * time, y: start.y + speed.dy * time + pull * time * time / 2)
      }
      let path = CAKeyframeAnimation(keyPath: "position")
      path.values = (isReversed ? points.reversed() : points)
      tile.layer.position = isReversed ? start : points[Self.pieces]
      scene.run(path, on: tile.layer, .linear)
    }
    scene.endLater(.linear)
  }
}
