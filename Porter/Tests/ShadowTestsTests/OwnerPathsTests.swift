import Foundation
import Testing

@testable import ShadowTests

@Suite("The owner's files in output") struct OwnerPathsTests {
  @Test("A path of the shadow is the owner's in each line, also with spaces; others stay")
  func replaced() {
    let paths = OwnerPaths(
      folder: "/cache/shadow",
      origins: ["/cache/shadow/Tests/A B/part0/C.swift": "/own/A B/C.swift", "/cache/shadow/x.swift": "/own/x.swift"])
    #expect(
      paths.replaced(in: "/cache/shadow/Tests/A B/part0/C.swift:3: error: A.b : no (/cache/shadow/x.swift)")
        == "/own/A B/C.swift:3: error: A.b : no (/own/x.swift)")
    #expect(paths.replaced(in: "/cache/shadow/other.swift:1") == "/cache/shadow/other.swift:1")
    #expect(paths.replaced(in: "Test Case 'A.b' passed") == "Test Case 'A.b' passed")
  }

  @Test("Only the pages of an earlier run are removed from a folder of films")
  func films() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/films-\(UUID().uuidString)"
    let films = FilmFolder(folder)
    try films.clear()
    #expect(films.pages.isEmpty)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["b.film.html", "a.film.html", "a.film.txt", "mine.html", "film.html"] {
      try Data("a".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    #expect(films.pages == ["\(folder)/a.film.html", "\(folder)/b.film.html"])
    try films.clear()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["film.html", "mine.html"])
  }

  @Test("A run that was ended for its time says which limit it was, and what waited")
  func timeOut() {
    var limits = TimeLimits(total: 600)
    limits.silence = 120
    let output = TestOutput()
    #expect(
      output.timeOut(after: 601, limits: limits) == "The tests have not ended in 600 s (--limit). No test was running.")
    for number in 0..<10 { output.read("Test Case 'A.test\(number)' started at 1") }
    let text = output.timeOut(after: 130, limits: limits)
    #expect(text.hasPrefix("The tests have printed nothing for 120 s (--silence). Not ended: A.test0, A.test1,"))
    #expect(text.contains("A.test7 and 2 more."))
  }
}
