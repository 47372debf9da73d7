import Foundation
import TransitionStage
import UIKit

/// A statement of an exported test: its code, and the same as a call.
struct TestStep {
  /// The frame after which it is called.
  var frame: Int
  var code: String
  var run: @MainActor (Stage) throws -> Void
}

/// Code of values, as one would write it.
enum SwiftCode {
  /// A number with two decimals at most.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(number(Double(point.x))), y: \(number(Double(point.y))))"
  }

  static func rect(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { number(Double($0)) }
    return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
  }

  static func string(_ text: String) -> String {
    var code = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": code += "\\\(scalar)"
      case "\n": code += "\\n"
      case _ where scalar.value < 32: code += "\\u{\(String(scalar.value, radix: 16))}"
      default: code.unicodeScalars.append(scalar)
      }
    }
    return code + "\""
  }

  /// A time with three decimals at most.
  static func seconds(_ value: Double) -> String {
    let rounded = milliseconds(value)
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A time as its code says it.
  static func milliseconds(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  /// The value as its code says it.
  static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(Double(point.x)), y: rounded(Double(point.y)))
  }

  static func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rounded(Double(rect.minX)), y: rounded(Double(rect.minY)), width: rounded(Double(rect.width)),
      height: rounded(Double(rect.height)))
  }
}
