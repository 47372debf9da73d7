import Testing
import TransitionTesting
import UIKit

/// Translated masks whose superview constraints size.
@Suite("Translated masks") @MainActor struct MaskConstraintTests {
  private func scene(_ body: (ConstraintScene) throws -> Void) throws {
    try withStage(.iPhone15) { try body(ConstraintScene($0)) }
  }

  /// A card in the corner, with a view of a mask in it.
  private func card(_ scene: ConstraintScene, _ mask: UIView.AutoresizingMask, _ frame: CGRect) -> (UIView, UIView) {
    let (card, content) = (scene.add(), UIView())
    content.frame = frame
    content.autoresizingMask = mask
    card.addSubview(content)
    scene.activate(
      card.topAnchor.constraint(equalTo: scene.root.topAnchor),
      card.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
    return (card, content)
  }

  @Test("Content inside a view with a flexible mask gives the view around it its size (L-63)")
  func contentSizesItsCard() throws {
    try scene { scene in
      let (card, content) = card(scene, [.flexibleWidth, .flexibleHeight], .zero)
      let sized = scene.add(SizedView(120, 30), to: content)
      scene.activate(
        sized.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
        sized.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -4),
        sized.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
        sized.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10))
      scene.layOut()
      expect(card, 0, 0, 140, 38)
      expect(content, 0, 0, 140, 38)
      expect(sized, 10, 4, 120, 30)
      sized.natural = CGSize(width: 60, height: 50)
      scene.layOut()
      expect(card, 0, 0, 80, 58)
      expect(content, 0, 0, 80, 58)
    }
  }

  struct Share: Sendable {
    let mask: UIView.AutoresizingMask
    let x: Double
    let width: Double
  }

  /// The positions and widths, at first 10 and 30, after a growth of the superview from 100 to 200 points.
  nonisolated private static let shares = [
    Share(mask: .flexibleWidth, x: 10, width: 130), Share(mask: .flexibleLeftMargin, x: 110, width: 30),
    Share(mask: [], x: 10, width: 30), Share(mask: [.flexibleLeftMargin, .flexibleWidth], x: 35, width: 105),
    Share(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 10 + 100 / 7.0, width: 30),
  ]

  @Test("A mask's margins and lengths follow the superview's solved size in their shares (L-63)", arguments: shares)
  func shares(_ share: Share) throws {
    let (mask, x, width) = (share.mask, share.x, share.width)
    try scene { scene in
      let (card, content) = card(scene, mask, CGRect(x: 10, y: 5, width: 30, height: 20))
      card.bounds.size = CGSize(width: 100, height: 40)
      content.frame = CGRect(x: 10, y: 5, width: 30, height: 20)
      let marker = scene.add()
      scene.activate(
        card.widthAnchor.constraint(equalToConstant: 200), card.heightAnchor.constraint(equalToConstant: 40),
        marker.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        marker.widthAnchor.constraint(equalTo: content.widthAnchor),
        marker.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 100),
        marker.heightAnchor.constraint(equalToConstant: 10))
      scene.layOut()
      let edges = [x, x + width].map { ($0 * 3).rounded() / 3 }
      expect(marker, edges[0], 100, edges[1] - edges[0], 10)
      #expect(abs(content.frame.minX - x) < 0.01 && abs(content.frame.width - width) < 0.01)
    }
  }

  @Test("A view that moves to another superview follows that one's solved size (L-19, L-63)")
  func movedView() throws {
    try scene { scene in
      let (first, content) = card(scene, .flexibleWidth, .zero)
      let second = scene.add()
      let inner = scene.add(UIView(), to: content)
      scene.activate(
        first.widthAnchor.constraint(equalToConstant: 100), second.widthAnchor.constraint(equalToConstant: 250),
        inner.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5))
      scene.layOut()
      #expect(content.bounds.width == 100 && inner.bounds.width == 50)
      second.addSubview(content)
      content.frame.size.width = second.bounds.width
      scene.layOut()
      first.removeFromSuperview()
      second.constraints.first { $0.firstItem === second }?.constant = 90
      scene.layOut()
      #expect(content.bounds.width == 90 && inner.bounds.width == 45)
      #expect(scene.stage.diagnostics.isEmpty)
    }
  }
}
