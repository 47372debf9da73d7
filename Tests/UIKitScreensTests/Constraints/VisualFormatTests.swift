import Testing
import TransitionTesting
import UIKit

/// Constraints that a visual format describes.
@Suite("Visual formats") @MainActor struct VisualFormatTests {
  private func scene(_ body: (ConstraintScene) throws -> Void) throws {
    try withStage(.iPhone15) { try body(ConstraintScene($0)) }
  }

  private func activate(
    _ format: String, _ views: [String: Any], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
  }

  @Test("Gaps, sizes and edges are where the format says (L-106, L-107, TV-31, TV-32)")
  func row() throws {
    try scene { scene in
      scene.root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      scene.root.insetsLayoutMarginsFromSafeArea = false
      let (a, b, c) = (scene.add(), scene.add(), scene.add())
      activate("H:|-16-[a(100)]-[b]-20-|", ["a": a, "b": b])
      activate("|-[c]-|", ["c": c])
      activate("V:|[a(10)][b(==a)]-(>=5,30@500)-[c(h@900)]", ["a": a, "b": b, "c": c], metrics: ["h": 7])
      scene.layOut()
      expect(a, 16, 0, 100, 10)
      expect(b, 124, 10, 176, 10)
      expect(c, 8, 50, 304, 7)
    }
  }

  @Test("Numbers may be negative, fractions and metrics (L-108)")
  func numbers() throws {
    try scene { scene in
      let view = scene.add()
      activate("H:|-(-4.5)-[view(w)]", ["view": view], metrics: ["w": CGFloat(20.5)])
      scene.layOut()
      #expect(abs(view.frame.minX + 4.5) < 0.2 && abs(view.frame.width - 20.5) < 0.2)
    }
  }

  @Test("Options align neighbours, and say in which direction a row reads (L-109)")
  func options() throws {
    try scene { scene in
      let (a, b) = (scene.add(), scene.add())
      activate("H:|-10-[a(20)]-5-[b(30)]", ["a": a, "b": b], options: [.alignAllTop, .directionRightToLeft])
      activate("V:|-3-[a(9)]", ["a": a])
      scene.layOut()
      expect(a, 290, 3, 20, 9)
      #expect(b.frame.minX == 255 && b.frame.minY == 3)
    }
  }

  @Test("A format that cannot be read is reported with a mark under the column (L-110)")
  func faults() throws {
    try scene { scene in
      let view = scene.add()
      for (format, reason) in [
        ("H:|-[view", "Expected a ']' here. That is the end of a view"),
        ("H:|-x-[view]", "Expected a number or key from the metrics dictionary, but encountered something else"),
        ("H:[other]", "other is not a key in the views dictionary."),
        ("H:", "Expected a view. That is, a '['"),
        ("H:[view]-view-[view]", "Expected a number or key from the metrics dictionary"),
      ] {
        let made = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["view": view])
        #expect(made.isEmpty)
        #expect(try #require(scene.stage.diagnostics.last).message.contains(reason))
        try scene.stage.expectDiagnostic("visual-format")
      }
      let alone = UIView()
      _ = NSLayoutConstraint.constraints(withVisualFormat: "|[alone]", metrics: nil, views: ["alone": alone])
      #expect(try #require(scene.stage.diagnostics.last).message.contains("doesn't have a superview"))
      try scene.stage.expectDiagnostic("visual-format")
    }
  }
}
