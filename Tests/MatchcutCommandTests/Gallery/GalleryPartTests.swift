import Foundation
import Testing
import TransitionTesting

@testable import MatchcutCommand

@Suite("Parts of the gallery") @MainActor struct GalleryPartTests {
  private let folders = ["whole", "parts", "joined"].map { name in
    FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(name)-\(UUID().uuidString)").path
  }

  /// The files of a folder, with what is in them.
  private func files(_ folder: String) -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) }
      })
  }

  private func record(_ part: GalleryPart = .whole, into folder: String) throws -> GallerySite.Summary {
    let entries = try GalleryEntry.all(named: ["dissolve", "reveal"], as: .images, on: .small, framesPerSecond: 5)
    return try GallerySite(folder: folder, entries: entries, part: part).write()
  }

  @Test("Parts that are recorded one after the other, or put together and joined, are the whole gallery to the byte")
  func union() throws {
    defer { for folder in folders { try? FileManager.default.removeItem(atPath: folder) } }
    let (whole, parts, joined) = (folders[0], folders[1], folders[2])
    let pages = try record(into: whole).pages
    // A third part of two pages has none.
    let made = try ["3/3", "1/3", "2/3"].map { text in
      let copied = files(parts)
      let summary = try record(GalleryPart(text), into: parts)
      #expect(files(parts).keys.contains("index.html") == (text == "2/3"))
      if text == "1/3" { #expect(copied["parts/3-of-3.json"] != nil) }
      return summary.pages
    }
    #expect(made == [0, 1, 1] && made.reduce(0, +) == pages)
    #expect(files(parts) == files(whole))
    for text in ["1/2", "2/2"] {
      let machine = joined + "-\(text.first ?? "0")"
      defer { try? FileManager.default.removeItem(atPath: machine) }
      _ = try record(GalleryPart(text), into: machine)
      for (name, data) in files(machine) {
        let url = URL(fileURLWithPath: "\(joined)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
      }
    }
    try GallerySite.join(joined)
    #expect(files(joined) == files(whole))
  }

  @Test("Each page and the walk are in exactly one part, for any number of parts", arguments: 1...9)
  func once(count: Int) throws {
    let parts = try GalleryPart("1/\(count)").all
    for index in 0..<200 { #expect(parts.count { $0.has(index) } == 1) }
  }

  @Test(
    "A text that names no part is refused", arguments: ["", "1", "0/3", "4/3", "-1/2", "1/0", "a/b", "1/2/3", "1/"])
  func refused(text: String) {
    #expect(throws: GalleryPartError.noPart(text)) { try GalleryPart(text) }
  }

  @Test("Joining names the parts that are missing, and a list that is damaged")
  func missing() throws {
    defer { for folder in folders { try? FileManager.default.removeItem(atPath: folder) } }
    let folder = folders[0]
    #expect(throws: GalleryPartError.noParts(folder: folder)) { try GallerySite.join(folder) }
    let lists = URL(fileURLWithPath: folder + "/parts")
    try FileManager.default.createDirectory(at: lists, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: lists.appendingPathComponent("2-of-3.json"))
    #expect(throws: GalleryPartError.missing(["1/3", "3/3"], folder: folder)) { try GallerySite.join(folder) }
    for number in [1, 3] { try Data("{}".utf8).write(to: lists.appendingPathComponent("\(number)-of-3.json")) }
    #expect(throws: GalleryPartError.damaged(path: folder + "/parts/1-of-3.json")) { try GallerySite.join(folder) }
    #expect(ExitStatus(of: GalleryPartError.noParts(folder: folder)) == .noInput)
    #expect(ExitStatus(of: GalleryPartError.damaged(path: folder)) == .data)
    #expect(ExitStatus(of: GalleryPartError.noPart("1")) == .usage)
  }
}
