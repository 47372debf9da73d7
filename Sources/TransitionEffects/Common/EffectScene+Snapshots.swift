import UIKit

extension EffectScene {
  /// A still of a part of a screen, given in the screen's own coordinates, at its place in the container; it goes at the end.
  public func addSnapshot(of view: UIView, _ part: CGRect) -> UIView {
    let picture =
      view.resizableSnapshotView(from: part, afterScreenUpdates: view === to || fromIsNew, withCapInsets: .zero)
      ?? UIView(frame: .zero)
    picture.frame = view.convert(part, to: container)
    add(picture)
    return picture
  }

  /// A picture of a screen as it lies in the container, as large as that and clear around the screen.
  ///
  /// - Parameter scale: pixels per point; what is not above 0, or above the screen's, counts as the screen's.
  public func still(of view: UIView, scale: CGFloat = 0) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    if scale.isFinite, scale > 0 { format.scale = min(scale, format.scale) }
    let bounds = container.bounds
    return UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
      let place = view.convert(view.bounds, to: container).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      view.drawHierarchy(in: place, afterScreenUpdates: view === to || fromIsNew)
    }
  }

  /// Stills of a screen's left and right halves.
  public func addHalves(of view: UIView) -> (left: UIView, right: UIView) {
    let bounds = view.bounds
    // The seam lies between two pixels.
    var (left, right) = (bounds, bounds)
    left.size.width = (bounds.width / 2).rounded()
    right.size.width = bounds.width - left.width
    right.origin.x = left.maxX
    return (addSnapshot(of: view, left), addSnapshot(of: view, right))
  }

  /// Moves a view's anchor point, in 0…1 of its sides, and leaves the view where it is (C-60).
  public func moveAnchor(of view: UIView, to anchor: CGPoint) {
    let layer = view.layer
    let (old, size) = (layer.anchorPoint, layer.bounds.size)
    layer.anchorPoint = anchor
    layer.position.x += (anchor.x - old.x) * size.width
    layer.position.y += (anchor.y - old.y) * size.height
  }
}
