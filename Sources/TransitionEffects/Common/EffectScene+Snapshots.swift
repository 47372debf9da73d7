import UIKit

extension EffectScene {
  /// Adds a snapshot of a part of a screen at its position in the container; it is removed at the end.
  ///
  /// - Parameters:
  ///   - view: the screen's view.
  ///   - part: a rectangle in the screen's coordinates.
  public func addSnapshot(of view: UIView, _ part: CGRect) -> UIView {
    let snapshot =
      view.resizableSnapshotView(from: part, afterScreenUpdates: view === to || fromIsNew, withCapInsets: .zero)
      ?? UIView(frame: .zero)
    snapshot.frame = view.convert(part, to: container)
    add(snapshot)
    return snapshot
  }

  /// An image of a screen, as large as the container and transparent around the screen.
  ///
  /// - Parameters:
  ///   - view: the screen's view.
  ///   - scale: pixels per point; the display's scale if it is not in 0…that scale.
  public func still(of view: UIView, scale: CGFloat = 0) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    if scale.isFinite, scale > 0 { format.scale = min(scale, format.scale) }
    let bounds = container.bounds
    return UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
      let target = view.convert(view.bounds, to: container).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      view.drawHierarchy(in: target, afterScreenUpdates: view === to || fromIsNew)
    }
  }

  /// Adds snapshots of a screen's left and right halves.
  public func addHalves(of view: UIView) -> (left: UIView, right: UIView) {
    let halves = addColumns(of: view, count: 2)
    return (halves[0], halves[1])
  }

  /// Adds snapshots of columns of a screen, all of one width but for the rounding to points, from the left.
  ///
  /// - Parameters:
  ///   - view: the screen's view.
  ///   - count: the number of columns, clamped to 1…100.
  public func addColumns(of view: UIView, count: Int) -> [UIView] {
    let bounds = view.bounds
    return Self.spans(of: bounds.width, count: count).map { start, length in
      addSnapshot(of: view, CGRect(x: bounds.minX + start, y: bounds.minY, width: length, height: bounds.height))
    }
  }

  /// Adds snapshots of rows of a screen, all of one height but for the rounding to points, from the top.
  ///
  /// - Parameters:
  ///   - view: the screen's view.
  ///   - count: the number of rows, clamped to 1…100.
  public func addRows(of view: UIView, count: Int) -> [UIView] {
    let bounds = view.bounds
    return Self.spans(of: bounds.height, count: count).map { start, length in
      addSnapshot(of: view, CGRect(x: bounds.minX, y: bounds.minY + start, width: bounds.width, height: length))
    }
  }

  /// Divides a length into parts that meet between pixels.
  private static func spans(of length: CGFloat, count: Int) -> [(start: CGFloat, length: CGFloat)] {
    let count = min(max(count, 1), 100)
    let seams = (0..<count).map { (length * CGFloat($0) / CGFloat(count)).rounded() } + [length]
    return zip(seams, seams.dropFirst()).map { ($0, $1 - $0) }
  }

  /// Changes a view's anchor point, in unit coordinates, without moving the view (C-60).
  public func moveAnchor(of view: UIView, to anchor: CGPoint) {
    let layer = view.layer
    let (old, size) = (layer.anchorPoint, layer.bounds.size)
    layer.anchorPoint = anchor
    layer.position.x += (anchor.x - old.x) * size.width
    layer.position.y += (anchor.y - old.y) * size.height
  }
}
