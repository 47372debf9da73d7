import UIKit

/// Uncovers the new screen along a soft line that crosses the container, or wipes the old one away.
@MainActor public final class WipeAnimator: EffectAnimator {
  /// The edge at which the wipe begins.
  public let edge: WipeEdge
  /// The width of the soft line, in points, clamped to 0…10,000; 0 for a sharp line.
  public var softness: CGFloat = 60

  /// Makes a wipe of 0.6 s.
  public init(from edge: WipeEdge = .trailing, isReversed: Bool = false) {
    self.edge = edge
    super.init(duration: 0.6, isReversed: isReversed)
  }

  /// Moves a mask with a soft edge over the upper screen.
  public override func animate(_ scene: EffectScene) {
    scene.place(toOnTop: !isReversed)
    guard let masked = isReversed ? scene.from : scene.to else { return scene.dissolve() }
    let size = masked.bounds.size
    let soft = softness.usable(in: 0...10_000, else: 0)
    // The edge at which the wipe begins: left is x = −1, top is y = −1.
    let turn = isReversed ? -scene.side : scene.side
    let (x, y): (CGFloat, CGFloat) =
      switch edge {
      case .leading: (-turn, 0)
      case .trailing: (turn, 0)
      case .top: (0, -1)
      case .bottom: (0, 1)
      }
    let length = x != 0 ? size.width : size.height
    var frame = masked.bounds
    if x != 0 { frame.size.width += soft } else { frame.size.height += soft }
    // The soft end is opposite to that edge.
    if x > 0 { frame.origin.x -= soft }
    if y > 0 { frame.origin.y -= soft }
    let mask = ShadeView(
      over: frame, from: CGPoint(x: x > 0 ? 1 : 0, y: y > 0 ? 1 : 0),
      to: CGPoint(x: x < 0 ? 1 : 0, y: y < 0 ? 1 : 0), opacities: (1, 0), plateau: length / max(1, length + soft))
    let covered = CGAffineTransform(translationX: x * (length + soft), y: y * (length + soft))
    masked.mask = mask
    mask.transform = isReversed ? .identity : covered
    let keepTime = scene.keepTime()
    scene.animate { [self] in
      keepTime()
      mask.transform = isReversed ? covered : .identity
    }
  }
}

/// The edge at which a wipe begins.
public enum WipeEdge: Hashable, Sendable {
  /// The left edge, in right-to-left layouts the right one.
  case leading
  /// The right edge, in right-to-left layouts the left one.
  case trailing
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}
