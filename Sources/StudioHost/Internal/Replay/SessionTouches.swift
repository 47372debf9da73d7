import CoreGraphics
import Rendering
import TransitionStage

/// The fingers of a session, drawn over the frames of its film.
struct SessionTouches {
  private var inputs: ArraySlice<Session.Input>
  private var down: [Int: CGPoint] = [:]
  /// The radius of a finger's mark, in points.
  private static let radius: CGFloat = 17

  init(_ session: Session) {
    inputs = session.inputs[...]
  }

  /// A frame with the fingers that are down at its number; frames come in order.
  mutating func added(to frame: RenderFrame, number: Int) -> RenderFrame {
    while let input = inputs.first, input.frame <= number {
      inputs = inputs.dropFirst()
      guard case .finger(let finger, let phase, let point, _) = input.kind else { continue }
      down[finger] = phase == .ended || phase == .cancelled ? nil : point
    }
    guard !down.isEmpty else { return frame }
    var frame = frame
    frame.root.children += down.sorted { $0.key < $1.key }.map { Self.mark(at: $0.value) }
    return frame
  }

  private static func mark(at point: CGPoint) -> RenderNode {
    let side = radius * 2
    var node = RenderNode(bounds: CGRect(x: 0, y: 0, width: side, height: side))
    node.transform = CATransform3DMakeTranslation(point.x - radius, point.y - radius, 0)
    node.cornerRadius = radius
    node.backgroundColor = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
    node.borderWidth = 2
    node.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.8)
    return node
  }
}
