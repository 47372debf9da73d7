import Synchronization

/// What has been written, counted by whoever writes.
final class Tally: Sendable {
  private let counts = Mutex(GallerySite.Summary())

  /// The counts so far.
  var value: GallerySite.Summary { counts.withLock { $0 } }

  func add(pages: Int = 0, films: Int = 0, pictures: Int = 0, bytes: Int = 0) {
    counts.withLock {
      $0.pages += pages
      $0.films += films
      $0.pictures += pictures
      $0.bytes += bytes
    }
  }
}
