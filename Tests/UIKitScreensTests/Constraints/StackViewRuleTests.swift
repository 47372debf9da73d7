import Testing
import TransitionTesting
import UIKit

/// Rules of stacks beside the frames of their views.
@Suite("Rules of stack views") @MainActor struct StackViewRuleTests {
  private final class Painted: UIStackView {
    private(set) var draws = 0
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override func draw(_ rect: CGRect) { draws += 1 }
  }

  @Test("A stack ignores overrides of the layer's class and of drawing, and shows its background color (S-3)")
  func drawing() throws {
    try withStage(.small) { stage in
      let (controller, stack) = (UIViewController(), Painted())
      controller.view.addSubview(stack)
      stack.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      stack.backgroundColor = .red
      stack.setNeedsDisplay()
      stage.show(controller)
      try stage.settle()
      #expect(type(of: stack.layer) == CALayer.self && stack.draws == 0 && stack.layer.contents == nil)
      #expect(stack.layer.backgroundColor == UIColor.red.cgColor)
    }
  }

  @Test(
    "Where nothing ties a stack's size to its views, it is as small as they let it (S-24)",
    arguments: [
      UIStackView.Distribution.equalSpacing, .equalCentering,
    ])
  func fitting(_ distribution: UIStackView.Distribution) throws {
    try withStage(.iPhone15) { stage in
      let scene = ConstraintScene(stage)
      let views = [SizedView(30, 10), SizedView(50, 20)]
      let stack = scene.add(UIStackView(arrangedSubviews: views))
      (stack.distribution, stack.spacing, stack.alignment) = (distribution, 10, .center)
      scene.activate(
        stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: scene.root.topAnchor))
      scene.layOut()
      expect(stack, 0, 0, 90, 20)
      expect(views[0], 0, 5, 30, 10)
      let fit = stack.constraints.first { $0.identifier == "UISV-canvas-fit" }
      #expect(fit?.priority == UILayoutPriority(49) && fit?.firstAttribute == .width)
    }
  }

  @Test("A text that changes in a stack changes its constraints' constants, and the constraints stay (L-12, S-11)")
  func changedText() throws {
    try withStage(.iPhone15) { stage in
      let scene = ConstraintScene(stage)
      let views = [SizedView(30, 10), SizedView(50, 20), SizedView(UIView.noIntrinsicMetric, 20)]
      let stack = scene.add(UIStackView(arrangedSubviews: views))
      scene.activate(
        stack.widthAnchor.constraint(equalToConstant: 200),
        stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: scene.root.topAnchor))
      scene.layOut()
      let before = stack.constraints
      views[0].natural.width = 60
      #expect(!stack.needsUpdateConstraints())
      scene.layOut()
      #expect(stack.constraints == before)
      #expect(views.map(\.frame.width) == [60, 50, 90])
      views[2].natural.width = 10
      #expect(stack.needsUpdateConstraints(), "the order of the ties is another one")
      scene.layOut()
      #expect(views.map(\.frame.width) == [140, 50, 10])
    }
  }

  @Test("The system's gap between the baselines of a column follows the fonts (L-43, S-7, S-31)")
  func baselineGaps() throws {
    try withStage(.iPhone15) { stage in
      let scene = ConstraintScene(stage)
      let labels = ["Upper", "Lower"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = scene.add(UIStackView(arrangedSubviews: labels))
      (stack.axis, stack.spacing) = (.vertical, UIStackView.spacingUseSystem)
      stack.isBaselineRelativeArrangement = true
      scene.activate(stack.topAnchor.constraint(equalTo: scene.root.topAnchor))
      for size in [17, 24] as [CGFloat] {
        for label in labels { label.font = .systemFont(ofSize: size) }
        scene.layOut()
        let baselines = (
          labels[0].frame.maxY + labels[0].font.descender, labels[1].frame.minY + labels[1].font.ascender
        )
        #expect(abs(baselines.1 - baselines.0 - labels[0].font.lineHeight.rounded(.up)) < 0.35)
      }
    }
  }

  @Test("A row of baselines follows a text that becomes the first one of a column in it (S-28, S-32)")
  func baselineOfColumn() throws {
    try withStage(.iPhone15) { stage in
      let scene = ConstraintScene(stage)
      @MainActor func label(_ size: CGFloat) -> UILabel {
        let label = UILabel()
        (label.text, label.font) = ("Text", .systemFont(ofSize: size))
        return label
      }
      let (large, small, first) = (label(40), label(12), label(20))
      let column = UIStackView(arrangedSubviews: [small])
      column.axis = .vertical
      let row = scene.add(UIStackView(arrangedSubviews: [large, column]))
      row.alignment = .firstBaseline
      scene.activate(
        row.topAnchor.constraint(equalTo: scene.root.topAnchor),
        row.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
      scene.layOut()
      @MainActor func baseline(_ label: UILabel) -> CGFloat {
        label.convert(CGPoint(x: 0, y: label.font.ascender), to: row).y
      }
      #expect(abs(baseline(small) - baseline(large)) < 0.35)
      column.insertArrangedSubview(first, at: 0)
      scene.layOut()
      #expect(abs(baseline(first) - baseline(large)) < 0.35)
      first.isHidden = true
      scene.layOut()
      #expect(abs(baseline(small) - baseline(large)) < 0.35)
    }
  }

  @Test("A stack that loses its margins and is hidden in another one in the same turn has no conflict (S-20, S-30)")
  func marginsThatEnd() throws {
    try withStage(.iPhone15) { stage in
      let scene = ConstraintScene(stage)
      let inner = scene.add(UIStackView(arrangedSubviews: [SizedView(30, 20)]))
      inner.isLayoutMarginsRelativeArrangement = true
      let outer = scene.add(UIStackView(arrangedSubviews: [SizedView(10, 10)]))
      scene.layOut()
      #expect(inner.bounds.width == 46)
      inner.isLayoutMarginsRelativeArrangement = false
      outer.addArrangedSubview(inner)
      inner.isHidden = true
      scene.layOut()
      #expect(inner.bounds.width == 0 && stage.diagnostics.isEmpty)
    }
  }

  /// A stack with the initializer that Apple's template writes: of UIKit's views only a stack's never fails.
  private final class Row: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("A subclass's initializer with a coder never fails, as Apple's template has it")
  func coder() throws {
    try withStage { _ in
      let row = Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let made: UIStackView = Row(coder: NSCoder())
      #expect(row.axis == .horizontal && made.axis == .horizontal && made.arrangedSubviews.isEmpty)
    }
  }
}
