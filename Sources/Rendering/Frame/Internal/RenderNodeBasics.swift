import CoreGraphics

/// The parts of a ``RenderNode`` that most nodes have; the names are the node's.
package struct RenderNodeBasics: Hashable, Sendable, Codable {
  package var bounds: CGRect
  package var transform: CATransform3D
  package var opacity: CGFloat = 1
  package var backgroundColor: CGColor?
  package var contents: RenderContents?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor = RenderNodeBasics.black
  package var masksToBounds: Bool = false
  package var isDoubleSided: Bool = true
  package var flattensChildren: Bool = true
  package var children: [RenderNode] = []

  package init(bounds: CGRect, transform: CATransform3D) {
    self.bounds = bounds
    self.transform = transform
  }

  private static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}
