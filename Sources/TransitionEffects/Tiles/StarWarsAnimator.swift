import UIKit

/// The old screen crumbles into tiles, which fall and uncover the new one (E-48); back, the new one's tiles rise into their places.
@MainActor public final class StarWarsAnimator: EffectAnimator {
  /// Points across a tile; see the limit of 10,000 tiles.
  ///
  /// What is smaller than the 10,000th part of the screen's area counts as that much.
  public var tileSide: CGFloat = 10
  /// How far a tile drifts sideways at most, in points; counts as −100,000…100,000, either sign for the same.
  public var drift: CGFloat = 200
  /// What the tiles' ways are drawn from: the same number gives the same fall.
  public var seed: UInt64 = 1

  /// A fall of 2 s.
  public init(isReversed: Bool = false) {
    super.init(duration: 2, isReversed: isReversed)
  }

  /// Moves every tile by a straight line, at one speed.
  public override func animate(_ scene: EffectScene) {
    guard let tiles = scene.replaceByTiles(isNew: isReversed, side: tileSide) else { return }
    var random = SeededRandom(seed: seed)
    let height = scene.size.height
    let drift = abs(self.drift.usable(in: -1e5...1e5, else: 200))
    let paths = tiles.map { _ in
      CGAffineTransform(translationX: random.next(-drift...drift), y: random.next(height...(1.3 * height)))
    }
    if isReversed { for (tile, path) in zip(tiles, paths) { tile.transform = path } }
    scene.animate(.curve(.linear)) { [self] in
      for (tile, path) in zip(tiles, paths) { tile.transform = isReversed ? .identity : path }
    }
  }
}
