import QuartzCore

/// A small shape that a cell draws: a check mark, the controls of editing, the detail button's letter.
final class TableGlyph: UIView {
  enum Kind {
    case checkmark, info, delete, insert, unselected, selected, reorder
  }

  var kind: Kind {
    didSet { if kind != oldValue { setNeedsDisplay() } }
  }
  private let size: CGSize

  /// Creates a view that draws a shape of a size in its middle.
  init(_ kind: Kind, size: CGSize) {
    (self.kind, self.size) = (kind, size)
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let box = CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    switch kind {
    case .checkmark: check(in: box.insetBy(dx: 2, dy: 2), 2, tintColor, context)
    case .info: info(in: box.insetBy(dx: 1, dy: 1), context)
    case .delete, .insert: sign(in: box, context)
    case .unselected:
      context.setStrokeColor(UIColor.systemGray3.cgColor)
      context.setLineWidth(1.5)
      context.strokeEllipse(in: box.insetBy(dx: 1, dy: 1))
    case .selected:
      context.setFillColor(tintColor.cgColor)
      context.fillEllipse(in: box)
      check(in: box.insetBy(dx: 6, dy: 6.5), 2, .white, context)
    case .reorder: lines(in: box, context)
    }
  }

  private func check(in box: CGRect, _ width: CGFloat, _ color: UIColor, _ context: CGContext) {
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(width)
    context.move(to: CGPoint(x: box.minX, y: box.midY + box.height * 0.1))
    context.addLine(to: CGPoint(x: box.minX + box.width * 0.36, y: box.maxY))
    context.addLine(to: CGPoint(x: box.maxX, y: box.minY))
    context.strokePath()
  }

  private func info(in box: CGRect, _ context: CGContext) {
    context.setStrokeColor(tintColor.cgColor)
    context.setFillColor(tintColor.cgColor)
    context.setLineWidth(1.5)
    context.strokeEllipse(in: box)
    context.fillEllipse(in: CGRect(x: box.midX - 1.25, y: box.minY + 4.5, width: 2.5, height: 2.5))
    context.move(to: CGPoint(x: box.midX, y: box.midY - 1))
    context.addLine(to: CGPoint(x: box.midX, y: box.maxY - 5))
    context.strokePath()
  }

  /// A minus in red, or a plus in green.
  private func sign(in box: CGRect, _ context: CGContext) {
    let color: UIColor = kind == .delete ? .systemRed : .systemGreen
    context.setFillColor(color.cgColor)
    context.fillEllipse(in: box)
    context.setStrokeColor(UIColor.white.cgColor)
    context.setLineWidth(2)
    context.move(to: CGPoint(x: box.minX + 6, y: box.midY))
    context.addLine(to: CGPoint(x: box.maxX - 6, y: box.midY))
    if kind == .insert {
      context.move(to: CGPoint(x: box.midX, y: box.minY + 6))
      context.addLine(to: CGPoint(x: box.midX, y: box.maxY - 6))
    }
    context.strokePath()
  }

  private func lines(in box: CGRect, _ context: CGContext) {
    context.setStrokeColor(tintColor.cgColor)
    context.setLineWidth(1.5)
    for index in 0..<3 {
      let y = box.minY + 1 + CGFloat(index) * (box.height - 2) / 2
      context.move(to: CGPoint(x: box.minX, y: y))
      context.addLine(to: CGPoint(x: box.maxX, y: y))
    }
    context.strokePath()
  }
}
