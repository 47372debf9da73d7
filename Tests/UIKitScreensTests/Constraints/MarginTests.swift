import Testing
import TransitionTesting
import UIKit

/// The system's margins, those of scroll views, and alignment rectangles.
@Suite("Margins and insets") @MainActor struct MarginTests {
  nonisolated private static let devices: [(Device, CGFloat)] = [
    (.iPhone15, 16), (.iPhoneSE, 16), (.iPhone15ProMax, 20), (.iPad, 20),
  ]

  @Test(
    "A controller's view has margins of 16 points, and of 20 on large phones and tablets (L-52)", arguments: devices)
  func systemMargins(_ device: Device, _ side: CGFloat) throws {
    try withStage(device) { stage in
      let controller = UIViewController()
      stage.show(controller)
      let minimum = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
      #expect(controller.systemMinimumLayoutMargins == minimum)
      #expect(controller.view.layoutMargins.left == side && controller.view.layoutMargins.right == side)
    }
  }

  @Test("From its content, a scroll view's margins lie inside the content area, its middle is its frame's (L-59)")
  func scrollViewMargins() throws {
    try withStage(.iPhone15) { stage in
      let scene = ConstraintScene(stage)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      scene.root.addSubview(scrollView)
      scrollView.insetsLayoutMarginsFromSafeArea = false
      scrollView.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      let content = scene.add(UIView(), to: scrollView)
      for (edge, margin) in [
        (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
      ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
        scene.activate(
          NSLayoutConstraint(
            item: content, attribute: edge, relatedBy: .equal, toItem: scrollView, attribute: margin, multiplier: 1,
            constant: 0))
      }
      let middle = scene.add(UIView(), to: scrollView)
      scene.activate(
        content.widthAnchor.constraint(equalToConstant: 300), content.heightAnchor.constraint(equalToConstant: 400),
        middle.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
        middle.topAnchor.constraint(equalTo: content.topAnchor), middle.widthAnchor.constraint(equalToConstant: 10),
        middle.heightAnchor.constraint(equalToConstant: 10))
      scene.layOut()
      expect(content, 10, 5, 300, 400)
      expect(middle, 95, 5, 10, 10)
      #expect(scrollView.contentSize == CGSize(width: 330, height: 420))
      scrollView.layoutMargins.right = 50
      scene.layOut()
      #expect(scrollView.contentSize.width == 360)
    }
  }

  @Test("A switch's natural size is its alignment rectangle's, 2 points narrower than its frame (L-28, L-29)")
  func alignmentOfSwitch() throws {
    try withStage(.iPhone15) { stage in
      let scene = ConstraintScene(stage)
      let control = scene.add(UISwitch())
      let before = scene.add()
      scene.activate(
        control.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
        control.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
        before.trailingAnchor.constraint(equalTo: control.leadingAnchor),
        before.topAnchor.constraint(equalTo: control.topAnchor),
        before.bottomAnchor.constraint(equalTo: control.bottomAnchor), before.widthAnchor.constraint(equalToConstant: 9)
      )
      scene.layOut()
      #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
      expect(control, 255, 10, 51, 31)
      expect(before, 246, 10, 9, 31)
      let rect = control.alignmentRect(forFrame: control.frame)
      #expect(rect == CGRect(x: 255, y: 10, width: 49, height: 31))
      #expect(control.frame(forAlignmentRect: rect) == control.frame)
    }
  }

  /// A view whose shadow below does not count.
  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  @Test("Constraints place alignment rectangles, also of a view that code places (L-25, L-27, L-28)")
  func alignmentInsets() throws {
    try withStage(.iPhone15) { stage in
      let scene = ConstraintScene(stage)
      let solved = scene.add(Shadowed())
      let placed = Shadowed(frame: CGRect(x: 100, y: 100, width: 50, height: 40))
      scene.root.addSubview(placed)
      let beside = scene.add(UIView(), to: placed)
      scene.activate(
        solved.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        solved.topAnchor.constraint(equalTo: placed.bottomAnchor),
        solved.widthAnchor.constraint(equalTo: placed.widthAnchor), solved.heightAnchor.constraint(equalToConstant: 20),
        beside.leadingAnchor.constraint(equalTo: placed.leadingAnchor),
        beside.bottomAnchor.constraint(equalTo: placed.bottomAnchor),
        beside.widthAnchor.constraint(equalToConstant: 5), beside.heightAnchor.constraint(equalToConstant: 5))
      scene.layOut()
      expect(placed, 100, 100, 50, 40)
      expect(solved, -2, 136, 50, 24)
      expect(beside, 2, 32, 5, 5)
    }
  }
}
