import Dispatch
import Raster
import Synchronization

extension ParallelWork {
  /// Creates work that up to `threads` threads share.
  init(threads: Int) {
    guard threads > 1 else {
      self = .serial
      return
    }
    self.init { parts, body in
      let workers = min(threads, parts)
      let queue = WorkStealingQueue(parts, among: workers)
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        while let part = queue.next(for: worker) { body(part) }
      }
    }
  }
}

/// Distributes chunks of work among workers with work stealing.
///
/// Each worker has neighbouring chunks, which mostly read the same memory, and takes from the end of another's range
/// when its own is empty.
final class WorkStealingQueue: Sendable {
  /// The remaining chunks, by worker.
  private let remaining: Mutex<[Range<Int>]>

  /// Creates ranges of equal length, one for each worker.
  init(_ parts: Int, among workers: Int) {
    remaining = Mutex((0..<workers).map { parts * $0 / workers..<parts * ($0 + 1) / workers })
  }

  /// Returns the worker's next chunk; nil where none remains.
  func next(for worker: Int) -> Int? {
    remaining.withLock { remaining in
      if let own = remaining[worker].popFirst() { return own }
      guard let longest = remaining.indices.max(by: { remaining[$0].count < remaining[$1].count }) else { return nil }
      return remaining[longest].popLast()
    }
  }
}
