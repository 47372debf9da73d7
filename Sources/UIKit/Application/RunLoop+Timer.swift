import Foundation

@MainActor extension RunLoop {
  /// Starts a timer on its environment's clock; of the modes there is but one (Decision 4).
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}
