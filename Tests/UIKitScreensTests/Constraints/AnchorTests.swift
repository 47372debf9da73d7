import Testing
import TransitionTesting
import UIKit

/// Anchors as values, and the distances between them.
@Suite("Anchors") @MainActor struct AnchorTests {
  private func scene(_ body: (ConstraintScene) throws -> Void) throws {
    try withStage(.iPhone15) { try body(ConstraintScene($0)) }
  }

  /// Two views of 40 × 40 points at the left and the right edge, and one between them.
  private func row(_ scene: ConstraintScene) -> (left: UIView, middle: UIView, right: UIView) {
    let views = (scene.add(), scene.add(), scene.add())
    for view in [views.0, views.1, views.2] {
      scene.activate(
        view.topAnchor.constraint(equalTo: scene.root.topAnchor), view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 40))
    }
    scene.activate(
      views.0.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      views.2.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor))
    return views
  }

  @Test("The distance between two anchors is a dimension, with its sign (L-41)")
  func distances() throws {
    try scene { scene in
      let (left, middle, right) = row(scene)
      let before = left.trailingAnchor.anchorWithOffset(to: middle.leadingAnchor)
      let after = middle.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
      let ratio = before.constraint(equalTo: after, multiplier: 2, constant: 20)
      #expect(ratio.firstItem === left && ratio.secondItem === middle && !ratio.isActive)
      scene.activate(ratio)
      #expect(scene.root.constraints.contains(ratio))
      scene.layOut()
      // 200 points are left: 140 before the view, and 60 after it.
      expect(middle, 180, 0, 40, 40)
      ratio.isActive = false
      let backwards = middle.leadingAnchor.anchorWithOffset(to: left.trailingAnchor)
      scene.activate(backwards.constraint(equalToConstant: -25))
      scene.layOut()
      expect(middle, 65, 0, 40, 40)
      let below = scene.add()
      scene.activate(
        below.leadingAnchor.constraint(equalTo: left.leadingAnchor),
        below.widthAnchor.constraint(equalTo: left.widthAnchor),
        below.heightAnchor.constraint(equalToConstant: 10),
        left.bottomAnchor.anchorWithOffset(to: below.topAnchor).constraint(equalTo: left.heightAnchor, multiplier: 0.5))
      scene.layOut()
      expect(below, 0, 60, 40, 10)
    }
  }

  @Test("A distance from leading to trailing edges is positive from right to left, too (L-30, L-41)")
  func mirroredDistance() throws {
    try scene { scene in
      let (left, middle, _) = row(scene)
      scene.activate(left.trailingAnchor.anchorWithOffset(to: middle.leadingAnchor).constraint(equalToConstant: 8))
      scene.root.traitOverrides.layoutDirection = .rightToLeft
      scene.layOut()
      expect(left, 280, 0, 40, 40)
      expect(middle, 232, 0, 40, 40)
    }
  }

  @Test("A distance between edges that do not go together is reported, and a removed view ends it (L-7, L-19, L-41)")
  func illegalDistance() throws {
    try scene { scene in
      let (left, middle, right) = row(scene)
      let mixed = left.leftAnchor.anchorWithOffset(to: middle.leadingAnchor).constraint(equalToConstant: 8)
      mixed.isActive = true
      #expect(!mixed.isActive)
      try scene.stage.expectDiagnostic("illegal-constraint")
      try scene.stage.expectDiagnostic("illegal-constraint")
      let distance = left.trailingAnchor.anchorWithOffset(to: middle.leadingAnchor)
        .constraint(equalTo: right.widthAnchor)
      distance.isActive = true
      middle.removeFromSuperview()
      #expect(!distance.isActive && left.constraints.count == 2)
    }
  }

  @Test("An anchor has its item, name, ambiguity and causes, and is its own copy (L-37)")
  func members() throws {
    try scene { scene in
      let view = scene.add()
      let left = view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10)
      let width = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
      scene.activate(left, width)
      let anchor = view.leadingAnchor
      #expect(anchor.item === view && anchor.name == "leading" && anchor.copy() as? NSObject === anchor)
      #expect(!anchor.hasAmbiguousLayout && view.widthAnchor.hasAmbiguousLayout)
      #expect(view.trailingAnchor.hasAmbiguousLayout)
      #expect(anchor.constraintsAffectingLayout == [left])
      let end = view.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -250)
      scene.activate(end)
      #expect(!view.trailingAnchor.hasAmbiguousLayout && !view.widthAnchor.hasAmbiguousLayout)
      #expect(view.widthAnchor.constraintsAffectingLayout == [left, end])
      #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, end])
    }
  }
}
