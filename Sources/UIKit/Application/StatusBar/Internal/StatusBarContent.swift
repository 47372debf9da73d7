import QuartzCore

/// The contents of the status bar in one ink: the time of Apple's own screenshots, signal, wireless network, battery.
///
/// Their places are those of Apple's design templates: beside a notch or an island in the middle of the ears, else at
/// the edges.
final class StatusBarContent: UIView {
  /// The width of the notch or the island between the ears, in points.
  private static let notchWidth: CGFloat = 126
  /// The height from which on the bar has a notch or an island between its ears, in points.
  private static let notchHeight: CGFloat = 40
  /// The distance of the contents from the edges of a bar without ears, in points.
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 6
  private static let time = "9:41"

  private let ink: UIColor

  init(_ ink: UIColor) {
    self.ink = ink
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let hasEars = bounds.height >= Self.notchHeight
    let isTablet = traitCollection.userInterfaceIdiom == .pad
    let font = UIFont.systemFont(ofSize: hasEars ? 17 : 12, weight: .semibold)
    let text = NSAttributedString(string: Self.time, attributes: [.font: font, .foregroundColor: ink])
    let textSize = text.size()
    // The island of a taller bar lies lower than a notch.
    let midY = hasEars ? (bounds.height > 50 ? 32 : bounds.height - 20) : bounds.height / 2
    let ear = (bounds.width - Self.notchWidth) / 4
    let glyphs: [StatusGlyph] = isTablet ? [.wireless, .battery] : [.signal, .wireless, .battery]
    let scale: CGFloat = hasEars ? 1 : 0.82

    if hasEars {
      text.draw(at: CGPoint(x: ear - textSize.width / 2, y: midY - textSize.height / 2))
      let width = Self.width(of: glyphs, scale: scale)
      draw(glyphs, from: bounds.width - ear - width / 2, midY: midY, scale: scale)
    } else if isTablet {
      text.draw(at: CGPoint(x: Self.margin, y: midY - textSize.height / 2))
      draw(glyphs, from: bounds.width - Self.margin - Self.width(of: glyphs, scale: scale), midY: midY, scale: scale)
    } else {
      text.draw(at: CGPoint(x: bounds.midX - textSize.width / 2, y: midY - textSize.height / 2))
      draw([.signal, .wireless], from: Self.margin, midY: midY, scale: scale)
      let width = Self.width(of: [.battery], scale: scale)
      draw([.battery], from: bounds.width - Self.margin - width, midY: midY, scale: scale)
    }
  }

  private static func width(of glyphs: [StatusGlyph], scale: CGFloat) -> CGFloat {
    glyphs.map { $0.size.width * scale }.reduce(0, +) + gap * CGFloat(max(0, glyphs.count - 1))
  }

  private func draw(_ glyphs: [StatusGlyph], from start: CGFloat, midY: CGFloat, scale: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var x = start
    for glyph in glyphs {
      let size = glyph.size
      context.saveGState()
      context.translateBy(x: x, y: midY - size.height * scale / 2)
      context.scaleBy(x: scale, y: scale)
      glyph.draw(in: ink)
      context.restoreGState()
      x += size.width * scale + Self.gap
    }
  }
}

/// A symbol of the status bar.
@MainActor private enum StatusGlyph {
  case signal, wireless, battery

  /// The size in points.
  var size: CGSize {
    switch self {
    case .signal: CGSize(width: 19, height: 12)
    case .wireless: CGSize(width: 17, height: 12)
    case .battery: CGSize(width: 27, height: 13)
    }
  }

  /// Draws the symbol at the origin.
  func draw(in ink: UIColor) {
    ink.set()
    switch self {
    case .signal: drawSignal()
    case .wireless: drawWireless()
    case .battery: drawBattery(in: ink)
    }
  }

  /// Four bars of rising height.
  private func drawSignal() {
    for index in 0..<4 {
      let height = 4 + CGFloat(index) * 8 / 3
      let bar = CGRect(x: CGFloat(index) * 5.2, y: size.height - height, width: 3.2, height: height)
      UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
    }
  }

  /// A wedge and two arcs around its tip.
  private func drawWireless() {
    let tip = CGPoint(x: size.width / 2, y: size.height - 0.4)
    let (start, end) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
    let wedge = UIBezierPath()
    wedge.move(to: tip)
    wedge.addArc(withCenter: tip, radius: 3.4, startAngle: start, endAngle: end, clockwise: true)
    wedge.close()
    wedge.fill()
    for radius: CGFloat in [6, 10] {
      let arc = UIBezierPath(arcCenter: tip, radius: radius, startAngle: start, endAngle: end, clockwise: true)
      arc.lineWidth = 2.4
      arc.stroke()
    }
  }

  /// A full battery: a pale frame with its pole, and the charge inside.
  private func drawBattery(in ink: UIColor) {
    ink.withAlphaComponent(0.35).set()
    let frame = UIBezierPath(roundedRect: CGRect(x: 0.5, y: 0.5, width: 24, height: 12), cornerRadius: 3.8)
    frame.lineWidth = 1
    frame.stroke()
    UIBezierPath(roundedRect: CGRect(x: 25.6, y: 4.4, width: 1.4, height: 4.2), cornerRadius: 0.7).fill()
    ink.set()
    UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 21, height: 9), cornerRadius: 2.5).fill()
  }
}
