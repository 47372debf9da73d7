import EffectCatalog
import Foundation
import FrameExport
import Testing
import TransitionTesting

@testable import MatchcutCommand

@Suite("The gallery as a folder of pages") @MainActor struct GallerySiteTests {
  @Test("Writing the gallery makes a page and a line of progress for each effect, and counts the files")
  func written() throws {
    let site = try SmallGallery(["dissolve", "reveal"])
    #expect(site.lines.sorted().map { $0.prefix(16) } == ["1/2  reveal: 1 f", "2/2  dissolve: 2"])
    #expect(site.summary.pages == 2 && site.summary.films == 3)
    let files = FileManager.default.enumerator(atPath: site.path(""))?.compactMap { $0 as? String } ?? []
    #expect(
      files.contains("index.html") && files.contains("dissolve/present-1.jpg") && files.contains("reveal/loop.jpg"))
    let bytes = try files.filter { $0.contains(".") }.map {
      try Data(contentsOf: URL(fileURLWithPath: site.path($0))).count
    }
    #expect(site.summary.bytes == bytes.reduce(0, +))
    let page = try String(contentsOfFile: site.path("reveal.html"), encoding: .utf8)
    let source = try Effect.named("reveal").source
    #expect(page.contains("<title>Reveal · Matchcut</title>") && page.contains(source))
  }

  @Test("The same effects give the same bytes")
  func deterministic() throws {
    let sites = try (0..<2).map { _ in try SmallGallery(["dissolve"]) }
    for file in ["index.html", "dissolve.html", "dissolve/present-1.jpg", "dissolve/loop.jpg"] {
      let data = sites.map { FileManager.default.contents(atPath: $0.path(file)) }
      #expect(data[0] != nil && data[0] == data[1], "\(file)")
    }
  }

  @Test(
    "With ffmpeg each film is a movie of its own, and the same effects give the same bytes",
    .enabled(if: MovieEncoder.isAvailable()))
  func movies() throws {
    let sites = try (0..<2).map { _ in try SmallGallery(["dissolve"], as: .movies) }
    let files = FileManager.default.enumerator(atPath: sites[0].path("dissolve"))?.compactMap { $0 as? String } ?? []
    #expect(files.sorted() == ["dismiss.mp4", "loop.jpg", "present.mp4"])
    for file in ["dissolve.html"] + files.map({ "dissolve/" + $0 }) {
      let data = sites.map { FileManager.default.contents(atPath: $0.path(file)) }
      #expect(data[0] != nil && data[0] == data[1], "\(file)")
    }
    let page = try String(contentsOfFile: sites[0].path("dissolve.html"), encoding: .utf8)
    #expect(page.contains("\"movie\":\"dissolve/present.mp4\"") && !page.contains("<p class=\"remark\">"))
  }

  @Test("Without ffmpeg films are images of 1 pixel for each point, and each page says how to get movies")
  func images() throws {
    #expect(GalleryForm.best(in: ["PATH": "/nowhere"]) == .images)
    let remark = try #require(GalleryForm.images.remark)
    #expect(remark.contains("Scripts/install-dependencies --movies") && GalleryForm.movies.remark == nil)
    let site = try SmallGallery(["reveal"])
    let page = try String(contentsOfFile: site.path("reveal.html"), encoding: .utf8)
    #expect(page.contains("<p class=\"remark\">\(remark)</p>"))
    let plans = try [GalleryForm.images, .movies].map { form in
      try GalleryEntry.all(named: ["system"], as: form)[0].films.map(\.plan)
    }
    #expect(plans[0].allSatisfy { $0.framesPerSecond == 30 && $0.device.screen.scale == 1 })
    #expect(plans[1].allSatisfy { $0.framesPerSecond == 60 && $0.device.screen.scale == 2 })
  }

  @Test("Each page has the studio's command for its effect, quoted where the title has spaces")
  func studio() throws {
    let commands = try GalleryEntry.all(named: ["cube", "star-wars"], as: .images).map {
      $0.notes(previous: nil, next: nil).studioCommand
    }
    #expect(
      commands == [
        "Scripts/matchcut preview --story Cube", "Scripts/matchcut preview --story \"Star Wars\"",
      ])
  }

  @Test("An unknown name is reported with the nearest one, and a folder that cannot be written with the effect")
  func mistakes() throws {
    let unknown = #expect(throws: UnknownNameError.self) { try GalleryEntry.all(named: ["fode"], as: .images) }
    #expect(unknown?.description.contains("fold") == true)
    let entries = try GalleryEntry.all(named: ["reveal"], as: .images, on: .small, framesPerSecond: 5)
    let error = #expect(throws: GalleryError.self) {
      try GallerySite(folder: "/dev/null/gallery", entries: entries).write()
    }
    #expect(
      error?.description.hasPrefix("The gallery's page of \"reveal\" could not be made: \"/dev/null/gallery/") == true)
  }

  @Test("Every effect has a page, with films forward and back, and with code")
  func entries() throws {
    let entries = try GalleryEntry.all(as: .images)
    #expect(entries.map(\.effect.name) == Effect.all.map(\.name))
    #expect(Set(entries.map(\.title)).count == entries.count)
    for entry in entries {
      #expect(!entry.films.isEmpty && Set(entry.films.map(\.key)).count == entry.films.count)
      let codeless = entry.films.filter { ($0.code ?? "").isEmpty }
      #expect(codeless.map(\.key) == [], "\(entry.title)")
      for kind in entry.effect.kinds { #expect(entry.films.contains { $0.key == kind.rawValue }) }
      if entry.effect.isDriven { #expect(entry.films.contains { $0.plan.script?.ending == .cancel }, "\(entry.title)") }
    }
  }
}
