import UIKit

/// Turns a cube whose sides are the two screens, and darkens the side that turns away (E-26).
///
/// The new screen comes from the left, or from the right when reversed; about the horizontal axis from above or from
/// below. The original sets its perspective where a flat layer does not show it; here it shows, and the cube is seen
/// from outside.
@MainActor public final class CubeAnimator: EffectAnimator {
  /// The axis about which the cube turns.
  public let axis: TurnAxis
  /// The perspective as the transform's `m34`, for a width of 320 points (P-66), clamped to −0.1…0.1.
  public var perspective: CGFloat = -1.0 / 200
  /// The opacity of black on a side that has turned away, clamped to 0…1.
  public var shade: CGFloat = 0.8

  /// Makes a turn of 1 s.
  public init(axis: TurnAxis = .vertical, isReversed: Bool = false) {
    self.axis = axis
    super.init(duration: 1, isReversed: isReversed)
  }

  /// Turns both screens about the edge that they share, which moves across the container.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    scene.place(toOnTop: true)
    // 1 if the new side is on the right of the old one, or below it.
    let side = axis == .vertical ? -scene.side : (isReversed ? 1 : -1)
    let (near, far): (CGFloat, CGFloat) = side > 0 ? (0, 1) : (1, 0)
    scene.moveAnchor(of: from, to: axis == .vertical ? CGPoint(x: far, y: 0.5) : CGPoint(x: 0.5, y: far))
    scene.moveAnchor(of: to, to: axis == .vertical ? CGPoint(x: near, y: 0.5) : CGPoint(x: 0.5, y: near))
    scene.setPerspective(perspective)
    let rest = (from: from.layer.position, to: to.layer.position)
    let distance = side * (axis == .vertical ? scene.size.width : scene.size.height)
    let shade = shade.usable(in: 0...1, else: 0)
    let black = (from: cover(from, scene, opacity: 0), to: cover(to, scene, opacity: shade))
    to.layer.position = moved(rest.to, by: distance)
    to.transform3D = turned(by: side)
    scene.animate { [self] in
      from.layer.position = moved(rest.from, by: -distance)
      from.transform3D = turned(by: -side)
      to.layer.position = rest.to
      to.transform3D = CATransform3DIdentity
      black.from.alpha = shade
      black.to.alpha = 0
    }
  }

  private func moved(_ point: CGPoint, by distance: CGFloat) -> CGPoint {
    axis == .vertical ? CGPoint(x: point.x + distance, y: point.y) : CGPoint(x: point.x, y: point.y + distance)
  }

  /// A quarter turn that moves the side's free edge away from the viewer.
  private func turned(by side: CGFloat) -> CATransform3D {
    axis == .vertical
      ? CATransform3DMakeRotation(side * .pi / 2, 0, 1, 0) : CATransform3DMakeRotation(-side * .pi / 2, 1, 0, 0)
  }

  private func cover(_ view: UIView, _ scene: EffectScene, opacity: CGFloat) -> UIView {
    let black = UIView(frame: view.bounds)
    black.backgroundColor = .black
    black.alpha = opacity
    black.isUserInteractionEnabled = false
    scene.add(black, inside: view)
    return black
  }
}
