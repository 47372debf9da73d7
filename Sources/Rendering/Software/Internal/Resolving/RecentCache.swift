import Synchronization

/// A cache of values used by the last few frames. It changes the speed only.
final class RecentCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The number of frames for which an unused value is retained.
  private static var framesToRetain: Int { 4 }

  private struct Entry {
    let value: Value
    var lastFrame: Int
  }

  private struct State {
    var frame = 0
    var entries: [Key: Entry] = [:]
    /// The last value looked up: many small operations in a row share one.
    var latest: (key: Key, value: Value)?
  }

  private let state = Mutex(State())

  /// Removes values that the last few frames have not used.
  func beginFrame() {
    state.withLock { state in
      state.frame += 1
      state.latest = nil
      let oldest = state.frame - Self.framesToRetain
      if state.entries.contains(where: { $0.value.lastFrame < oldest }) {
        state.entries = state.entries.filter { $0.value.lastFrame >= oldest }
      }
    }
  }

  /// Returns the value for a key, making it if needed; nil if it cannot be made.
  func value(for key: Key, make: () -> Value?) -> Value? {
    if let cached = cached(key) { return cached }
    guard let value = make() else { return nil }
    insert(value, for: key)
    return value
  }

  /// Returns the cached value for a key, if any.
  func cached(_ key: Key) -> Value? {
    state.withLock { state in
      if let latest = state.latest, latest.key == key { return latest.value }
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.entries.values[index].lastFrame = state.frame
      let value = state.entries.values[index].value
      state.latest = (key, value)
      return value
    }
  }

  /// Caches a value for a key.
  func insert(_ value: Value, for key: Key) {
    state.withLock { $0.entries[key] = Entry(value: value, lastFrame: $0.frame) }
  }
}
