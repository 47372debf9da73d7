import CoreGraphics
import QuartzCore

/// The system's keys, drawn; text is typed by the host's keys, or by a touch on a drawn key.
final class KeyboardView: UIView {
  /// A key on the screen.
  private struct Key {
    let title: String
    let frame: CGRect
    let isSpecial: Bool
  }

  private var keyLayout: KeyboardLayout
  private let screen: UIScreen.Configuration
  /// Called with the title of a key that was touched.
  var onKey: (String) -> Void = { _ in }

  init(_ layout: KeyboardLayout, _ screen: UIScreen.Configuration) {
    (keyLayout, self.screen) = (layout, screen)
    super.init(frame: .zero)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the keys of another layout.
  func show(_ layout: KeyboardLayout) {
    guard layout != keyLayout else { return }
    keyLayout = layout
    setNeedsDisplay()
  }

  // MARK: Keys

  private var keys: [Key] {
    let bar = keyLayout.barHeight(on: screen)
    let bottom = min(screen.safeAreaInsets.bottom > 0 ? 75 : 3, bounds.height / 4)
    let rows = keyLayout.rows
    let gap = CGSize(width: 6, height: keyLayout.kind == .numbers ? 7 : 12)
    let height = max(4, (bounds.height - bar - bottom) / CGFloat(rows.count))
    let columns = CGFloat(rows[0].count)
    let unit = (bounds.width - gap.width) / columns
    return rows.enumerated().flatMap { index, row in
      let y = bar + CGFloat(index) * height + gap.height / 2
      let widths = row.map { width(of: $0, unit: unit, count: row.count) }
      var x = (bounds.width - widths.reduce(0, +)) / 2
      return zip(row, widths).map { title, width in
        defer { x += width }
        let frame = CGRect(x: x + gap.width / 2, y: y, width: width - gap.width, height: max(2, height - gap.height))
        return Key(title: title, frame: frame, isSpecial: title.count > 1 && title != "space" || "⇧⌫".contains(title))
      }
    }
  }

  /// The width of a key with its gaps: the rows of special keys fill the keyboard.
  private func width(of title: String, unit: CGFloat, count: Int) -> CGFloat {
    guard keyLayout.kind != .numbers else { return unit }
    switch title {
    case "⇧", "⌫", "#+=": return (bounds.width - 6 - unit * CGFloat(count - 2)) / 2
    case "space": return bounds.width - 6 - unit * 5
    case _ where title.count > 1: return unit * 2.5
    default: return unit
    }
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    context.setFillColor((isDark ? KeyboardColors.dark : KeyboardColors.light).background.cgColor)
    context.fill(bounds)
    for key in keys where !key.title.isEmpty { draw(key, isDark, in: context) }
  }

  private func draw(_ key: Key, _ isDark: Bool, in context: CGContext) {
    let colors = isDark ? KeyboardColors.dark : KeyboardColors.light
    let radius = min(5, key.frame.height / 2, key.frame.width / 2)
    func fill(_ frame: CGRect, _ color: UIColor) {
      color.setFill()
      UIBezierPath(roundedRect: frame, cornerRadius: radius).fill()
    }
    fill(key.frame.offsetBy(dx: 0, dy: 1), colors.shadow)
    fill(key.frame, key.isSpecial ? colors.special : colors.key)
    switch key.title {
    case "⇧": drawShift(in: key.frame, isDark)
    case "⌫": drawDelete(in: key.frame, isDark)
    default:
      draw(key.title, in: key.frame, size: key.title.count > 1 ? 16 : keyLayout.kind == .numbers ? 25 : 22, isDark)
    }
  }

  private func draw(_ title: String, in frame: CGRect, size: CGFloat, _ isDark: Bool) {
    let font = UIFont.systemFont(ofSize: min(size, frame.height * 0.8))
    guard let textFont = font.textFont, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = TextLayout(title, font: textFont)
    let point = CGPoint(x: frame.midX - layout.size.width / 2, y: frame.midY - layout.size.height / 2)
    context.draw(layout, at: point, color: (isDark ? UIColor.white : UIColor.black).cgColor)
  }

  private func drawShift(in frame: CGRect, _ isDark: Bool) {
    let path = UIBezierPath()
    let (x, y, size) = (frame.midX, frame.midY, min(frame.width, frame.height) / 4)
    path.move(to: CGPoint(x: x, y: y - size))
    for point in [(1.0, 0.0), (0.45, 0), (0.45, 0.9), (-0.45, 0.9), (-0.45, 0), (-1, 0)] {
      path.addLine(to: CGPoint(x: x + size * point.0, y: y + size * point.1))
    }
    path.close()
    stroke(path, isDark, fills: keyLayout.isShifted)
  }

  private func drawDelete(in frame: CGRect, _ isDark: Bool) {
    let path = UIBezierPath()
    let (x, y, size) = (frame.midX, frame.midY, min(frame.width, frame.height) / 4)
    path.move(to: CGPoint(x: x - size * 1.2, y: y))
    for point in [(-0.5, -0.75), (1.1, -0.75), (1.1, 0.75), (-0.5, 0.75)] {
      path.addLine(to: CGPoint(x: x + size * point.0, y: y + size * point.1))
    }
    path.close()
    for side in [1.0, -1.0] {
      path.move(to: CGPoint(x: x - size * 0.05, y: y - size * 0.3 * side))
      path.addLine(to: CGPoint(x: x + size * 0.55, y: y + size * 0.3 * side))
    }
    stroke(path, isDark, fills: false)
  }

  private func stroke(_ path: UIBezierPath, _ isDark: Bool, fills: Bool) {
    let color: UIColor = isDark ? .white : .black
    color.setStroke()
    color.setFill()
    path.lineWidth = 1.5
    path.lineJoinStyle = .round
    if fills { path.fill() }
    path.stroke()
  }

  // MARK: Touches

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    let touched = keys.first { !$0.title.isEmpty && $0.frame.insetBy(dx: -3, dy: -6).contains(point) }
    if let touched { onKey(touched.title) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The colours of keys, read off screenshots.
private struct KeyboardColors {
  let background: UIColor
  let key: UIColor
  let special: UIColor
  let shadow: UIColor

  @MainActor static let light = KeyboardColors(
    background: UIColor(red: 209 / 255, green: 212 / 255, blue: 217 / 255, alpha: 1), key: .white,
    special: UIColor(red: 172 / 255, green: 177 / 255, blue: 186 / 255, alpha: 1),
    shadow: UIColor(red: 137 / 255, green: 138 / 255, blue: 141 / 255, alpha: 1))
  @MainActor static let dark = KeyboardColors(
    background: UIColor(white: 43 / 255, alpha: 1), key: UIColor(white: 107 / 255, alpha: 1),
    special: UIColor(white: 71 / 255, alpha: 1), shadow: UIColor(white: 24 / 255, alpha: 1))
}
