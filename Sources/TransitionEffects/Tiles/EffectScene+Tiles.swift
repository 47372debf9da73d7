import SeededRandom
import UIKit

extension EffectScene {
  /// Replaces one of the screens by tiles over the other one; nil, after a dissolve, where UIKit withholds a screen.
  ///
  /// - Parameters:
  ///   - isNew: whether the new screen is replaced.
  ///   - side: the side of a tile, in points; see ``addTiles(of:side:)``.
  func replaceByTiles(isNew: Bool, side: CGFloat) -> [UIView]? {
    guard let from, let to else {
      dissolve()
      return nil
    }
    place(toOnTop: false)
    let whole = isNew ? to : from
    let tiles = addTiles(of: whole, side: side)
    // Because it would show behind its tiles.
    whole.isHidden = true
    return tiles
  }

  /// Adds square tiles of a screen's snapshot, row by row, at their positions in the container.
  ///
  /// Tiles on the right and lower edges are cut off there. All share one image.
  ///
  /// - Parameter side: the side of a tile, in points; at least so large that there are no more than about 10,000 tiles.
  func addTiles(of view: UIView, side: CGFloat) -> [UIView] {
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let smallest = (bounds.width * bounds.height / 10_000).squareRoot()
    let side = side.isFinite ? max(side, smallest) : smallest
    let snapshot = UIGraphicsImageRenderer(size: bounds.size, format: UIGraphicsImageRendererFormat()).image { _ in
      view.drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: view === to || fromIsNew)
    }
    let origin = view.convert(bounds, to: container).origin
    let (columns, rows) = (Int((bounds.width / side).rounded(.up)), Int((bounds.height / side).rounded(.up)))
    var tiles: [UIView] = []
    for index in 0..<(columns * rows) {
      let corner = CGPoint(x: CGFloat(index % columns) * side, y: CGFloat(index / columns) * side)
      let size = CGSize(width: min(side, bounds.width - corner.x), height: min(side, bounds.height - corner.y))
      let tile = UIView(frame: CGRect(origin: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), size: size))
      tile.layer.contents = snapshot.cgImage
      tile.layer.contentsRect = CGRect(
        x: corner.x / bounds.width, y: corner.y / bounds.height, width: size.width / bounds.width,
        height: size.height / bounds.height)
      tile.isUserInteractionEnabled = false
      add(tile)
      tiles.append(tile)
    }
    return tiles
  }
}

extension SeededRandom {
  /// The next number in a range.
  package mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(fraction())
  }
}
