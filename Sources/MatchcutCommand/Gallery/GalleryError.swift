import Foundation

/// Why a page of the gallery could not be made.
package struct GalleryError: Error, CustomStringConvertible, LocalizedError {
  /// The effect that the page shows.
  package let effect: String
  /// The film that was being made; nil where it was the page itself.
  package let film: String?
  /// What went wrong.
  package let reason: String

  package var description: String {
    "The gallery's page of \"\(effect)\" could not be made\(film.map { ", in the film \"\($0)\"" } ?? ""): \(reason)"
  }

  /// The same as `description`.
  package var errorDescription: String? { description }
}
