import Foundation
import Testing
import TransitionTesting
import UIKit

@testable import StagedTests

@Suite("The page of a failed test") @MainActor struct TestFilmTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString)").path

  /// A stage on which something moves, and the frames that it shows.
  private func withFrames<Result>(_ body: (Stage, LastFrames) throws -> Result) throws -> Result {
    try withStage(.small) { stage in
      let frames = LastFrames(of: stage)
      stage.show(UIViewController())
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.backgroundColor = .red
      stage.window.addSubview(view)
      UIView.animate(withDuration: 2) { view.frame.origin.y = 150 }
      return try body(stage, frames)
    }
  }

  @Test("A film has the last frames that differ, at most sixty, up to the present")
  func frames() throws {
    try withFrames { stage, frames in
      stage.advance(by: 5)
      let film = try frames.film(named: "a", of: stage)
      #expect(film.frames.count == LastFrames.limit)
      #expect(zip(film.frames, film.frames.dropFirst()).allSatisfy { $0 != $1 })
      #expect(film.duration < 1.1)
      stage.window.backgroundColor = .blue
      let next = try frames.film(named: "a", of: stage)
      #expect(next.frames.last != film.frames.last, "a change after the last frame is shown too")
    }
  }

  @Test("After a rotation a film begins anew, since it has one size")
  func rotation() throws {
    try withFrames { stage, frames in
      stage.advance(by: 0.2)
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 1)
      let film = try frames.film(named: "a", of: stage)
      #expect(film.pointSize.width > film.pointSize.height && film.frames.count > 1)
    }
  }

  @Test("The page has the failures, the trace and the diagnostics, escapes them, and loads nothing from elsewhere")
  func page() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try withFrames { stage, frames in
      stage.window.rootViewController?.present(UIViewController(), animated: true)
      stage.advance(by: 0.1)
      stage.window.rootViewController?.present(UIViewController(), animated: true)
      stage.advance(by: 0.1)
      #expect(!stage.diagnostics.isEmpty)
      for _ in 0..<2 {
        TestFilm(stage, frames, named: "A.b(c:)", failures: ["A.swift:3: <b> & \"c\""]).write(to: folder)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(names == ["A.b_c__-2.film.html", "A.b_c__-2.film.txt", "A.b_c__.film.html", "A.b_c__.film.txt"])
      let page = try String(contentsOfFile: folder + "/A.b_c__.film.html", encoding: .utf8)
      #expect(page.contains("A.swift:3: &lt;b&gt; &amp; &quot;c&quot;") && !page.contains("<b> &"))
      let diagnostic = try #require(stage.diagnostics.first?.message.prefix(20))
      #expect(page.contains(diagnostic) && page.contains("viewWillAppear"))
      for forbidden in ["http:", "https:", "src=", "href=", "@import", "url("] { #expect(!page.contains(forbidden)) }
      let text = try String(contentsOfFile: folder + "/A.b_c__.film.txt", encoding: .utf8)
      #expect(text.hasPrefix("A.b(c:), after 0.2") && text.contains("  - A.swift:3: <b>") && text.contains(diagnostic))
      stage.diagnostics.forEach { _ = try? stage.expectDiagnostic($0.identifier) }
    }
  }
}
