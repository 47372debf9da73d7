import Dispatch
import Synchronization

/// Work that goes on beside the caller's, a few pieces at a time; the first error ends it.
final class BackgroundWork: Sendable {
  private let queue = DispatchQueue(label: "matchcut.gallery", attributes: .concurrent)
  private let group = DispatchGroup()
  private let places: DispatchSemaphore
  private let failure = Mutex<(any Error)?>(nil)

  /// Work of which so many pieces may wait or go on at once; more of them let the caller wait.
  init(atOnce count: Int) {
    places = DispatchSemaphore(value: max(1, count))
  }

  /// Begins a piece of work. Throws what an earlier one has thrown.
  func begin(_ work: @escaping @Sendable () throws -> Void) throws {
    places.wait()
    if let error = failure.withLock({ $0 }) {
      places.signal()
      throw error
    }
    queue.async(group: group) { [self] in
      defer { places.signal() }
      do { try work() } catch { failure.withLock { if $0 == nil { $0 = error } } }
    }
  }

  /// Waits for the end of all. Throws what one of them has thrown.
  func finish() throws {
    group.wait()
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
