import Foundation

/// Text broken into lines: what labels and text layers measure and draw.
///
/// The result depends on the arguments alone. Positions are in points, y downwards from the top left corner. Each line is as
/// tall as its tallest style; the first baseline lies that style's ascender below the top.
package struct TextLayout: Hashable, Sendable {
  /// The lines, from top to bottom.
  package let lines: [TextLine]
  /// The width of the widest line and the height of all lines, in points.
  package let size: CGSize

  /// Whether text was left out.
  package let isTruncated: Bool

  /// Lays out a text in one font, in the colour in which it is drawn.
  package init(
    _ text: String, font: TextFont, maximumSize: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    numberOfLines: Int = 0, lineBreakMode: TextLineBreakMode = .byTruncatingTail, alignment: TextAlignment = .left
  ) {
    self.init(
      [TextRun(text, TextStyle(font: font))], maximumSize: maximumSize, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode, alignment: alignment)
  }

  /// Lays out runs.
  ///
  /// - Parameters:
  ///   - runs: The text; line feeds, carriage returns and the Unicode separators end paragraphs.
  ///   - maximumSize: Lines are at most this wide, and lines that do not fit into the height are left out, but never the
  ///     first. A side that is not positive or not a number does not limit.
  ///   - numberOfLines: The most lines; 0 for as many as there are.
  ///   - lineBreakMode: What becomes of text that does not fit.
  ///   - alignment: Where lines stand in the maximum width, or in the widest line if there is no maximum.
  package init(
    _ runs: [TextRun], maximumSize: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    numberOfLines: Int = 0, lineBreakMode: TextLineBreakMode = .byTruncatingTail, alignment: TextAlignment = .left
  ) {
    let maximumWidth = maximumSize.width > 0 ? maximumSize.width : .infinity
    let breaker = LineBreaker(
      maximumWidth: maximumWidth, maximumHeight: maximumSize.height > 0 ? maximumSize.height : .infinity,
      maximumCount: numberOfLines > 0 ? numberOfLines : .max, mode: lineBreakMode)
    var (stack, isCut) = StyledText(runs).map(breaker.lines) ?? (LineStack(), false)
    let widest = stack.lines.map(\.width).max() ?? 0
    let container = maximumWidth.isFinite ? maximumWidth : widest
    stack.indent { line in
      switch alignment {
      case .left: 0
      case .center: (container - line.width) / 2
      case .right: container - line.width
      }
    }
    lines = stack.lines
    size = CGSize(width: widest, height: stack.height)
    isTruncated = isCut || lines.contains(where: \.isTruncated)
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
