import Foundation

/// Text in one font, broken into lines: what a label measures and draws.
///
/// The result depends on the arguments alone. Positions are in points, y downwards from the top left corner; the first
/// baseline lies the font's ascender below it, the others a line height each (with leading between lines).
package struct TextLayout: Hashable, Sendable {
  /// The font.
  package let font: TextFont
  /// The lines, from top to bottom.
  package private(set) var lines: [TextLine]
  /// The width of the widest line and the height of all lines, in points.
  package let size: CGSize

  /// Whether text was left out.
  package let isTruncated: Bool

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds, carriage returns and the Unicode separators end paragraphs.
  ///   - font: Face, size and metrics.
  ///   - maximumSize: Lines are at most this wide, and lines that do not fit into the height are left out, but never the
  ///     first. A side that is not positive or not a number does not limit.
  ///   - numberOfLines: The most lines; 0 for as many as there are.
  ///   - lineBreakMode: What becomes of text that does not fit.
  ///   - alignment: Where lines stand in the maximum width, or in the widest line if there is no maximum.
  package init(
    _ text: String, font: TextFont, maximumSize: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    numberOfLines: Int = 0, lineBreakMode: TextLineBreakMode = .byTruncatingTail, alignment: TextAlignment = .left
  ) {
    let maximumWidth = maximumSize.width > 0 ? maximumSize.width : .infinity
    let pitch = font.metrics.lineHeight + font.metrics.leading
    var limit = numberOfLines > 0 ? numberOfLines : Int.max
    if maximumSize.height > 0, maximumSize.height.isFinite, pitch > 0 {
      // A thousandth of a point is lost to rounding when a label takes the height that was measured for it.
      let fitting = (maximumSize.height + font.metrics.leading + 0.001) / pitch
      limit = min(limit, max(1, Int(min(fitting.rounded(.down), 1e9))))
    }
    let breaker = LineBreaker(font: font, maximumWidth: maximumWidth, mode: lineBreakMode)
    let (lines, isCut) = breaker.lines(of: text, limit: limit)
    self.font = font
    self.lines = lines
    isTruncated = isCut || lines.contains(where: \.isTruncated)
    let widest = lines.map(\.width).max() ?? 0
    let count = CGFloat(lines.count)
    size = CGSize(
      width: widest, height: count * font.metrics.lineHeight + max(0, count - 1) * font.metrics.leading)
    let container = maximumWidth.isFinite ? maximumWidth : widest
    for index in self.lines.indices {
      let room = container - self.lines[index].width
      let x: CGFloat =
        switch alignment {
        case .left: 0
        case .center: room / 2
        case .right: room
        }
      self.lines[index].origin = CGPoint(x: x, y: CGFloat(index) * pitch + font.metrics.ascender)
    }
  }

  /// The first line's baseline, in points from the top; zero without lines.
  package var firstBaseline: CGFloat {
    lines.first?.origin.y ?? 0
  }

  /// The last line's baseline, in points from the top; zero without lines.
  package var lastBaseline: CGFloat {
    lines.last?.origin.y ?? 0
  }
}
