import UIKit

/// The old screen breaks into tiles, which are thrown upwards and fall by gravity: StarWars as its dynamics have it (E-49); back, they
/// fly into their places.
///
/// The ways are those of `UIPushBehavior` and `UIGravityBehavior`, written down as a formula, so that a finger can hold them and turn
/// them back, which an animator of dynamics could not (E-51).
@MainActor public final class ThrownTilesAnimator: EffectAnimator {
  /// How many seconds of falling the effect shows in its duration.
  private static let seconds: CGFloat = 2
  /// Straight pieces of a tile's way.
  private static let pieces = 60

  /// Points across a tile; less than the 10,000th part of the screen's area counts as that much.
  public var tileSide: CGFloat = 20
  /// How strongly tiles are pushed at most, to either side and upwards, in the unit of pushes: 1 gives a square of 100 points 100 points
  /// a second; counts as −1000…1000, either sign for the same.
  public var push: CGFloat = 0.15
  /// How strong gravity is: 1 is 1000 points per second squared; counts as −1000…1000.
  public var gravity: CGFloat = 1
  /// What the tiles' ways are drawn from: the same number gives the same fall.
  public var seed: UInt64 = 1

  /// A fall of 2 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 2, isReversed: isReversed)
  }

  /// Moves every tile along its parabola.
  public override func animate(_ scene: EffectScene) {
    guard let tiles = scene.replaceByTiles(isNew: isReversed, side: tileSide) else { return }
    var random = SeededRandom(seed: seed)
    let side = max(tiles.first?.bounds.width ?? 1, 1)
    // A push of 1 gives the mass of a square of 100 points 100 points a second; mass goes by area.
    let most = abs(push.usable(in: -1000...1000, else: 0.15)) * 1_000_000 / (side * side)
    let pull = gravity.usable(in: -1000...1000, else: 1) * 1000
    for tile in tiles {
      let speed = CGVector(dx: random.next(-1...1) * most, dy: random.next(-1...0) * most)
      let start = tile.center
      let places = (0...Self.pieces).map { piece in
        let time = Self.seconds * CGFloat(piece) / CGFloat(Self.pieces)
        return CGPoint(x: start.x + speed.dx * time, y: start.y + speed.dy * time + pull * time * time / 2)
      }
      let path = CAKeyframeAnimation(keyPath: "position")
      path.values = (isReversed ? places.reversed() : places)
      tile.layer.position = isReversed ? start : places[Self.pieces]
      scene.run(path, on: tile.layer, .linear)
    }
    scene.endLater(.linear)
  }
}
