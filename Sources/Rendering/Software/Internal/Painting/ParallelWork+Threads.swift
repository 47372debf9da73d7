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
      let shares = SharedParts(parts, among: workers)
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        while let part = shares.next(for: worker) { body(part) }
      }
    }
  }
}

/// Parts of some work, shared among workers: each has neighbouring parts, which mostly read the same memory, and takes from the end of
/// another's once it has done its own.
final class SharedParts: Sendable {
  /// What nobody has taken yet, by worker.
  private let rest: Mutex<[Range<Int>]>

  /// The parts in as many stretches of like lengths as there are workers.
  init(_ parts: Int, among workers: Int) {
    rest = Mutex((0..<workers).map { parts * $0 / workers..<parts * ($0 + 1) / workers })
  }

  /// The part that a worker does next; nil where all are taken.
  func next(for worker: Int) -> Int? {
    rest.withLock { rest in
      if let own = rest[worker].popFirst() { return own }
      guard let longest = rest.indices.max(by: { rest[$0].count < rest[$1].count }) else { return nil }
      return rest[longest].popLast()
    }
  }
}
