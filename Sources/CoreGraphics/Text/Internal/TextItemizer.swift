import Foundation

/// Cuts a paragraph into runs of one font, one direction and one script, and shapes them.
struct TextItemizer {
  private let text: StyledText
  /// The level of each scalar; nil where all run from left to right.
  private let levels: [UInt8]?
  /// The language of what names none.
  private let language: String?
  /// Whether all letters are Latin, and none a tab, so that neither scripts nor emoji nor columns nor objects need be
  /// looked for.
  private let isLatin: Bool

  /// An itemizer of a paragraph.
  init(_ text: StyledText, levels: [UInt8]?, language: String?) {
    (self.text, self.levels, self.language) = (text, levels, language)
    // Latin letters up to U+023F; what is not, mostly punctuation, is looked at one by one.
    isLatin = text.string.utf8.allSatisfy { $0 < 0xC9 && $0 != 0x09 }
  }

  /// The items, in the order of the text.
  func items() -> [TextItem] {
    guard isLatin, levels == nil else { return divided(fontRuns).flatMap(parts(of:)) }
    // Fonts have Latin letters: only what comes out as a box is looked at letter by letter.
    return fontRuns.flatMap { run in
      let item = TextItem(run, of: text.string, font: run.font)
      return item.glyphs.contains { $0.glyph == 0 } ? parts(of: run) : [item]
    }
  }

  /// A run for each font: letters that differ in colour alone stand together.
  private var fontRuns: [ShapingRun] {
    guard text.count > 0 else { return [] }
    var result: [ShapingRun] = []
    for span in text.spans {
      if result.last?.takes(span.style, language: language) == true { continue }
      close(&result, at: span.start)
      result.append(ShapingRun(span.start..<span.start, span.style, language: language))
    }
    close(&result, at: text.count)
    return result
  }

  private func close(_ runs: inout [ShapingRun], at end: Int) {
    guard let last = runs.indices.last else { return }
    runs[last].range = runs[last].range.lowerBound..<end
  }

  /// The parts of runs that have one direction and one script; tabs and objects stand by themselves.
  private func divided(_ runs: [ShapingRun]) -> [ShapingRun] {
    var result: [ShapingRun] = []
    // Runs follow each other without gaps, so UTF-8 offsets and scalars are counted through all of them.
    var (start, offset, index) = (0, 0, 0)
    for run in runs {
      var script: Script?
      var level: UInt8 = 0
      func close(_ kind: ShapingRun.Kind = .letters) {
        guard offset > start else { return }
        result.append(run.part(start..<offset, level: level, kind: kind))
        start = offset
      }
      for scalar in text.substring(run.range).unicodeScalars {
        if let next = levels?[index], next != level {
          close()
          (level, script) = (next, nil)
        }
        let own = Script(of: scalar)
        if !own.isShared {
          if let script, script != own { close() }
          script = own
        }
        let kind: ShapingRun.Kind =
          scalar == "\t" ? .tab : scalar == "\u{FFFC}" && run.attachment != nil ? .object : .letters
        if kind != .letters { close() }
        offset += UTF8.width(scalar)
        index += 1
        if kind != .letters { close(kind) }
      }
      close()
    }
    return result
  }

  /// The items of a run: each with a font that has its letters, where there is one.
  private func parts(of run: ShapingRun) -> [TextItem] {
    if run.kind != .letters { return [TextItem(run, of: text.string, font: run.font)] }
    var parts: [(range: Range<Int>, face: FontFace?)] = []
    let substring = text.substring(run.range)
    for index in substring.indices {
      let letter = substring[index]
      let start = text.offset(index)
      let end = start + letter.utf8.count
      var face = FontLibrary.standard.fallbackFace(for: letter, of: run.font.face)
      // Spaces between letters of another font stay with it.
      if letter.isWhitespace, let last = parts.last?.face, last.covers(letter), !last.hasColorGlyphs { face = last }
      if let last = parts.last, last.face == face {
        parts[parts.count - 1].range = last.range.lowerBound..<end
      } else {
        parts.append((start..<end, face))
      }
    }
    return parts.map { part in
      let font = part.face.map { TextFont(face: $0, size: run.font.size) } ?? run.font
      return TextItem(run.part(part.range, level: run.level), of: text.string, font: font)
    }
  }
}
