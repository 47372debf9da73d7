extension Array where Element: AnyObject {
  /// Whether an element is a given object.
  package func containsIdentical(_ object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }

  /// Takes out the first element that is a given object.
  package mutating func removeFirst(identicalTo object: Element) {
    for index in indices where self[index] === object {
      remove(at: index)
      return
    }
  }
}
