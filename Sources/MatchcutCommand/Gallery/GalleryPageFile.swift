import Foundation
import FrameExport

/// A page of the gallery with the files that it shows, all beneath one folder.
struct GalleryPageFile: Sendable {
  /// A film that was recorded.
  struct Film: Sendable {
    let key, label: String
    let code: String?
    let sequence: FrameSequence
    /// The movie that shows the film; nil where its frames are written as images.
    let movie: EncodedMovie?
  }

  /// The width of a frame on the index, in pixels.
  static let loopWidth = 196

  /// The gallery's folder.
  let folder: String
  /// The name of the page's file and of the folder of its images.
  let name: String
  /// The page's title.
  let title: String
  /// The notes on the page.
  let notes: PageNotes

  /// Writes the films and the page; returns the number of frames. Throws ``GalleryError``.
  func write(_ films: [Film], into tally: Tally) throws -> Int {
    let pages = try films.map { film in
      do {
        return try write(film, into: tally)
      } catch let error as GalleryError {
        throw error
      } catch {
        throw GalleryError(effect: name, film: film.key, reason: "\(error)")
      }
    }
    let frameCount = films.reduce(0) { $0 + $1.sequence.frames.count }
    try Self.write(
      FramePage(title: title, films: pages, notes: notes).data(), to: "\(folder)/\(name).html", effect: name,
      into: tally)
    tally.add(pages: 1, films: films.count, frames: frameCount)
    return frameCount
  }

  /// Writes the files that show a film: its movie, or sheets of its frames.
  private func write(_ film: Film, into tally: Tally) throws -> PageFilm {
    if let movie = film.movie {
      let address = "\(name)/\(film.key).mp4"
      try Self.write(movie.data, to: "\(folder)/\(address)", effect: name, into: tally)
      return try PageFilm(
        film.sequence, key: film.key, label: film.label, code: film.code, movie: movie, address: address)
    }
    let sheets = try SpriteSheets(film.sequence.frames)
    let addresses = sheets.files.indices.map { "\(name)/\(film.key)-\($0 + 1).jpg" }
    for (file, address) in zip(sheets.files, addresses) {
      try Self.write(file, to: "\(folder)/\(address)", effect: name, into: tally)
    }
    return PageFilm(
      film.sequence, key: film.key, label: film.label, code: film.code, sheets: sheets, addresses: addresses)
  }

  /// Writes the loop of the page's card on the index, and returns the card. Throws ``GalleryError``.
  func card(summary: String, loop films: [FrameSequence], into tally: Tally) throws -> PageIndex.Card {
    let loop: SpriteLoop
    do {
      loop = try SpriteLoop(films, width: Self.loopWidth)
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
