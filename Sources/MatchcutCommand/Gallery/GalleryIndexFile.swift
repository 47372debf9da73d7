import Foundation
import FrameExport

/// The index of a gallery's pages: one file for the whole, or a list of cards for each part until all are there.
struct GalleryIndexFile {
  /// A card with its position among all pages, and the family that it stands in.
  struct Entry: Codable, Sendable {
    let position: Int, family: String
    let card: PageIndex.Card
  }

  /// The list of a part, as a file.
  private struct List: Codable {
    /// The number of effects of the whole gallery.
    let effects: Int
    let entries: [Entry]
  }

  /// The gallery's folder.
  let folder: String

  /// Writes the index page of all entries.
  func write(_ entries: [Entry], effects count: Int, into tally: Tally) throws {
    var families: [(title: String, cards: [PageIndex.Card])] = []
    for entry in entries.sorted(by: { $0.position < $1.position }) {
      if families.last?.title != entry.family { families.append((entry.family, [])) }
      families[families.count - 1].cards.append(entry.card)
    }
    let index = PageIndex(
      title: "Matchcut’s effects",
      lead: """
        \(count == 1 ? "A transition" : "\(count) transitions") between view controllers, drawn frame by \
        frame by UIKit on Linux: in each container, and under a finger where one can drive it, with the calls that an app gets.
        """, families: families)
    try GalleryPageFile.write(index.data(), to: "\(folder)/index.html", effect: "index", into: tally)
  }

  // MARK: Parts

  private func path(of part: GalleryPart) -> String { "\(folder)/parts/\(part.number)-of-\(part.count).json" }

  /// Writes the list of a part, and the index page where all parts are in the folder by now.
  func write(_ entries: [Entry], effects: Int, of part: GalleryPart, into tally: Tally) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(List(effects: effects, entries: entries))
    try GalleryPageFile.write(data, to: path(of: part), effect: "index", into: tally)
    if part.all.allSatisfy({ FileManager.default.fileExists(atPath: path(of: $0)) }) { try join(into: tally) }
  }

  /// Writes the index page from the lists of all parts, and removes them; throws ``GalleryPartError``.
  func join(into tally: Tally) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/parts")) ?? []
    let found = names.compactMap { name in
      try? GalleryPart(name.replacingOccurrences(of: ".json", with: "").replacingOccurrences(of: "-of-", with: "/"))
    }
    // Of several numbers of parts, as after a change of the number, one may be whole.
    let counts = Set(found.map(\.count)).sorted()
    guard let count = counts.first(where: { count in found.count { $0.count == count } == count }) ?? counts.first
    else { throw GalleryPartError.noParts(folder: folder) }
    let parts = try GalleryPart("1/\(count)").all
    let missing = parts.filter { !found.contains($0) }
    guard missing.isEmpty else { throw GalleryPartError.missing(missing.map(\.description), folder: folder) }
    let lists = try parts.map { try read($0) }
    try write(lists.flatMap(\.entries), effects: lists[0].effects, into: tally)
    try? FileManager.default.removeItem(atPath: folder + "/parts")
  }

  private func read(_ part: GalleryPart) throws -> List {
    let path = path(of: part)
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? JSONDecoder().decode(List.self, from: data)
    else { throw GalleryPartError.damaged(path: path) }
    return list
  }
}
