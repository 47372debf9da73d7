import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan from edges that are exchanged, left for right, where the layout is right to left when the finger lands (E-87).
final class MirroredEdgePan: UIScreenEdgePanGestureRecognizer {
  private let plainEdges: UIRectEdge

  /// A pan from edges as they are in a left-to-right layout.
  init(edges: UIRectEdge) {
    plainEdges = edges
    super.init(target: nil, action: nil)
    self.edges = edges
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = plainEdges
    if view?.traitCollection.layoutDirection == .rightToLeft {
      edges.subtract([.left, .right])
      if plainEdges.contains(.left) { edges.insert(.right) }
      if plainEdges.contains(.right) { edges.insert(.left) }
    }
    super.touchesBegan(touches, with: event)
  }
}
