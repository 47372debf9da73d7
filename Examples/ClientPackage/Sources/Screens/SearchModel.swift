import Foundation

/// Searches when the user has not typed for 0.3 s.
@MainActor public final class SearchModel {
  /// The texts that were searched, in order.
  public private(set) var searches: [String] = []
  private var waiting: DispatchWorkItem?

  /// A model without a text.
  public init() {}

  /// Takes the text of the search field.
  public func type(_ text: String) {
    waiting?.cancel()
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.searches.append(text) }
    }
    waiting = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
  }
}
