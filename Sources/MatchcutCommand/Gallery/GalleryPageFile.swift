import Foundation
import FrameExport

/// A page of the gallery with the files that it shows, all beneath one folder.
struct GalleryPageFile: Sendable {
  /// A film that was recorded.
  struct Film: Sendable {
    let key, label: String
    let code: String?
    let sequence: FrameSequence
  }

  /// The gallery's folder.
  let folder: String
  /// The name of the page's file and of the folder of its images.
  let name: String
  /// The page's title.
  let title: String
  /// The notes on the page.
  let notes: PageNotes

  /// Writes the images and the page; returns the number of frames. Throws ``GalleryError``.
  func write(_ films: [Film], into tally: Tally) throws -> Int {
    var frameCount = 0
    let pages = try films.map { film in
      let sheets: SpriteSheets
      do {
        sheets = try SpriteSheets(film.sequence.frames)
      } catch {
        throw GalleryError(effect: name, film: film.key, reason: "\(error)")
      }
      let addresses = sheets.files.indices.map { "\(name)/\(film.key)-\($0 + 1).jpg" }
      for (file, address) in zip(sheets.files, addresses) {
        try Self.write(file, to: "\(folder)/\(address)", effect: name, into: tally)
      }
      frameCount += film.sequence.frames.count
      return PageFilm(
        film.sequence, key: film.key, label: film.label, code: film.code, sheets: sheets, addresses: addresses)
    }
    try Self.write(
      FramePage(title: title, films: pages, notes: notes).data(), to: "\(folder)/\(name).html", effect: name,
      into: tally)
    tally.add(pages: 1, films: films.count, frames: frameCount)
    return frameCount
  }

  /// Writes the loop of the page's card on the index, and returns the card. Throws ``GalleryError``.
  func card(summary: String, loop films: [FrameSequence], into tally: Tally) throws -> PageIndex.Card {
    let loop: SpriteLoop
    do {
      loop = try SpriteLoop(films, width: 196)
    } catch {
      throw GalleryError(effect: name, film: nil, reason: "\(error)")
    }
    let image = "\(name)/loop.jpg"
    try Self.write(loop.file, to: "\(folder)/\(image)", effect: name, into: tally)
    return PageIndex.Card(title: title, summary: summary, address: "\(name).html", loop: loop.layout, image: image)
  }

  /// Writes a file whole, in a folder that is made where it is missing.
  static func write(_ data: Data, to path: String, effect: String, into tally: Tally) throws {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw GalleryError(
        effect: effect, film: nil, reason: "\"\(path)\" could not be written: \(error.localizedDescription)",
        isNotWritten: true)
    }
    tally.add(bytes: data.count)
  }
}
