import CoreGraphics
import QuartzCore

extension UIView {
  /// Adds the faces of the text that this view and its subviews show.
  func collectFaces(into faces: inout Set<FontFace>) {
    guard !isHidden, alpha > 0 else { return }
    if let label = self as? UILabel { faces.formUnion(label.faces) }
    if let tile = self as? TextTile { faces.formUnion(tile.faces) }
    layer.collectFaces(into: &faces)
    for subview in storedSubviews { subview.collectFaces(into: &faces) }
  }
}

extension CALayer {
  /// Adds the faces of text layers inside that belong to no view.
  fileprivate func collectFaces(into faces: inout Set<FontFace>) {
    if let text = self as? CATextLayer { faces.formUnion(text.textCache?.faces ?? []) }
    for sublayer in storedSublayers where !(sublayer.delegate is UIView) { sublayer.collectFaces(into: &faces) }
  }
}
