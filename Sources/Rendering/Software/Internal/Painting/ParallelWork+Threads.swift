import Dispatch
import Raster

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
