extension Array where Element: AnyObject {
  /// Takes out the first element that is a given object.
  package mutating func removeFirst(identicalTo object: Element) {
    for index in indices where self[index] === object {
      remove(at: index)
      return
    }
  }
}
