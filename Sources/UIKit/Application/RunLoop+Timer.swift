import Foundation

extension RunLoop {
  /// Starts a timer on its environment's clock; the mode is ignored, because there is only one (Decision 4).
  @preconcurrency @MainActor public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}
