import Foundation

/// Cuts a paragraph into stretches of one font, one direction and one script, and shapes them.
struct TextItemizer {
  /// A part that is shaped at once, if the font has its letters.
  private struct Stretch {
    let range: Range<Int>
    let font: TextFont
    let kern: CGFloat
    let level: UInt8
  }

  private let text: StyledText
  /// The level of each scalar; nil where all run from left to right.
  private let levels: [UInt8]?
  /// Whether all letters are Latin, so that neither scripts nor pictures need be looked for.
  private let isLatin: Bool

  /// An itemizer of a paragraph.
  init(_ text: StyledText, levels: [UInt8]?) {
    (self.text, self.levels) = (text, levels)
    // Latin letters up to U+023F; what is not, mostly punctuation, is looked at one by one.
    isLatin = text.string.utf8.allSatisfy { $0 < 0xC9 }
  }

  /// The items, in the order of the text.
  func items() -> [TextItem] {
    guard isLatin, levels == nil else { return divided(fontStretches).flatMap(parts(of:)) }
    // Fonts have Latin letters: only what comes out as a box is looked at letter by letter.
    return fontStretches.flatMap { stretch in
      let item = item(stretch.range, stretch, font: stretch.font)
      return item.glyphs.contains { $0.glyph == 0 } ? parts(of: stretch) : [item]
    }
  }

  private func item(_ range: Range<Int>, _ stretch: Stretch, font: TextFont) -> TextItem {
    TextItem(range, of: text.string, font: font, kern: stretch.kern, level: stretch.level)
  }

  /// A stretch for each font: letters that differ in colour alone stand together.
  private var fontStretches: [Stretch] {
    guard text.count > 0 else { return [] }
    var result: [Stretch] = []
    var start = 0
    for (index, span) in text.spans.enumerated() {
      let next = index + 1 < text.spans.count ? text.spans[index + 1] : nil
      if let next, next.style.font == span.style.font, next.style.kern == span.style.kern { continue }
      let end = next?.start ?? text.count
      result.append(Stretch(range: start..<end, font: span.style.font, kern: span.style.kern, level: 0))
      start = end
    }
    return result
  }

  /// The parts of stretches that have one direction and one script.
  private func divided(_ stretches: [Stretch]) -> [Stretch] {
    var result: [Stretch] = []
    // Stretches follow each other without gaps, so places and scalars are counted through all of them.
    var (start, place, index) = (0, 0, 0)
    for stretch in stretches {
      var script: Script?
      var level: UInt8 = 0
      func close() {
        guard place > start else { return }
        result.append(Stretch(range: start..<place, font: stretch.font, kern: stretch.kern, level: level))
        start = place
      }
      for scalar in text.substring(stretch.range).unicodeScalars {
        if let next = levels?[index], next != level {
          close()
          (level, script) = (next, nil)
        }
        let own = Script(of: scalar)
        if !own.isShared {
          if let script, script != own { close() }
          script = own
        }
        place += UTF8.width(scalar)
        index += 1
      }
      close()
    }
    return result
  }

  /// The items of a stretch: each with a font that has its letters, where there is one.
  private func parts(of stretch: Stretch) -> [TextItem] {
    var parts: [(range: Range<Int>, face: FontFace?)] = []
    let substring = text.substring(stretch.range)
    for index in substring.indices {
      let letter = substring[index]
      let start = text.place(index)
      let end = start + letter.utf8.count
      var face = FontLibrary.standard.standIn(for: letter, of: stretch.font.face)
      // Spaces between letters of another font stay with it.
      if letter.isWhitespace, let last = parts.last?.face, last.covers(letter), !last.hasColorGlyphs { face = last }
      if let last = parts.last, last.face == face {
        parts[parts.count - 1].range = last.range.lowerBound..<end
      } else {
        parts.append((start..<end, face))
      }
    }
    return parts.map { part in
      let font = part.face.map { TextFont(face: $0, size: stretch.font.size) } ?? stretch.font
      return item(part.range, stretch, font: font)
    }
  }
}
