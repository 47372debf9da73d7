/// Values that were found for what they depend on alone, so that it makes no difference but to the time whether one is here.
struct Memo<Key: Hashable, Value> {
  /// How many are kept; the next one forgets all of them.
  let limit: Int
  private var values: [Key: Value] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  /// The value for a key, found if it is not known.
  mutating func value(for key: Key, find: (Key) -> Value) -> Value {
    if let known = values[key] { return known }
    let value = find(key)
    if values.count >= limit { values.removeAll() }
    values[key] = value
    return value
  }
}
