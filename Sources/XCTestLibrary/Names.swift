import XCTest

/// The names of XCTest's classes that `StagedTests` declares again under the same names: a module cannot say both.
public typealias LibraryTestCase = XCTestCase
/// XCTest's expectation.
public typealias LibraryTestExpectation = XCTestExpectation
/// XCTest's waiter.
public typealias LibraryWaiter = XCTWaiter
