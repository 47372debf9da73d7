import CoreGraphics
import Foundation
import FrameExport
import Gallery
import TransitionStage
import UIKit

/// The gallery as one folder of web pages: `index.html` with a looping film for each effect, and a page each.
@MainActor package struct GallerySite {
  /// The number of written files.
  package struct Summary: Sendable {
    /// The numbers of pages without the index, films and frames, and of bytes in all.
    package var pages = 0, films = 0, frames = 0, bytes = 0
  }

  private let folder: String
  private let entries: [GalleryEntry]
  private let tour: GalleryForm?
  private let part: GalleryPart
  private let report: @Sendable (String) -> Void
  private let tally = Tally()

  /// A site in a folder, which is made where it is missing.
  ///
  /// - Parameters:
  ///   - entries: the effects; those of one family one after the other.
  ///   - tour: the form of the page with the walk through the app; nil for no such page.
  ///   - part: the part of the pages that is recorded; the index is written when all parts are in the folder.
  ///   - report: called with a line for each page that is written.
  package init(
    folder: String, entries: [GalleryEntry], tour: GalleryForm? = nil, part: GalleryPart = .whole,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.folder = folder
    self.entries = entries
    self.tour = tour
    self.part = part
    self.report = report
  }

  /// Records all films on this thread, and writes images and pages on others meanwhile.
  ///
  /// - Throws: ``GalleryError``, which names the effect.
  package func write() throws -> Summary {
    let work = BackgroundWork(atOnce: 3)
    let cards = GalleryCards()
    let count = entries.count + (tour == nil ? 0 : 1)
    for (index, entry) in entries.enumerated() where part.has(index) {
      let recorded = try record(entry)
      let page = GalleryPageFile(
        folder: folder, name: entry.effect.name, title: entry.title,
        notes: entry.notes(
          previous: index > 0 ? entries[index - 1] : nil, next: index + 1 < entries.count ? entries[index + 1] : nil))
      let loop = entry.loopFilms.map { recorded[$0].sequence }
      let (effect, family, report, tally) = (entry.effect, entry.family, report, tally)
      try work.begin {
        let frames = try page.write(recorded, into: tally)
        let card = try page.card(summary: effect.summary, loop: loop, into: tally)
        cards.add(GalleryIndexFile.Entry(position: index, family: family, card: card))
        report("\(Self.number(index + 1, of: count))  \(effect.name): \(recorded.count) films, \(frames) frames")
      }
    }
    if let tour, part.has(count - 1) { try walk(work, cards, number: count, as: tour) }
    try work.finish()
    let index = GalleryIndexFile(folder: folder)
    if part == .whole {
      try index.write(cards.all, effects: entries.count, into: tally)
    } else {
      try index.write(cards.all, effects: entries.count, of: part, into: tally)
    }
    return tally.value
  }

  /// Writes the index of parts that several machines have recorded into one folder; throws ``GalleryPartError``.
  package static func join(_ folder: String) throws {
    try GalleryIndexFile(folder: folder).join(into: Tally())
  }

  private func record(_ entry: GalleryEntry) throws -> [GalleryPageFile.Film] {
    try entry.films.map { film in
      do {
        let (sequence, movie) = try entry.form.record(
          pointSize: film.plan.device.screen.size, framesPerSecond: film.plan.framesPerSecond
        ) { reduce in try Recorder(film.plan).record(reduce: reduce) }
        return GalleryPageFile.Film(
          key: film.key, label: film.label, code: film.code, sequence: sequence, movie: movie)
      } catch {
        throw GalleryError(effect: entry.effect.name, film: film.key, reason: "\(error)")
      }
    }
  }

  /// The walk through the app that shows all this.
  private func walk(_ work: BackgroundWork, _ cards: GalleryCards, number: Int, as form: GalleryForm) throws {
    let (rate, text) = (form.tourFramesPerSecond, "A walk through the app that shows these effects, by fingers alone.")
    let (film, movie): (FrameSequence, EncodedMovie?)
    do {
      let device = form.device(.iPhone15)
      (film, movie) = try form.record(pointSize: device.screen.size, framesPerSecond: rate) { reduce in
        try withStage(device) { stage in
          var tour = GalleryTour(on: stage)
          return try stage.record(
            "tour", framesPerSecond: rate, for: GalleryTour.length, progress: { try tour.go(to: $0) }, shrink: reduce)
        }
      }
    } catch {
      throw GalleryError(effect: "tour", film: nil, reason: "\(error)")
    }
    let page = GalleryPageFile(
      folder: folder, name: "tour", title: "The app",
      notes: PageNotes(
        summary: text, source: "the app in Sources/Gallery", parameters: [],
        studioCommand: GalleryEntry.studioCommand(story: "Gallery"), remark: form.remark,
        index: PageNotes.Link(title: "All effects", address: "index.html")))
    let recorded = [
      GalleryPageFile.Film(
        key: "tour", label: "Tour", code: "window.rootViewController = GalleryApp.makeRoot()", sequence: film,
        movie: movie)
    ]
    let (report, tally) = (report, tally)
    try work.begin {
      let frames = try page.write(recorded, into: tally)
      let card = try page.card(summary: text, loop: [film], into: tally)
      cards.add(GalleryIndexFile.Entry(position: number - 1, family: "The app", card: card))
      report("\(Self.number(number, of: number))  tour: 1 film, \(frames) frames")
    }
  }

  private nonisolated static func number(_ number: Int, of count: Int) -> String {
    let (one, all) = (String(number), String(count))
    return String(repeating: " ", count: all.count - one.count) + "\(one)/\(all)"
  }
}

/// Why a page of the gallery could not be made.
package struct GalleryError: Error, CustomStringConvertible, LocalizedError {
  /// The effect that the page shows.
  package let effect: String
  /// The film that was being made; nil where it was the page itself.
  package let film: String?
  /// The cause.
  package let reason: String
  /// Whether a file could not be written; otherwise something could not be recorded.
  package var isNotWritten = false

  package var description: String {
    "The gallery's page of \"\(effect)\" could not be made\(film.map { ", in the film \"\($0)\"" } ?? ""): \(reason)"
  }

  /// The same as `description`.
  package var errorDescription: String? { description }
}
