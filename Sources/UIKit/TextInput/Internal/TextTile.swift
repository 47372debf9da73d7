import QuartzCore

/// A view that draws lines of edited text.
final class TextTile: UIView {
  private var layout: ParagraphLayout?
  private var lines = 0..<0
  private var origin = CGPoint.zero
  private var color = UIColor.label
  /// The room around the lines for letters that reach beyond them, in points.
  static let margin: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Shows lines of a paragraph whose top left corner is at a point of the view.
  func show(_ layout: ParagraphLayout?, lines: Range<Int>, at origin: CGPoint, color: UIColor) {
    let isSame = layout === self.layout && lines == self.lines && origin == self.origin && color == self.color
    guard !isSame else { return }
    (self.layout, self.lines, self.origin, self.color) = (layout, lines, origin, color)
    setNeedsDisplay()
  }

  /// The faces of the text.
  var faces: Set<FontFace> { layout?.layout.faces ?? [] }

  override func draw(_ rect: CGRect) {
    guard let layout, let context = UIGraphicsGetCurrentContext() else { return }
    report(layout)
    let shown = lines.clamped(to: 0..<layout.lines.count)
    context.draw(
      layout.lines[shown], at: CGPoint(x: origin.x, y: origin.y + layout.spacingBefore), color: resolved(color))
  }

  private func report(_ layout: ParagraphLayout) {
    guard !layout.hasReportedLetters else { return }
    layout.hasReportedLetters = true
    let missing = layout.layout.missingLetters
    guard !missing.isEmpty else { return }
    uiEnvironment.report(.lettersMissing(of: superview?.superview?.debugName ?? debugName, letters: missing))
  }
}
