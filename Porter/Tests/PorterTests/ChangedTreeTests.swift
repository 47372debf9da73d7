import Foundation
import Testing

@testable import Porter

@Suite("Trees after changes") struct ChangedTreeTests {
  @Test("A tree after changes is that of the new bytes: changes at the ends, side by side, inside members")
  func trees() {
    let before = "import UIKit.UIView\nclass A {\n  @objc func b() { c() }\n  func d() {}\n}\nlet e = 1"
    let file = ParsedFile(path: "File.swift", bytes: Array(before.utf8), at: 0)
    let start = before.utf8.distance(from: before.startIndex, to: before.range(of: "@objc")!.lowerBound)
    var edits = EditList()
    edits.replace(0..<0, with: "@testable ", rule: "a")
    edits.replace(12..<19, with: "", rule: "a")
    edits.replace(start..<(start + 6), with: "", rule: "a")
    edits.replace((start + 6)..<(start + 6), with: "override ", rule: "a")
    edits.append("extension A {}", rule: "a")
    let after = ParsedFile(file, after: edits.apply(to: file.source), at: 0)
    let text = String(decoding: after.bytes, as: UTF8.self)
    #expect(
      text == "@testable import UIKit\nclass A {\n  override func b() { c() }\n  func d() {}\n}\nlet e = 1\n"
        + "extension A {}\n")
    #expect(after.isTreeOfBytes && after.tree.description == text)
    #expect(after.records.map(\.name) == ["A", "A"])
  }

  @Test("A line that ends inside a comment ends the statement before it in the tree after a change, too")
  func comment() {
    let before = "import Foundation/*\n*/ let a = b === c\n"
    let file = ParsedFile(path: "File.swift", bytes: Array(before.utf8), at: 0)
    let sign = before.utf8.count - "=== c\n".utf8.count
    var edits = EditList()
    edits.replace(sign..<(sign + 3), with: "==", rule: "a")
    let after = ParsedFile(file, after: edits.apply(to: file.source), at: 0)
    #expect(after.isTreeOfBytes && after.syntaxError == nil)
  }
}
