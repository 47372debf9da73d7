import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// An edge pan whose left and right edges are exchanged if the layout is right-to-left at touch-down (E-87).
final class MirroredEdgePan: UIScreenEdgePanGestureRecognizer {
  private let plainEdges: UIRectEdge

  /// Makes an edge pan with the edges of a left-to-right layout.
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
