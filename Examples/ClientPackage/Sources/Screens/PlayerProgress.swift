import Foundation

/// Polls a player four times a second until it has ended.
@MainActor public final class PlayerProgress {
  /// The progress at each poll, 0 to 1.
  public private(set) var values: [Double] = []

  /// A progress that does not poll yet.
  public init() {}

  /// Begins to poll.
  public func start(_ progress: @escaping @MainActor () -> Double) {
    _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] timer in
      let isOver = MainActor.assumeIsolated {
        self?.values.append(progress())
        return progress() >= 1
      }
      if isOver { timer.invalidate() }
    }
  }
}
