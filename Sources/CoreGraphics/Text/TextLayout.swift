import Foundation

/// Text laid out in lines, which labels and text layers measure and draw.
///
/// The result depends on the arguments alone. Positions are in points, y downwards from the top left corner. Each line
/// is as tall as its tallest style; the first baseline lies that style's ascender below the top.
package struct TextLayout: Hashable, Sendable {
  /// The lines, from top to bottom.
  package let lines: [TextLine]
  /// The width of the widest line and the height of all lines, in points.
  package let size: CGSize

  /// Lays out a text in one font and the layout's colour.
  package init(
    _ text: String, font: TextFont, maximumSize: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    numberOfLines: Int = 0, lineBreakMode: TextLineBreakMode = .byTruncatingTail, alignment: TextAlignment = .left,
    isRightToLeft: Bool = false
  ) {
    self.init(
      [TextRun(text, TextStyle(font: font))], maximumSize: maximumSize, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode, alignment: alignment, isRightToLeft: isRightToLeft)
  }

  /// Lays out runs.
  ///
  /// - Parameters:
  ///   - runs: The text; line feeds, carriage returns and the Unicode separators end paragraphs.
  ///   - maximumSize: The size that limits lines. Lines that do not fit into the height are left out, but never the
  ///     first. A side that is not positive or not a number does not limit.
  ///   - numberOfLines: The most lines; 0 for as many as there are.
  ///   - lineBreakMode: The treatment of text that does not fit.
  ///   - alignment: The alignment of lines in the maximum width, or in the widest line if there is no maximum.
  ///   - isRightToLeft: The direction of paragraphs without a letter that has one; others have that of their first such
  ///     letter.
  package init(
    _ runs: [TextRun], maximumSize: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    numberOfLines: Int = 0, lineBreakMode: TextLineBreakMode = .byTruncatingTail, alignment: TextAlignment = .left,
    isRightToLeft: Bool = false
  ) {
    let maximumWidth = maximumSize.width > 0 ? maximumSize.width : .infinity
    let breaker = LineBreaker(
      maximumWidth: maximumWidth, maximumHeight: maximumSize.height > 0 ? maximumSize.height : .infinity,
      maximumCount: numberOfLines > 0 ? numberOfLines : .max, mode: lineBreakMode,
      fallbackLevel: isRightToLeft ? 1 : 0)
    self.init(
      StyledText(runs).map(breaker.lines) ?? LineStack(), maximumWidth: maximumWidth, alignment: alignment)
  }

  /// Puts lines below each other that layouts of one width and one alignment have made of parts of a text.
  package init(joining lines: [TextLine], maximumWidth: CGFloat, alignment: TextAlignment) {
    var stack = LineStack()
    for line in lines { stack.append(line) }
    self.init(stack, maximumWidth: maximumWidth > 0 ? maximumWidth : .infinity, alignment: alignment)
  }

  private init(_ lines: LineStack, maximumWidth: CGFloat, alignment: TextAlignment) {
    var stack = lines
    let widest = stack.lines.map { $0.indents.extent(of: $0.width) }.max() ?? 0
    let container = maximumWidth.isFinite ? maximumWidth : widest
    stack.align { line in
      let room = line.indents.room(in: container)
      let alignment = line.alignment ?? alignment
      if alignment == .justified, line.isWrapped { line.spread(to: room) }
      let left = line.isRightToLeft ? container - line.indents.head - room : line.indents.head
      switch alignment {
      case .natural, .justified: line.origin.x = left + (line.isRightToLeft ? room - line.width : 0)
      case .left: line.origin.x = left
      case .center: line.origin.x = left + (room - line.width) / 2
      case .right: line.origin.x = left + room - line.width
      }
    }
    self.lines = stack.lines
    size = CGSize(width: widest, height: stack.height)
  }

  /// The faces that draw the text.
  package var faces: Set<FontFace> {
    Set(lines.lazy.flatMap(\.pieces).map(\.font.face))
  }

  /// The graphemes that no installed font has, which are drawn as boxes; each once.
  package var missingLetters: [Character] {
    var (result, seen): ([Character], Set<Character>) = ([], [])
    for piece in lines.lazy.flatMap(\.pieces) where piece.glyphs.contains(where: { $0.glyph == 0 }) {
      for letter in piece.text where !piece.font.face.draws(letter) && seen.insert(letter).inserted {
        result.append(letter)
      }
    }
    return result
  }
}
