/// Arrays of objects compared by identity. Not isolated, so that no closure is checked for its actor, and inlined, so
/// that each element type is specialized.
extension Array where Element: AnyObject {
  /// The index of the first element that is the object; nil if there is none.
  @inlinable package func firstIndex(identicalTo object: AnyObject?) -> Int? {
    for index in indices where self[index] === object { return index }
    return nil
  }

  /// The index of the last element that is the object; nil if there is none.
  @inlinable package func lastIndex(identicalTo object: AnyObject?) -> Int? {
    for index in indices.reversed() where self[index] === object { return index }
    return nil
  }

  /// Removes the first element that is the object.
  @inlinable package mutating func removeFirst(identicalTo object: Element) {
    if let index = firstIndex(identicalTo: object) { remove(at: index) }
  }

  /// Removes every element that is the object.
  @inlinable package mutating func removeAll(identicalTo object: AnyObject?) {
    while let index = lastIndex(identicalTo: object) { remove(at: index) }
  }
}

extension Array where Element: AnyObject {
  /// The elements that are not in another list.
  @inlinable package func without(_ others: [Element]) -> [Element] {
    var result: [Element] = []
    for element in self where !others.contains(identicalTo: element) { result.append(element) }
    return result
  }

  /// The number of leading elements that are the same in another array.
  @inlinable package func countOfCommonStart(with other: [Element]) -> Int {
    let limit = Swift.min(count, other.count)
    for index in 0..<limit where self[index] !== other[index] { return index }
    return limit
  }
}

extension Sequence where Element: AnyObject {
  /// Whether an element is the object.
  @inlinable package func contains(identicalTo object: AnyObject?) -> Bool {
    for element in self where element === object { return true }
    return false
  }
}

extension Sequence {
  /// The elements that there are.
  @inlinable package func compacted<Wrapped>() -> [Wrapped] where Element == Wrapped? {
    var result: [Wrapped] = []
    for case let element? in self { result.append(element) }
    return result
  }
}
