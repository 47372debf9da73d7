import Testing
import TransitionTesting
import UIKit

/// The vectors of frames that were measured, or follow from the statements, at three pixels a point.
@Suite("Vectors of constraints") @MainActor struct TestVectorTests {
  private func scene(_ width: CGFloat = 320, _ height: CGFloat = 240, _ body: (ConstraintScene) throws -> Void) throws {
    try withStage(.iPhone15) { try body(ConstraintScene($0, width, height)) }
  }

  @Test("Views pinned to edges and to each other have their frames (L-2, TV-1, TV-2, TV-3)")
  func pinned() throws {
    try scene { scene in
      let (a, b, c, root) = (scene.add(), scene.add(), scene.add(), scene.root)
      scene.activate(
        a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
        a.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
        a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
        a.heightAnchor.constraint(equalToConstant: 44),
        b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        b.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
        b.widthAnchor.constraint(equalToConstant: 120), b.heightAnchor.constraint(equalToConstant: 32),
        c.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 12),
        c.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 12),
        c.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
        c.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16))
      scene.layOut()
      expect(a, 16, 16, 288, 44)
      expect(b, 16, 192, 120, 32)
      expect(c, 148, 72, 156, 152)
    }
  }

  private func row(_ scene: ConstraintScene, _ views: [UIView], gap: CGFloat, inset: CGFloat) {
    var last: NSLayoutXAxisAnchor = scene.root.leadingAnchor
    for (index, view) in views.enumerated() {
      scene.activate(
        view.leadingAnchor.constraint(equalTo: last, constant: index == 0 ? inset : gap),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
        view.heightAnchor.constraint(equalToConstant: 60))
      last = view.trailingAnchor
    }
    scene.activate(last.constraint(equalTo: scene.root.trailingAnchor, constant: -inset))
  }

  @Test("Equal widths, and a width twice another, share the room (L-39, TV-4, TV-5)")
  func shares() throws {
    try scene { scene in
      let views = [scene.add(), scene.add(), scene.add()]
      row(scene, views, gap: 8, inset: 12)
      for view in views.dropFirst() {
        scene.activate(view.widthAnchor.constraint(equalTo: views[0].widthAnchor))
      }
      scene.layOut()
      expect(views[0], 12, 20, 280 / 3.0, 60)
      expect(views[1], 113 + 1 / 3.0, 20, 280 / 3.0, 60)
      expect(views[2], 214 + 2 / 3.0, 20, 280 / 3.0, 60)
    }
    try scene { scene in
      let views = [scene.add(), scene.add()]
      row(scene, views, gap: 10, inset: 12)
      scene.activate(views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2))
      scene.layOut()
      expect(views[0], 12, 20, 286 / 3.0, 60)
      expect(views[1], 22 + 286 / 3.0, 20, 572 / 3.0, 60)
    }
  }

  private struct Rule {
    let relation: NSLayoutConstraint.Relation
    let constant: CGFloat
    var priority = UILayoutPriority.required
  }

  private func width(by rules: [Rule]) throws -> CGFloat {
    var width: CGFloat = -1
    try scene { scene in
      let view = scene.add()
      for rule in rules {
        let constraint = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: rule.relation, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: rule.constant)
        constraint.priority = rule.priority
        constraint.isActive = true
      }
      scene.layOut()
      width = view.bounds.width
    }
    return width
  }

  @Test("Higher priorities go before lower ones (L-20, L-21, TV-6, TV-7, TV-8)")
  func priorities() throws {
    let range = [Rule(relation: .greaterThanOrEqual, constant: 80), Rule(relation: .lessThanOrEqual, constant: 200)]
    #expect(try width(by: range + [Rule(relation: .equal, constant: 300, priority: UILayoutPriority(500))]) == 200)
    let pair = [
      Rule(relation: .equal, constant: 60, priority: UILayoutPriority(750)),
      Rule(relation: .equal, constant: 140, priority: UILayoutPriority(749)),
    ]
    #expect(try width(by: pair) == 60)
    let least = Rule(relation: .greaterThanOrEqual, constant: 90)
    #expect(try width(by: [least, Rule(relation: .equal, constant: 30, priority: UILayoutPriority(999))]) == 90)
  }

  @Test("A view that code places stays, and its subviews are laid out in it (L-25, L-62, L-87, L-89, TV-9, TV-10)")
  func mixed() throws {
    try scene { scene in
      let placed = UIView(frame: CGRect(x: 199.5, y: 20, width: 80, height: 80))
      scene.root.addSubview(placed)
      let (child, other) = (scene.add(UIView(), to: placed), scene.add())
      scene.activate(
        child.leadingAnchor.constraint(equalTo: placed.leadingAnchor, constant: 10),
        child.topAnchor.constraint(equalTo: placed.topAnchor, constant: 10),
        child.widthAnchor.constraint(equalToConstant: 25), child.heightAnchor.constraint(equalToConstant: 25),
        other.trailingAnchor.constraint(equalTo: placed.trailingAnchor),
        other.widthAnchor.constraint(equalTo: placed.widthAnchor, multiplier: 0.75),
        other.topAnchor.constraint(equalTo: placed.bottomAnchor, constant: 12),
        other.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -20))
      scene.layOut()
      expect(placed, 199.5, 20, 80, 80)
      expect(child, 10, 10, 25, 25)
      // 219.5 to 279.5, both on pixels.
      expect(other, 219 + 2 / 3.0, 112, 60, 108)
    }
  }

  @Test("Labels are aligned by their baselines (L-33, TV-11, TV-12)")
  func baselines() throws {
    try scene { scene in
      let (large, small) = (scene.add(UILabel()), scene.add(UILabel()))
      for (label, size) in [(large, 28), (small, 13)] as [(UILabel, CGFloat)] {
        label.text = "Text"
        label.font = .systemFont(ofSize: size)
      }
      scene.activate(
        large.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 24),
        large.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
      scene.layOut()
      let difference = large.font.ascender - small.font.ascender
      #expect(abs(small.frame.minY - (24 + difference)) < 0.35)
      #expect(large.frame.size == large.intrinsicContentSize && small.frame.minY > 34)
    }
  }

  @Test("A layout guide and a margin keep views inside (L-35, L-55, TV-13, TV-18…TV-22)")
  func insets() throws {
    try scene(320, 300) { scene in
      let (corner, far, middle) = (scene.add(), scene.add(), scene.add())
      scene.root.layoutMargins = UIEdgeInsets(top: 7, left: 24, bottom: 8, right: 28)
      scene.root.insetsLayoutMarginsFromSafeArea = false
      let margins = scene.root.layoutMarginsGuide
      for view in [corner, far] {
        scene.activate(
          view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 40))
      }
      scene.activate(
        corner.leftAnchor.constraint(equalTo: margins.leftAnchor),
        corner.topAnchor.constraint(equalTo: margins.topAnchor),
        far.rightAnchor.constraint(equalTo: margins.rightAnchor),
        far.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        middle.widthAnchor.constraint(equalToConstant: 80), middle.heightAnchor.constraint(equalToConstant: 30),
        NSLayoutConstraint(
          item: middle, attribute: .centerX, relatedBy: .equal, toItem: scene.root, attribute: .centerXWithinMargins,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: middle, attribute: .centerY, relatedBy: .equal, toItem: scene.root, attribute: .centerYWithinMargins,
          multiplier: 1, constant: 0))
      scene.layOut()
      expect(corner, 24, 7, 60, 40)
      expect(far, 232, 252, 60, 40)
      expect(middle, 118, 134 + 2 / 3.0, 80, 30)
    }
  }

  @Test("A readable guide is at most 672 points wide, in the middle (L-56, TV-24)")
  func readable() throws {
    try scene(1024, 400) { scene in
      let view = scene.add()
      scene.root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      scene.root.insetsLayoutMarginsFromSafeArea = false
      let guide = scene.root.readableContentGuide
      scene.activate(
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor), view.heightAnchor.constraint(equalToConstant: 10))
      scene.layOut()
      expect(view, 176, 8, 672, 10)
    }
  }

  @Test("A multiplier on a position counts in the common ancestor (L-36, TV-26), and one on a size is a ratio (TV-27)")
  func multipliers() throws {
    try scene { scene in
      let (half, wide) = (scene.add(), scene.add())
      scene.activate(
        NSLayoutConstraint(
          item: half, attribute: .centerX, relatedBy: .equal, toItem: scene.root, attribute: .centerX, multiplier: 0.5,
          constant: 0),
        half.widthAnchor.constraint(equalToConstant: 40), wide.widthAnchor.constraint(equalTo: scene.root.widthAnchor),
        wide.heightAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 9 / 16))
      scene.layOut()
      #expect(half.frame.minX == 60)
      #expect(wide.frame.size == CGSize(width: 320, height: 180))
    }
  }

  @Test("The lower hugging priority stretches, the lower compression resistance shrinks (L-69, L-70, TV-28, TV-29)")
  func content() throws {
    try scene(300, 40) { scene in
      let (a, b) = (scene.add(SizedView(60, 20)), scene.add(SizedView(60, 20)))
      row(scene, [a, b], gap: 8, inset: 0)
      a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      scene.layOut()
      #expect(a.frame.width == 60 && b.frame.width == 232)
    }
    try scene(200, 40) { scene in
      let (a, b) = (scene.add(SizedView(120, 20)), scene.add(SizedView(110, 20)))
      row(scene, [a, b], gap: 8, inset: 0)
      b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      scene.layOut()
      #expect(a.frame.width == 120 && b.frame.width == 72)
    }
  }

  @Test("A transform applies after the constraints (L-100, TV-30)")
  func transform() throws {
    try scene { scene in
      let view = scene.add()
      scene.activate(
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
        view.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: scene.root.topAnchor, constant: 160))
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      scene.layOut()
      #expect(view.bounds.size == CGSize(width: 100, height: 100))
      expect(view, 135, 135, 50, 50)
    }
  }

  @Test("Fitting sizes are rounded up to pixels (L-75, L-76, TV-34)", arguments: [173.5, 173.25] as [CGFloat])
  func fitting(_ exact: CGFloat) throws {
    let rounded: CGFloat = exact == 173.5 ? 521 / 3 : 520 / 3
    try scene { scene in
      let view = scene.add()
      scene.activate(view.widthAnchor.constraint(equalToConstant: exact))
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(abs(size.width - rounded) < 0.01 && size.height == 0)
      #expect(view.frame == .zero)
    }
  }

  @Test("Content pinned to the content guide gives the scroll view its content size (L-60, TV-35)")
  func scrollView() throws {
    try scene(320, 480) { scene in
      let scrollView = scene.add(UIScrollView())
      let content = scene.add(UIView(), to: scrollView)
      for (a, b) in [
        (scrollView.leadingAnchor, scene.root.leadingAnchor), (scrollView.trailingAnchor, scene.root.trailingAnchor),
      ] {
        scene.activate(a.constraint(equalTo: b))
      }
      let guide = scrollView.contentLayoutGuide
      scene.activate(
        scrollView.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scrollView.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
        content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
        content.heightAnchor.constraint(equalToConstant: 1000),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40))
      scene.layOut()
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 320, height: 1040))
      expect(content, 20, 20, 280, 1000)
    }
  }

  @Test("A changed constant animates with the layout inside the block (L-97, TV-36)")
  func animation() throws {
    try scene { scene in
      let view = scene.add()
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      scene.activate(
        width, view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10))
      scene.layOut()
      try scene.stage.settle()
      width.constant = 200
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.root.layoutIfNeeded() }
      scene.stage.advance(frames: 30)
      #expect(view.bounds.width == 200)
      let shown = try #require(view.layer.presentation()).bounds.width
      #expect(abs(shown - 150) < 2)
      try scene.stage.settle()
      #expect(view.layer.presentation()?.bounds.width == 200)
    }
  }
}
