/// Room on the heap for a large value that several states share until one of them writes.
package final class SharedBox<Value> {
  package var value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
