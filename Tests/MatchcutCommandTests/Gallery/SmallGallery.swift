import Foundation
import FrameExport
import TransitionTesting

@testable import MatchcutCommand

/// A gallery of a few effects on a small screen, in a folder of its own that goes with it, and the frames that are in
/// it.
@MainActor final class SmallGallery {
  let summary: GallerySite.Summary
  /// The lines of progress.
  let lines: [String]
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("matchcut-\(UUID().uuidString)")
  private let entries: [GalleryEntry]
  private var films: [String: FrameSequence] = [:]

  init(_ effects: [String], as form: GalleryForm = .images, framesPerSecond: Double = 10) throws {
    entries = try GalleryEntry.all(named: effects, as: form, on: .small, framesPerSecond: framesPerSecond)
    let progress = Lines()
    summary = try GallerySite(folder: folder.path, entries: entries, report: progress.add).write()
    lines = progress.all
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Where a page lies.
  func path(_ page: String) -> String { folder.appendingPathComponent(page).path }

  /// A film, recorded once more.
  func film(_ effect: String, _ key: String) throws -> FrameSequence {
    if let known = films[effect + key] { return known }
    let film = entries.first { $0.effect.name == effect }?.films.first { $0.key == key }
    guard let film else { throw GalleryError(effect: effect, film: key, reason: "there is no such film") }
    let sequence = try Recorder(film.plan).record(for: [.html], exporter: FrameExporter())
    films[effect + key] = sequence
    return sequence
  }
}
