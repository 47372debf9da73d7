import Foundation

/// One of several parts of the gallery, which are recorded on several machines; together they are the whole.
package struct GalleryPart: Hashable, Sendable, CustomStringConvertible {
  /// The part's number, from 1, and the number of parts.
  package let number: Int, count: Int

  /// The whole gallery as its only part.
  package static let whole = GalleryPart(number: 1, count: 1)

  private init(number: Int, count: Int) {
    (self.number, self.count) = (number, count)
  }

  /// The part that a text such as `2/4` names; throws ``GalleryPartError``.
  package init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count else {
      throw GalleryPartError.noPart(text)
    }
    self.init(number: number, count: count)
  }

  /// Whether the part has the page at an index of the whole gallery.
  func has(_ index: Int) -> Bool { index % count == number - 1 }

  /// All parts, in order.
  var all: [GalleryPart] { (1...count).map { GalleryPart(number: $0, count: count) } }

  /// The text that names the part.
  package var description: String { "\(number)/\(count)" }
}

/// The reason why parts of a gallery can't be used.
package enum GalleryPartError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// A text that names no part.
  case noPart(String)
  /// A folder in which there are no parts.
  case noParts(folder: String)
  /// A folder in which some parts are missing.
  case missing([String], folder: String)
  /// A file of a part whose content is wrong.
  case damaged(path: String)

  /// The mistake, and the remedy.
  package var description: String {
    switch self {
    case .noPart(let text):
      "--shard takes a part and the number of parts, such as 2/4, and not \(text)."
    case .noParts(let folder):
      "\(folder) has no parts of a gallery: record them with --shard, and put their files together in one folder."
    case .missing(let parts, let folder):
      "Of the gallery in \(folder) these parts are missing: \(parts.joined(separator: ", "))."
    case .damaged(let path):
      "\(path) is no list of a gallery's pages: record the part again."
    }
  }

  /// The same as `description`.
  package var errorDescription: String? { description }
}
