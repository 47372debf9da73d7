/// Calls a closure and returns its result. There are no autoreleased objects here: each is released with its owner.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
