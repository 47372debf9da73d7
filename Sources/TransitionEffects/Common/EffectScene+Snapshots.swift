import UIKit

extension EffectScene {
  /// Adds a snapshot of a part of a screen at its position in the container; it is removed at the end.
  ///
  /// - Parameter part: a rectangle in the screen's coordinates.
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
  /// - Parameter scale: pixels per point; the display's scale if it is not in 0…that scale.
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
    let bounds = view.bounds
    // The halves meet between two pixels.
    var (left, right) = (bounds, bounds)
    left.size.width = (bounds.width / 2).rounded()
    right.size.width = bounds.width - left.width
    right.origin.x = left.maxX
    return (addSnapshot(of: view, left), addSnapshot(of: view, right))
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
