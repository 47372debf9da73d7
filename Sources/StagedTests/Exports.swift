// XCTest re-exports UIKit to tests on iOS.
@_exported import UIKit
@_exported import XCTest

@_exported import func XCTestLibrary.testCase
