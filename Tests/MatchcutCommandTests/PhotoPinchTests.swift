import Testing
import TransitionTesting
import UIKit

@testable import PhotoDemo

@Suite("The demo's pinch") @MainActor struct PhotoPinchTests {
  /// A cell's view as it shows: its frame on the screen, and its opacity.
  private struct Look {
    let frame: CGRect
    let opacity: CGFloat

    /// How far it moves and fades to another look: points that are seen, and a part of the opacity.
    func distance(to other: Look) -> (points: CGFloat, opacity: CGFloat) {
      let points = max(
        abs(frame.minX - other.frame.minX), abs(frame.minY - other.frame.minY), abs(frame.width - other.frame.width))
      return (points * min(opacity, other.opacity), abs(opacity - other.opacity))
    }
  }

  /// The photo and the title of the first cell.
  private func looks(_ list: UIView) -> [Look] {
    let views = list.subviews.flatMap { ($0 as? UICollectionView)?.visibleCells ?? [] }
    let cells = views.compactMap { $0 as? PhotoCell }
    guard let cell = cells.min(by: { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }) else {
      return []
    }
    return cell.contentView.subviews.prefix(2).map { view in
      // Positions in a cell that is animated are those of its presentation.
      let (own, around) = (view.layer.presentation() ?? view.layer, cell.layer.presentation() ?? cell.layer)
      let frame = own.frame.offsetBy(dx: around.frame.minX, dy: around.frame.minY)
      return Look(frame: frame, opacity: CGFloat(own.opacity))
    }
  }

  @Test(
    "From cards to rows nothing jumps under the fingers, nor do the photos after them (E-66)",
    arguments: [(250.0, true), (165, false)])
  func continuous(end: Double, finishes: Bool) throws {
    try withStage(.iPhone15) { stage in
      let list = PhotoListController()
      stage.show(list)
      try stage.settle()
      stage.pinch(about: CGPoint(x: 196, y: 426), from: 120, to: CGFloat(end), over: 0.5, resting: 0.2)
      var (before, farthest) = (looks(list.view), CGFloat(0))
      for frame in 0..<90 {
        stage.advance(frames: 1)
        let now = looks(list.view)
        #expect(now.count == 2)
        let views = frame < 42 ? 2 : 1
        for (old, new) in zip(before.prefix(views), now) {
          let distance = old.distance(to: new)
          farthest = max(farthest, distance.points)
          #expect(distance.points < 16 && distance.opacity < 0.25, "frame \(frame): \(old) to \(new)")
        }
        before = now
      }
      #expect(farthest > 1 && list.arrangement == (finishes ? .list : .grid))
    }
  }
}
