/// Selectors of methods that return a value, such as `resignFirstResponder()`; the value is not used.
extension Selector {
  /// A selector of a method without parameters that returns a value.
  @_disfavoredOverload @preconcurrency @inlinable public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name) { (target: Target) in { () -> Void in _ = method(target)() } }
  }

  /// A selector of a method that takes the sender and returns a value.
  @_disfavoredOverload @preconcurrency @inlinable public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name) { (target: Target) in { (sender: Sender) -> Void in _ = method(target)(sender) } }
  }

  /// A selector of a method with two parameters that returns a value.
  @_disfavoredOverload @preconcurrency @inlinable public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name) { (target: Target) in
      { (first: First, second: Second) -> Void in _ = method(target)(first, second) }
    }
  }

  /// A selector of a method with three parameters that returns a value.
  @_disfavoredOverload @preconcurrency @inlinable public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(name) { (target: Target) in
      { (first: First, second: Second, third: Third) -> Void in _ = method(target)(first, second, third) }
    }
  }
}
