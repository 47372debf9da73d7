import UIKit

/// A view model that loads with a retry, as apps write it.
@MainActor public final class ForecastModel {
  /// The text on the screen.
  public private(set) var text = "loading"
  private var attempts = 0

  /// A model that has loaded nothing.
  public init() {}

  /// Loads the forecast; the first attempt fails, and the second follows after two seconds.
  public func load() {
    Task {
      while !(await fetch()) {
        text = "trying again"
        try await Task.sleep(for: .seconds(2))
      }
      text = "sunny"
    }
  }

  private func fetch() async -> Bool {
    try? await Task.sleep(nanoseconds: 500_000_000)
    attempts += 1
    return attempts > 1
  }
}
