import Testing
import TransitionTesting
import UIKit

/// Stacks that are placed by code, at three pixels a point.
@Suite("Stack views") @MainActor struct StackViewTests {
  private func stack(
    _ views: [UIView], _ size: CGSize, axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
    _ distribution: UIStackView.Distribution = .fill, _ alignment: UIStackView.Alignment = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    (stack.axis, stack.spacing, stack.distribution, stack.alignment) = (axis, spacing, distribution, alignment)
    return stack
  }

  private func laidOut(_ stack: UIStackView, _ check: () throws -> Void) throws {
    try withStage(.iPhone15) { stage in
      let scene = ConstraintScene(stage, 400, 400)
      scene.root.addSubview(stack)
      scene.layOut()
      try check()
      #expect(stage.diagnostics.isEmpty)
    }
  }

  /// Expects the edges along the axis of views, in the order in which they are arranged.
  private func expectSpans(
    _ views: [UIView], _ spans: [(CGFloat, CGFloat)], vertical: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(views.count == spans.count, sourceLocation: sourceLocation)
    func onPixel(_ value: CGFloat) -> CGFloat { (value * 3 + 1e-3).rounded() / 3 }
    for (view, (start, length)) in zip(views, spans) {
      let frame = view.frame
      let (near, far) = vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      let isEqual = abs(near - onPixel(start)) < 0.01 && abs(far - onPixel(start + length)) < 0.01
      #expect(isEqual, "\(near)…\(far), not \(start)…\(start + length)", sourceLocation: sourceLocation)
    }
  }

  private func plain(_ count: Int) -> [UIView] { (0..<count).map { _ in UIView() } }

  @Test("A stack has UIKit's defaults, and manages its subviews (S-2, S-4, S-5)")
  func members() throws {
    try withStage(.iPhone15) { stage in
      let (a, b, c) = (UIView(), UIView(), UIView())
      let stack = UIStackView(arrangedSubviews: [a, b])
      #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
      #expect(stack.spacing == 0 && !a.translatesAutoresizingMaskIntoConstraints)
      stack.insertArrangedSubview(c, at: 1)
      stack.insertArrangedSubview(a, at: 2)
      #expect(stack.arrangedSubviews == [c, b, a] && stack.subviews == [a, b, c])
      stack.insertArrangedSubview(UIView(), at: 4)
      try stage.expectDiagnostic("stack-index-out-of-range")
      stack.removeArrangedSubview(b)
      a.removeFromSuperview()
      #expect(stack.arrangedSubviews == [c] && stack.subviews == [b, c])
    }
  }

  @Test("Views of equal lengths fill a row and a column (S-10, S-13, TV-37, TV-38, TV-39)")
  func fillEqually() throws {
    let row = plain(4)
    try laidOut(stack(row, CGSize(width: 320, height: 100), spacing: 8, .fillEqually)) {
      expectSpans(row, [(0, 74), (82, 74), (164, 74), (246, 74)])
      #expect(row.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 100 })
    }
    let column = plain(3)
    try laidOut(stack(column, CGSize(width: 180, height: 300), axis: .vertical, spacing: 10, .fillEqually)) {
      expectSpans(column, [(0, 280 / 3), (310 / 3, 280 / 3), (620 / 3, 280 / 3)], vertical: true)
    }
    let quarters = plain(4)
    try laidOut(stack(quarters, CGSize(width: 180, height: 99), axis: .vertical, .fillEqually)) {
      expectSpans(quarters, [(0, 24.75), (24.75, 24.75), (49.5, 24.75), (74.25, 24.75)], vertical: true)
    }
  }

  @Test("A hidden view leaves its room to the others, and stands in the middle of the gap (S-20, TV-40)")
  func hidden() throws {
    let row = plain(4)
    row[2].isHidden = true
    try laidOut(stack(row, CGSize(width: 320, height: 100), spacing: 8, .fillEqually)) {
      expectSpans(row, [(0, 304 / 3), (328 / 3, 304 / 3), (644 / 3, 0), (656 / 3, 304 / 3)])
    }
  }

  @Test("Room goes to views without a natural size, the last of them, else to the first view (S-11, S-12, TV-41…TV-45)")
  func fill() throws {
    let centered = [SizedView(28, 19), UIView(), SizedView(37.5, 19)]
    try laidOut(stack(centered, CGSize(width: 300, height: 30), spacing: 8, .fill, .center)) {
      expectSpans(centered, [(0, 28), (36, 218.5), (262.5, 37.5)])
      #expect(centered[0].frame.height == 19 && centered[1].frame.height == 0)
      #expect(abs(centered[0].frame.midY - 15) < 0.2)
    }
    let stretched = [SizedView(29.5, 10), SizedView(29, 10), SizedView(41.5, 10)]
    try laidOut(stack(stretched, CGSize(width: 300, height: 30), spacing: 8)) {
      expectSpans(stretched, [(0, 213.5), (221.5, 29), (258.5, 41.5)])
    }
    let squeezed = [SizedView(76.5, 10), SizedView(94, 10)]
    try laidOut(stack(squeezed, CGSize(width: 120, height: 30), spacing: 8)) {
      expectSpans(squeezed, [(0, 18), (26, 94)])
    }
    let mixed = [SizedView(29.5, 9), UIView(), SizedView(29, 9), UIView(), SizedView(41.5, 9)]
    try laidOut(stack(mixed, CGSize(width: 300, height: 30), spacing: 8)) {
      expectSpans(mixed, [(0, 29.5), (37.5, 0), (45.5, 29), (82.5, 168), (258.5, 41.5)])
    }
    let column = [SizedView(9, 20), UIView(), SizedView(9, 15)]
    try laidOut(stack(column, CGSize(width: 300, height: 180), axis: .vertical, spacing: 10)) {
      expectSpans(column, [(0, 20), (30, 125), (165, 15)], vertical: true)
    }
  }

  @Test("Stacks in a stack have their own sizes across it (S-26, TV-46)")
  func nested() throws {
    let columns = (0..<2).map { _ in
      let column = UIStackView(arrangedSubviews: [SizedView(10, 19), SizedView(20, 16), SizedView(30, 16)])
      column.axis = .vertical
      column.spacing = 3
      return column
    }
    try laidOut(stack(columns, CGSize(width: 266, height: 111), spacing: 10, .fillEqually, .top)) {
      expect(columns[0], 0, 0, 128, 57)
      expect(columns[1], 138, 0, 128, 57)
    }
  }

  @Test("Lengths in proportion to the natural ones; the last view gets the rest (S-15, S-17, TV-47, TV-48)")
  func fillProportionally() throws {
    let shares = [SizedView(160, 9), SizedView(80, 9), SizedView(40, 9)]
    try laidOut(stack(shares, CGSize(width: 200, height: 30), .fillProportionally)) {
      expectSpans(shares, [(0, 114.286), (114.286, 57.143), (171.429, 28.571)])
    }
    let spaced = [SizedView(100, 9), SizedView(100, 9), SizedView(100, 9)]
    try laidOut(stack(spaced, CGSize(width: 350, height: 30), spacing: 10, .fillProportionally)) {
      expectSpans(spaced, [(0, 109.375), (119.375, 109.375), (238.75, 111.25)])
    }
  }

  @Test("Equal gaps, and equal distances of centers as far as there is room (S-18, S-19, TV-49, TV-50, TV-51)")
  func equalGaps() throws {
    let spaced = [SizedView(50, 9), SizedView(80, 9), SizedView(30, 9)]
    try laidOut(stack(spaced, CGSize(width: 320, height: 30), .equalSpacing)) {
      expectSpans(spaced, [(0, 50), (130, 80), (290, 30)])
    }
    let centered = [SizedView(50, 9), SizedView(80, 9), SizedView(30, 9)]
    try laidOut(stack(centered, CGSize(width: 320, height: 30), .equalCentering)) {
      expectSpans(centered, [(0, 50), (125, 80), (290, 30)])
    }
    let narrow = [SizedView(140, 9), SizedView(20, 9), SizedView(20, 9)]
    try laidOut(stack(narrow, CGSize(width: 220, height: 30), spacing: 10, .equalCentering)) {
      expectSpans(narrow, [(0, 140), (150, 20), (200, 20)])
    }
  }

  @Test("A custom gap follows its view, and counts in the fitting size (S-7, S-33, TV-52)")
  func customSpacing() throws {
    let views = [SizedView(50, 9), SizedView(50, 9), SizedView(50, 9)]
    let row = stack(views, CGSize(width: 190, height: 9), spacing: 10)
    row.setCustomSpacing(30, after: views[0])
    #expect(row.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    try laidOut(row) {
      expectSpans(views, [(0, 50), (80, 50), (140, 50)])
      #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 190, height: 9))
    }
  }

  @Test("A view that is hidden in an animation block closes its gap, and is seen until the end (S-22)")
  func animatedHiding() throws {
    try withStage(.iPhone15) { stage in
      let scene = ConstraintScene(stage, 400, 400)
      let views = plain(2)
      let row = stack(views, CGSize(width: 300, height: 100), .fillEqually)
      scene.root.addSubview(row)
      try stage.settle()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
      #expect(views[1].isHidden && !views[1].layer.isHidden && views[0].bounds.width == 300)
      stage.advance(frames: 30)
      #expect(abs(try #require(views[0].layer.presentation()).bounds.width - 225) < 3)
      try stage.settle()
      #expect(views[1].layer.isHidden && views[1].bounds.width == 0)
      UIView.animate(withDuration: 1) { views[1].isHidden = false }
      #expect(!views[1].isHidden && !views[1].layer.isHidden && views[0].bounds.width == 150)
      try stage.settle()
      expectSpans(views, [(0, 150), (150, 150)])
    }
  }

  @Test("A stack fits its largest view across, and keeps to its margins (S-30, S-33)")
  func margins() throws {
    let views = [SizedView(50, 20), SizedView(30, 40)]
    let row = stack(views, CGSize(width: 200, height: 56))
    row.isLayoutMarginsRelativeArrangement = true
    row.insetsLayoutMarginsFromSafeArea = false
    try laidOut(row) {
      #expect(views[0].frame == CGRect(x: 8, y: 8, width: 154, height: 40))
      #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 96, height: 56))
    }
  }

  @Test("Equal gaps stay equal around a hidden view (S-18, S-20)")
  func hiddenBetweenEqualGaps() throws {
    let views = [SizedView(50, 9), SizedView(40, 9), SizedView(80, 9), SizedView(30, 9)]
    views[1].isHidden = true
    try laidOut(stack(views, CGSize(width: 320, height: 30), spacing: 10, .equalSpacing)) {
      expectSpans([views[0], views[2], views[3]], [(0, 50), (130, 80), (290, 30)])
    }
  }

  @Test("A row of baselines begins at the top of a taller stack (S-28)")
  func baselineRow() throws {
    let labels = [28, 13].map { size in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    try laidOut(stack(labels, CGSize(width: 320, height: 100), .fill, .firstBaseline)) {
      let baselines = labels.map { $0.frame.minY + $0.font.ascender }
      #expect(labels[0].frame.minY == 0 && abs(baselines[0] - baselines[1]) < 0.35)
    }
  }

  @Test("Hiding a view again in the block in which it is hidden changes nothing (S-23)")
  func hiddenTwice() throws {
    try withStage(.iPhone15) { stage in
      let scene = ConstraintScene(stage, 400, 400)
      let views = plain(2)
      scene.root.addSubview(stack(views, CGSize(width: 300, height: 100), .fillEqually))
      try stage.settle()
      UIView.animate(withDuration: 1) {
        views[1].isHidden = true
        views[1].isHidden = true
      }
      #expect(views[1].isHidden && !views[1].layer.isHidden)
      try stage.settle()
      #expect(views[1].layer.isHidden)
    }
  }
}
