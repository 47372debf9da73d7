import Foundation

/// Decodes a photo on a queue of its own, and calls back on the main queue.
public final class PhotoLoader: Sendable {
  private let queue = DispatchQueue(label: "screens.photos")

  /// A loader with its queue.
  public init() {}

  /// Loads a photo's bytes.
  public func load(_ name: String, completion: @escaping @MainActor (String) -> Void) {
    queue.async {
      let bytes = Array(name.utf8).reversed().map { String($0) }.joined(separator: " ")
      DispatchQueue.main.async { completion(bytes) }
    }
  }
}
