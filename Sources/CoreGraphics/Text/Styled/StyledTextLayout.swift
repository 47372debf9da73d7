import Foundation

/// Text in several styles, broken into lines.
///
/// Positions are in points, y downwards from the top left corner. Each line is as tall as its tallest part.
package struct StyledTextLayout: Hashable, Sendable {
  /// The lines, from top to bottom.
  package private(set) var lines: [StyledLine] = []
  /// The width of the widest line and the height of all lines, in points.
  package private(set) var size = CGSize.zero

  /// Lays out runs.
  ///
  /// - Parameters:
  ///   - runs: The text; line feeds, carriage returns and the Unicode separators end paragraphs.
  ///   - maximumSize: Lines are at most this wide, and lines that do not fit into the height are left out, but never the first.
  ///     A side that is not positive or not a number does not limit.
  ///   - lineBreakMode: What becomes of text that does not fit; modes that shorten make one line.
  ///   - alignment: Where lines stand in the maximum width, or in the widest line if there is no maximum.
  package init(
    _ runs: [StyledRun], maximumSize: CGSize, lineBreakMode: TextLineBreakMode, alignment: TextAlignment = .left
  ) {
    let width = maximumSize.width > 0 ? maximumSize.width : .infinity
    let height = maximumSize.height > 0 ? maximumSize.height : .infinity
    let breaker = StyledLineBreaker(maximumWidth: width, mode: lineBreakMode)
    var y: CGFloat = 0
    for var line in breaker.lines(of: runs) {
      // A thousandth of a point is lost to rounding.
      if !lines.isEmpty, y + line.ascent + line.descent > height + 0.001 { break }
      line.origin.y = y + line.ascent
      y += line.ascent + line.descent
      lines.append(line)
    }
    let widest = lines.map(\.width).max() ?? 0
    size = CGSize(width: widest, height: y)
    let container = width.isFinite ? width : widest
    for index in lines.indices {
      let room = container - lines[index].width
      lines[index].origin.x =
        switch alignment {
        case .left: 0
        case .center: room / 2
        case .right: room
        }
    }
  }
}
