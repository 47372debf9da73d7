import Foundation

/// An expectation that is met when a predicate holds; it is evaluated in each frame of a wait.
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
  /// Decides, when the predicate holds, whether the expectation is met.
  public typealias Handler = @Sendable () -> Bool

  /// The predicate.
  open private(set) var predicate: NSPredicate
  /// The object that it is evaluated for.
  open private(set) var object: Any?
  /// Decides, when the predicate holds, whether the expectation is met; nil means that it is.
  open var handler: Handler?

  /// An expectation of a predicate for an object.
  public init(predicate: NSPredicate, object: Any? = nil, file: StaticString = #file, line: Int = #line) {
    self.predicate = predicate
    self.object = object
    super.init(description: "Expect predicate `\(predicate)` for object \(object ?? "nil")", file: file, line: line)
  }

  override func poll() {
    guard completion == nil, predicate.evaluate(with: object) else { return }
    if handler?() ?? true { fulfill() }
  }
}
