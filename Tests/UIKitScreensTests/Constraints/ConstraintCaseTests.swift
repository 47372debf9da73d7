import Testing
import TransitionTesting
import UIKit

/// Constraints in cases that an app meets seldom: before a layout, in measurements, after joins and releases.
@Suite("Constraints in special cases") @MainActor struct ConstraintCaseTests {
  private func scene(_ body: (ConstraintScene) throws -> Void) throws {
    try withStage(.iPhone15) { try body(ConstraintScene($0)) }
  }

  private func pin(_ view: UIView, inset: CGFloat) {
    guard let parent = view.superview else { return }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset),
    ])
  }

  @Test("The system's guides have their rectangles without any constraint (L-47, L-55)")
  func guidesWithoutConstraints() throws {
    try scene { scene in
      scene.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      scene.root.insetsLayoutMarginsFromSafeArea = false
      #expect(scene.root.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 314, height: 236))
    }
  }

  @Test("Attributes of margins count in a measurement before any layout (L-35, L-74)")
  func measuredMargins() throws {
    try scene { scene in
      let (parent, view) = (scene.add(), UIView())
      _ = scene.add(view, to: parent)
      parent.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      parent.insetsLayoutMarginsFromSafeArea = false
      for (side, margin) in [
        (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
      ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
        scene.activate(
          NSLayoutConstraint(
            item: view, attribute: side, relatedBy: .equal, toItem: parent, attribute: margin, multiplier: 1,
            constant: 0))
      }
      scene.activate(
        view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 20))
      let size = parent.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 24, height: 32))
    }
  }

  @Test("Constraints follow a change of the layout direction (L-30)")
  func changedDirection() throws {
    try scene { scene in
      let view = scene.add()
      let leading = view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16)
      scene.activate(leading, view.widthAnchor.constraint(equalToConstant: 100))
      scene.layOut()
      scene.root.traitOverrides.layoutDirection = .rightToLeft
      scene.layOut()
      #expect(view.frame.minX == 204)
      leading.constant = 20
      scene.layOut()
      #expect(view.frame.minX == 200)
    }
  }

  @Test("A controller's view keeps its container's frame until constraints place it (L-67, L-103)")
  func controllerView() throws {
    try withStage(.iPhone15) { stage in
      let (parent, child) = (UIViewController(), UIViewController())
      child.view.translatesAutoresizingMaskIntoConstraints = false
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      child.view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
        inner.widthAnchor.constraint(equalTo: child.view.widthAnchor, multiplier: 0.5),
      ])
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      stage.show(parent)
      child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      try stage.settle()
      #expect(child.view.frame.width == 200 && inner.frame.width == 100)
      let width = child.view.widthAnchor.constraint(equalToConstant: 300)
      width.isActive = true
      try stage.settle()
      #expect(child.view.frame.width == 300 && inner.frame.width == 150 && stage.diagnostics.isEmpty)
    }
  }

  private final class UpdatingController: UIViewController {
    var updates = 0
    var marginChanges = 0

    override func updateViewConstraints() {
      updates += 1
      super.updateViewConstraints()
    }

    override func viewLayoutMarginsDidChange() {
      marginChanges += 1
    }
  }

  @Test("A controller updates its view's constraints once, and is notified of changed margins (L-49, L-84)")
  func controllerCalls() throws {
    try withStage(.iPhone15) { stage in
      let controller = UpdatingController()
      stage.show(controller)
      try stage.settle()
      #expect(controller.updates == 1 && controller.marginChanges == 1)
      controller.view.setNeedsUpdateConstraints()
      try stage.settle()
      #expect(controller.updates == 2)
    }
  }

  @Test("Numbers that the solver cannot take are reported (layout-refused)")
  func refused() throws {
    try scene { scene in
      let view = scene.add()
      scene.activate(view.widthAnchor.constraint(equalToConstant: 1e12))
      scene.layOut()
      try scene.stage.expectDiagnostic("layout-refused")
      let priority = view.heightAnchor.constraint(equalToConstant: 1)
      priority.priority = UILayoutPriority(1001)
      #expect(priority.priority == .required)
      try scene.stage.expectDiagnostic("illegal-constraint")
    }
  }

  @Test("The view that holds a constraint decides its direction, by its kind of content (L-31)")
  func semanticContent() throws {
    try scene { scene in
      let view = scene.add()
      let leading = view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16)
      scene.activate(leading, view.widthAnchor.constraint(equalToConstant: 100))
      scene.root.semanticContentAttribute = .forceRightToLeft
      scene.layOut()
      #expect(view.frame.minX == 204 && view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      scene.root.semanticContentAttribute = .unspecified
      scene.root.traitOverrides.layoutDirection = .rightToLeft
      scene.root.semanticContentAttribute = .playback
      scene.layOut()
      #expect(view.frame.minX == 16 && view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(leading.firstAnchor.item === view && leading.secondAnchor?.name == "leading")
    }
  }

  @Test("Constraints that join two laid-out hierarchies hold, also after a view of one of them is released")
  func joinedEngines() throws {
    try scene { scene in
      let (a, b) = (scene.add(), scene.add())
      let own = b.widthAnchor.constraint(equalToConstant: 20)
      scene.activate(a.widthAnchor.constraint(equalToConstant: 10), own)
      scene.layOut()
      weak var released: UIView?
      do {
        let c = scene.add()
        let width = c.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        scene.layOut()
        width.isActive = false
        c.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
        b.leadingAnchor.constraint(equalTo: c.trailingAnchor, constant: 5).isActive = true
        c.removeFromSuperview()
        released = c
      }
      scene.layOut()
      scene.stage.advance(frames: 2)
      scene.activate(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 7))
      scene.layOut()
      #expect(released == nil)
      #expect(a.frame.width == 10 && b.frame.width == 20)
      #expect(b.frame.minX - a.frame.maxX == 7)
    }
  }

  @Test("A measurement leaves nothing behind")
  func measurementIsReleased() throws {
    try scene { scene in
      weak var measured: UIView?
      do {
        let view = UIView()
        let inner = scene.add(UIView(), to: view)
        pin(inner, inset: 3)
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 6, height: 6))
        measured = view
      }
      #expect(measured == nil)
    }
  }

  @Test("A constraint that is activated and deactivated before a layout leaves later changes in their animation")
  func quietExchange() throws {
    try scene { scene in
      let view = scene.add()
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      scene.activate(width)
      scene.layOut()
      try scene.stage.settle()
      let other = view.heightAnchor.constraint(equalToConstant: 5)
      other.isActive = true
      other.isActive = false
      scene.layOut()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        width.constant = 200
        scene.root.layoutIfNeeded()
      }
      scene.stage.advance(frames: 30)
      #expect(abs(try #require(view.layer.presentation()).bounds.width - 150) < 2)
    }
  }

  @Test("A constraint that the solver refuses is reported once, and holds when it can")
  func refusedUntilItFits() throws {
    try scene { scene in
      let view = scene.add()
      let width = view.widthAnchor.constraint(equalToConstant: 1e12)
      scene.activate(width)
      scene.layOut()
      try scene.stage.expectDiagnostic("layout-refused")
      scene.root.setNeedsLayout()
      scene.layOut()
      #expect(scene.stage.diagnostics.isEmpty)
      width.constant = 40
      scene.layOut()
      #expect(view.bounds.width == 40)
    }
  }

  @Test("A natural length that vanishes counts no more, and counts again when it returns (L-69)")
  func vanishingLength() throws {
    try scene { scene in
      let view = scene.add(SizedView(40, 20))
      scene.activate(view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
      scene.layOut()
      for width in [UIView.noIntrinsicMetric, 30, UIView.noIntrinsicMetric, 50] {
        view.natural.width = width
        scene.layOut()
        #expect(view.bounds.width == max(0, width))
      }
    }
  }
}
