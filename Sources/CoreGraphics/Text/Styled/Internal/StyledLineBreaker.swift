import Foundation

/// Cuts text of several styles into lines of a width.
struct StyledLineBreaker {
  private typealias Letter = (character: Character, style: TextStyle)

  /// The most width in points.
  let maximumWidth: CGFloat
  /// What becomes of text that does not fit.
  let mode: TextLineBreakMode

  /// The lines of runs.
  func lines(of runs: [StyledRun]) -> [StyledLine] {
    let letters: [Letter] = runs.flatMap { run in run.text.map { ($0, run.style) } }
    var paragraphs = letters.split(omittingEmptySubsequences: false) { $0.character.isNewline }
    guard shortens else {
      return paragraphs.flatMap { mode == .byClipping ? [line($0)] : wrapped($0) }
    }
    let first = paragraphs.removeFirst()
    let whole = line(first)
    return [paragraphs.isEmpty && whole.width <= maximumWidth ? whole : shortened(Array(first))]
  }

  private var shortens: Bool {
    switch mode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// The lines of a paragraph, broken between words, and where not even one fits between letters.
  private func wrapped(_ paragraph: ArraySlice<Letter>) -> [StyledLine] {
    var (lines, rest): ([StyledLine], ArraySlice<Letter>) = ([], paragraph)
    repeat {
      let (line, end) = firstLine(of: rest)
      lines.append(line)
      // White space at a break belongs to no line.
      rest = rest[end...].drop { $0.character.isWhitespace }
    } while !rest.isEmpty
    return lines
  }

  private func firstLine(of text: ArraySlice<Letter>) -> (StyledLine, Int) {
    let string = String(text.map(\.character))
    let words = BreakPlaces.after(string[...]).map {
      text.startIndex + string.distance(from: string.startIndex, to: $0)
    }
    let letters = text.isEmpty ? [] : Array(text.startIndex + 1...text.endIndex)
    for stops in mode == .byCharWrapping ? [letters] : [words, letters] {
      var best: (StyledLine, Int)?
      for stop in stops {
        let candidate = line(text[..<stop])
        guard candidate.width <= maximumWidth else { break }
        best = (candidate, stop)
      }
      if let best { return best }
    }
    let end = min(text.startIndex + 1, text.endIndex)
    return (line(text[..<end]), end)
  }

  /// A line that stands for all of a text, with an ellipsis in the style of what it stands beside.
  private func shortened(_ text: [Letter]) -> StyledLine {
    guard let last = text.last else { return StyledLine([]) }
    func candidate(_ kept: Int) -> StyledLine {
      let (head, tail): (Int, Int) =
        switch mode {
        case .byTruncatingHead: (0, kept)
        case .byTruncatingMiddle: ((kept + 1) / 2, kept / 2)
        default: (kept, 0)
        }
      let before = trimmedEnd(text.prefix(head))
      let after = text.suffix(tail).drop { $0.character.isWhitespace }
      let style = before.last?.style ?? after.first?.style ?? last.style
      return StyledLine(pieces(of: Array(before) + [(character: "…", style: style)] + Array(after)))
    }
    var (low, high) = (0, text.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if candidate(middle).width <= maximumWidth { low = middle } else { high = middle - 1 }
    }
    return candidate(low)
  }

  private func line(_ text: ArraySlice<Letter>) -> StyledLine {
    // White space at the end shows nothing, but an empty line is as tall as its text would be.
    let shown = trimmedEnd(text)
    if shown.isEmpty, let first = text.first { return StyledLine([StyledPiece("", first.style)]) }
    return StyledLine(pieces(of: Array(shown)))
  }

  private func trimmedEnd(_ text: ArraySlice<Letter>) -> ArraySlice<Letter> {
    guard let last = text.lastIndex(where: { !$0.character.isWhitespace }) else { return text.prefix(0) }
    return text[...last]
  }

  private func pieces(of text: [Letter]) -> [StyledPiece] {
    var runs: [StyledRun] = []
    for letter in text {
      if let last = runs.last, last.style == letter.style {
        runs[runs.count - 1].text.append(letter.character)
      } else {
        runs.append(StyledRun(String(letter.character), letter.style))
      }
    }
    return runs.map { StyledPiece($0.text, $0.style) }
  }
}
