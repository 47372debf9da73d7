import Foundation

/// A paragraph of edited text with its line end; an edit replaces it by others, so its layout stays valid with it.
@MainActor final class EditedParagraph {
  /// The text, with its line end if it has one.
  let text: String
  /// The length in UTF-16 code units.
  let count: Int
  /// The runs, which cover the text.
  let runs: [EditedRun]
  /// The layout; nil until it is needed.
  var layout: ParagraphLayout?
  /// The paragraph that an edit has replaced by this one, until this one has a layout; nil for none.
  var former: FormerParagraph?

  init(_ text: String, runs: [EditedRun]) {
    (self.text, self.runs) = (text, runs)
    count = text.utf16.count
  }

  /// The text without its line end.
  var content: Substring {
    text.last?.isNewline == true ? text.dropLast() : text[...]
  }

  /// Whether the paragraph ends with a carriage return, which a line feed after it would join.
  var endsWithReturn: Bool { text.unicodeScalars.last == "\r" }

  // MARK: Offsets

  /// Returns the index at an offset in UTF-16 code units, which is limited to the text.
  func index(at offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: min(max(0, offset), count))
  }

  /// Returns the offset in UTF-16 code units of an offset in bytes of UTF-8.
  func offset(ofByte byte: Int) -> Int {
    let utf8 = text.utf8
    return text.utf16.distance(
      from: text.startIndex, to: utf8.index(utf8.startIndex, offsetBy: min(max(0, byte), utf8.count)))
  }

  /// Returns the offset in bytes of UTF-8 of an offset in UTF-16 code units.
  func byte(at offset: Int) -> Int {
    text.utf8.distance(from: text.startIndex, to: index(at: offset))
  }

  /// Returns the start of the letter that ends at an offset above 0, or contains it.
  func letterStart(before offset: Int) -> Int {
    let index = index(at: offset)
    // A step forward and back comes to a letter's start from anywhere in it; a step back alone would trap in the first.
    let start = index < text.endIndex ? text.index(before: text.index(after: index)) : index
    let found = start < index ? start : text.index(before: index)
    return text.utf16.distance(from: text.startIndex, to: found)
  }

  /// Whether an offset lies between the halves of a surrogate pair.
  func splitsScalar(at offset: Int) -> Bool {
    offset > 0 && offset < count && UTF16.isTrailSurrogate(text.utf16[index(at: offset)])
  }

  /// Returns the runs of a part, in UTF-16 code units.
  func runs(in part: Range<Int>) -> [EditedRun] {
    var (result, start): ([EditedRun], Int) = ([], 0)
    for run in runs {
      let common = (start..<start + run.count).clamped(to: part)
      if !common.isEmpty { result.append(EditedRun(count: common.count, attributes: run.attributes)) }
      start += run.count
    }
    return result
  }

  /// Returns the attributes at an offset; those of the run before at its end.
  func attributes(before offset: Int) -> RunAttributes? {
    var end = 0
    for run in runs {
      end += run.count
      if offset <= end { return run.attributes }
    }
    return runs.last?.attributes
  }
}
