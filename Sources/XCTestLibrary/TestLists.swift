import XCTest

// SwiftPM lists the methods of a test case as it finds them. XCTest's functions take methods that no actor isolates; a
// list of others is cast to those in the running program, which stops it. This module is in the Swift 5 mode: in the
// Swift 6 mode functions of the main actor are sendable, and the list's module would look for other symbols.

/// A test case's methods on the main actor, as an entry of XCTest's list.
public func testCase<Case: XCTestCase>(_ tests: [(String, (Case) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
  testCase(tests.map { name, method in (name, onMainActor { (test: Case) in method(test) }) })
}

/// A test case's methods on the main actor that throw, as an entry of XCTest's list.
public func testCase<Case: XCTestCase>(
  _ tests: [(String, (Case) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  testCase(tests.map { name, method in (name, onMainActor(method)) })
}

/// A method that is called on the main actor: XCTest runs its tests on the main thread.
private func onMainActor<Case: XCTestCase>(
  _ method: @escaping (Case) -> @MainActor () throws -> Void
) -> (Case) -> () throws -> Void {
  { test in { try MainActor.assumeIsolated { try method(test)() } } }
}
