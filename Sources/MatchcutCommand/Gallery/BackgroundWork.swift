import Dispatch
import FrameExport
import Synchronization

/// A concurrent queue of limited width; the first error ends the work.
final class BackgroundWork: Sendable {
  private let queue = DispatchQueue(label: "matchcut.gallery", attributes: .concurrent)
  private let group = DispatchGroup()
  private let slots: DispatchSemaphore
  private let failure = Mutex<(any Error)?>(nil)

  /// Work of which so many pieces may wait or go on at once; more of them let the caller wait.
  init(atOnce count: Int) {
    slots = DispatchSemaphore(value: max(1, count))
  }

  /// Begins a piece of work. Throws what an earlier one has thrown.
  func begin(_ work: @escaping @Sendable () throws -> Void) throws {
    slots.wait()
    if let error = failure.withLock({ $0 }) {
      slots.signal()
      throw error
    }
    queue.async(group: group) { [self] in
      defer { slots.signal() }
      do { try work() } catch { failure.withLock { if $0 == nil { $0 = error } } }
    }
  }

  /// Waits for the end of all. Throws what one of them has thrown.
  func finish() throws {
    group.wait()
    if let error = failure.withLock({ $0 }) { throw error }
  }
}

/// The index's cards, in the order of their pages, whichever is done first.
final class GalleryCards: Sendable {
  private let cards = Mutex<[GalleryIndexFile.Entry]>([])

  var all: [GalleryIndexFile.Entry] { cards.withLock { $0.sorted { $0.position < $1.position } } }

  func add(_ card: GalleryIndexFile.Entry) { cards.withLock { $0.append(card) } }
}

/// Thread-safe counts of written files.
final class Tally: Sendable {
  private let counts = Mutex(GallerySite.Summary())

  /// The counts so far.
  var value: GallerySite.Summary { counts.withLock { $0 } }

  func add(pages: Int = 0, films: Int = 0, frames: Int = 0, bytes: Int = 0) {
    counts.withLock {
      $0.pages += pages
      $0.films += films
      $0.frames += frames
      $0.bytes += bytes
    }
  }
}
