import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan from edges that are exchanged, left for right, where the layout is right to left when the finger lands (E-87).
final class SwipeDriverEdgePan: UIScreenEdgePanGestureRecognizer {
  private let plainEdges: UIRectEdge

  init(target: Any?, action: Selector?, edges: UIRectEdge) {
    plainEdges = edges
    super.init(target: target, action: action)
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
