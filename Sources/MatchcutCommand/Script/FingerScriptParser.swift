import FrameExport

/// Reads a finger's script.
struct FingerScriptParser {
  private let script: String
  private let letters: [Character]
  private var cursor = 0
  private var points: [FingerScript.Point] = []

  /// Most seconds that a script may last.
  private static let longest = 60.0

  private init(_ script: String) {
    self.script = script
    letters = Array(script)
  }

  /// Parses the script; throws ``FingerScriptError``.
  static func script(from text: String) throws -> FingerScript {
    var parser = FingerScriptParser(text)
    return try parser.read()
  }

  private func mistake(_ reason: String, at offset: Int) -> FingerScriptError {
    FingerScriptError(script: script, offset: offset, reason: reason)
  }

  private mutating func read() throws -> FingerScript {
    while true {
      skipSpace()
      let start = cursor
      guard cursor < letters.count else { throw mistake("an end like 0.5:finish or 0.5:cancel is missing", at: cursor) }
      let time = try readTime()
      skipSpace()
      guard cursor < letters.count, letters[cursor] == ":" else {
        throw mistake("a colon between time and progress is missing", at: cursor)
      }
      cursor += 1
      skipSpace()
      let valueStart = cursor
      let word = readWord()
      if let ending = FingerScript.Ending(rawValue: word.lowercased()) {
        return try finish(at: time, ending, start: start)
      }
      let progress = try progress(word, at: valueStart)
      try check(time, at: start)
      points.append(FingerScript.Point(time: time, progress: progress))
      skipSpace()
      guard cursor == letters.count || letters[cursor] == "," else {
        throw mistake("a comma between pairs is missing", at: cursor)
      }
      cursor += 1
    }
  }

  private mutating func finish(at time: Double, _ ending: FingerScript.Ending, start: Int) throws -> FingerScript {
    guard let last = points.last else {
      throw mistake("a pair of time and progress must come before the end, like 0:0", at: start)
    }
    guard time >= last.time else {
      throw mistake(
        "the finger lets go at \(number(time)) s, before its last point at \(number(last.time)) s", at: start)
    }
    skipSpace()
    guard cursor == letters.count else { throw mistake("nothing can come after \(ending.rawValue)", at: cursor) }
    return FingerScript(points: points, releaseTime: time, ending: ending)
  }

  private mutating func readTime() throws -> Double {
    let start = cursor
    let word = readWord()
    guard !word.isEmpty else { throw mistake("a time in seconds is missing", at: start) }
    guard let time = Self.decimal(word) else { throw mistake("\"\(word)\" is no time in seconds", at: start) }
    guard (0...Self.longest).contains(time) else {
      throw mistake("a time is from 0 to \(number(Self.longest)) s", at: start)
    }
    return time
  }

  private func progress(_ word: String, at start: Int) throws -> Double {
    guard !word.isEmpty else { throw mistake("a progress from 0 to 1, finish or cancel is missing", at: start) }
    guard let progress = Self.decimal(word) else {
      let nearest = NearestName.of(word, among: FingerScript.Ending.allCases.map(\.rawValue))
      let hint = nearest.map { "; did you mean \($0)?" } ?? "; it is a number from 0 to 1, finish or cancel"
      throw mistake("\"\(word)\" is no progress\(hint)", at: start)
    }
    guard (0...1).contains(progress) else { throw mistake("a progress is from 0 to 1", at: start) }
    return progress
  }

  private func check(_ time: Double, at start: Int) throws {
    guard let last = points.last, time <= last.time else { return }
    throw mistake("times must grow, and \(number(time)) s is not after \(number(last.time)) s", at: start)
  }

  private mutating func readWord() -> String {
    let start = cursor
    while cursor < letters.count, !letters[cursor].isWhitespace, letters[cursor] != ",", letters[cursor] != ":" {
      cursor += 1
    }
    return String(letters[start..<cursor])
  }

  private mutating func skipSpace() {
    while cursor < letters.count, letters[cursor].isWhitespace { cursor += 1 }
  }

  private static func decimal(_ word: String) -> Double? {
    guard word.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }) else { return nil }
    return Double(word)
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

extension FingerScript {
  /// Parses a script such as `0:0, 0.3:0.6, 0.5:cancel`; throws ``FingerScriptError``, which shows the position of the
  /// fault.
  package init(parsing text: String) throws {
    self = try FingerScriptParser.script(from: text)
  }
}
