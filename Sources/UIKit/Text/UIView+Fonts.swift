import CoreGraphics

extension UIView {
  /// Adds the faces of the text that this view and those inside show.
  func collectFaces(into faces: inout Set<FontFace>) {
    guard !isHidden, alpha > 0 else { return }
    if let label = self as? UILabel, let text = label.text, !text.isEmpty, let face = label.font.textFont?.face {
      faces.insert(face)
    }
    for subview in storedSubviews { subview.collectFaces(into: &faces) }
  }
}
