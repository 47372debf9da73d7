/// A box for a large value that several states share until one of them changes it.
package final class SharedBox<Value> {
  package var value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
