import Dispatch
import Raster
import Synchronization

extension PartedWork {
  /// Work that up to `threads` threads share.
  init(threads: Int) {
    guard threads > 1 else {
      self = .alone
      return
    }
    self.init { parts, body in
      let next = Atomic<Int>(0)
      let work: @Sendable (Int) -> Void = { _ in
        while true {
          let part = next.add(1, ordering: .relaxed).oldValue
          guard part < parts else { return }
          body(part)
        }
      }
      DispatchQueue.concurrentPerform(iterations: min(threads, parts), execute: work)
    }
  }
}
