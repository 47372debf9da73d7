/// A cache of values that depend on their key alone.
struct BoundedCache<Key: Hashable, Value> {
  /// The maximum number of values; one more empties the cache.
  let limit: Int
  private var values: [Key: Value] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the value for a key, computed if it is not cached.
  mutating func value(for key: Key, compute: (Key) -> Value) -> Value {
    if let cached = values[key] { return cached }
    let value = compute(key)
    if values.count >= limit { values.removeAll() }
    values[key] = value
    return value
  }
}
