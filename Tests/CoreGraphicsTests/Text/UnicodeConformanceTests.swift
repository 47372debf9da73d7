import Foundation
import Testing

@testable import CoreGraphics

/// The Unicode consortium's own tests, which the Debian package unicode-data (15.0) brings; `UNICODE_DATA` names
/// another folder.
@Suite struct UnicodeConformanceTests {
  private static let folder = ProcessInfo.processInfo.environment["UNICODE_DATA"] ?? "/usr/share/unicode"
  /// The distance between the lines that are tried. Neighbours differ little, and all of them take a minute in a debug
  /// build, so that only `make test-all` tries every line.
  private static let step = ProcessInfo.processInfo.environment["MATCHCUT_TESTS"] == "all" ? 1 : 25
  private static let hasData = FileManager.default.fileExists(atPath: "\(folder)/BidiCharacterTest.txt")

  /// The lines of a file without comments.
  private func lines(of file: String) throws -> [Substring] {
    let text = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = line.prefix { $0 != "#" }
      return line.allSatisfy(\.isWhitespace) ? nil : line
    }
  }

  private func scalar(_ text: Substring) throws -> Unicode.Scalar {
    try #require(UInt32(text, radix: 16).flatMap(Unicode.Scalar.init))
  }

  @Test(.enabled(if: hasData)) func linesEndWhereTheAnnexSays() throws {
    var wrong: [Substring] = []
    let lines = try lines(of: "auxiliary/LineBreakTest.txt")
    for line in lines {
      let words = line.split(whereSeparator: \.isWhitespace)
      var (text, expected) = ("", [Int]())
      for (index, word) in words.enumerated() {
        switch word {
        case "÷": expected.append(text.utf8.count)
        case "×": break
        // A surrogate on its own is no character of a string.
        default: text.unicodeScalars.append(try scalar(words[index]))
        }
      }
      if LineBreakRules.breaks(in: text) != expected { wrong.append(line) }
    }
    #expect(lines.count > 7000 && wrong.isEmpty, "\(wrong.count) of \(lines.count), the first: \(wrong.prefix(5))")
  }

  @Test("A mark after a bracket has the bracket's direction (rule N0)") func marksFollowBrackets() {
    let text = "\u{5D0}(\u{5D0})\u{300}A"
    #expect(BidiParagraph(Array(text.unicodeScalars), base: 0).levels == [1, 1, 1, 1, 1, 0])
  }

  @Test("The end of an isolate that never began obeys the override around it (rule X6a)")
  func isolateEndsAreOverridden() {
    let text = "\u{202E}\u{202D}A\u{202C}\u{2069}\u{202D}A"
    #expect(BidiParagraph(Array(text.unicodeScalars), base: 0).levels[4] == 1)
  }

  @Test(.enabled(if: hasData)) func charactersHaveTheLevelsOfTheAnnex() throws {
    var wrong: [Substring] = []
    let lines = try lines(of: "BidiCharacterTest.txt")
    for line in stride(from: 0, to: lines.count, by: Self.step).map({ lines[$0] }) {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = try fields[0].split(separator: " ").map(scalar)
      let base: UInt8? = fields[1] == "0" ? 0 : fields[1] == "1" ? 1 : nil
      let paragraph = BidiParagraph(scalars, base: base)
      let levels = fields[3].split(separator: " ").map { UInt8($0) }
      var isRight = paragraph.base == UInt8(fields[2])
      for (level, expected) in zip(paragraph.levels, levels) { if let expected, level != expected { isRight = false } }
      let visible = levels.indices.filter { levels[$0] != nil }
      let order = BidiParagraph.visualOrder(of: visible.map { paragraph.levels[$0] }).map { visible[$0] }
      let expected = fields[4].split(whereSeparator: \.isWhitespace).map { Int($0) }
      if !isRight || order != expected { wrong.append(line) }
    }
    #expect(lines.count > 90_000 && wrong.isEmpty, "\(wrong.count) of \(lines.count), the first: \(wrong.prefix(5))")
  }

  @Test(.enabled(if: hasData)) func classesHaveTheLevelsOfTheAnnex() throws {
    let names = [
      "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE", "LRO", "RLE", "RLO",
      "PDF", "LRI", "RLI", "FSI", "PDI",
    ]
    var (wrong, count): ([Substring], Int) = ([], 0)
    var expected: [UInt8?] = []
    for (number, line) in try lines(of: "BidiTest.txt").enumerated() {
      if line.hasPrefix("@Levels:") {
        expected = line.dropFirst(8).split(whereSeparator: \.isWhitespace).map { UInt8($0) }
        continue
      }
      guard number % Self.step == 0, !line.hasPrefix("@") else { continue }
      let fields = line.split(separator: ";")
      guard fields.count == 2 else { continue }
      let classes = fields[0].split(separator: " ").compactMap { name in
        names.firstIndex(of: String(name)).flatMap { BidiClass(rawValue: UInt8($0)) }
      }
      let scalars = [Unicode.Scalar](repeating: "a", count: classes.count)
      let bases = Int(fields[1].trimmingCharacters(in: .whitespaces)) ?? 0
      for (bit, base) in [(1, UInt8?.none), (2, 0), (4, 1)] where bases & bit != 0 {
        let base = base ?? BidiParagraph.firstStrong(in: classes) ?? 0
        let levels = BidiParagraph(classes, scalars, base: base).levels
        count += 1
        if zip(levels, expected).contains(where: { $1 != nil && $0 != $1 }) { wrong.append(line) }
      }
    }
    #expect(count * Self.step > 700_000 && wrong.isEmpty, "\(wrong.count) of \(count), the first: \(wrong.prefix(5))")
  }
}
