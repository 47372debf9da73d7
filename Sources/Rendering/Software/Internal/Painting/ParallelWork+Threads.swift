import Dispatch
import Raster
import Synchronization

extension ParallelWork {
  /// Work that up to `threads` threads share.
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

/// Parts of some work, shared among workers: each has neighbouring parts, which mostly read the same memory, and takes from the end of
/// another's once it has done its own.
final class WorkStealingQueue: Sendable {
  /// What nobody has taken yet, by worker.
  private let remaining: Mutex<[Range<Int>]>

  /// The parts in as many slices of like lengths as there are workers.
  init(_ parts: Int, among workers: Int) {
    remaining = Mutex((0..<workers).map { parts * $0 / workers..<parts * ($0 + 1) / workers })
  }

  /// The part that a worker does next; nil where all are taken.
  func next(for worker: Int) -> Int? {
    remaining.withLock { remaining in
      if let own = remaining[worker].popFirst() { return own }
      guard let longest = remaining.indices.max(by: { remaining[$0].count < remaining[$1].count }) else { return nil }
      return remaining[longest].popLast()
    }
  }
}
