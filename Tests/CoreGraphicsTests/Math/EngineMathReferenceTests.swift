// The reference needs a type that is wider than Double; other processors have the tables of bits.
#if arch(x86_64)
  import CoreGraphics
  import Foundation
  import Testing

  /// One function with its reference and the ranges that are looked at closely.
  private struct Function: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let ours: @Sendable (Double) -> Double
    let reference: @Sendable (Float80) -> Float80
    let ranges: [ClosedRange<Double>]

    private static let angles: [ClosedRange<Double>] = [
      -100...100, -0.8...0.8, 1.57...1.5715, 3.1415...3.1417, 6.2...6.4, -1e-5...1e-5, 1e5...1.0001e5, 1e9...1.000001e9,
    ]

    static let all: [Function] = [
      Function("sin", EngineMath.sin, Foundation.sin, angles),
      Function("cos", EngineMath.cos, Foundation.cos, angles),
      Function("tan", EngineMath.tan, Foundation.tan, angles),
      Function("asin", EngineMath.asin, Foundation.asin, [-1...1, 0.99...1, -1 ... -0.99, -0.01...0.01]),
      Function("exp", EngineMath.exp, Foundation.exp, [-700...700, -1...1, -1e-6...1e-6, -40...0, -745 ... -708]),
      Function(
        "log", EngineMath.log, Foundation.log, [1e-6...1000, 0.5...2, 0.999...1.001, 1e-300...1e-290, 1e200...1e300]),
    ]

    init(
      _ name: String, _ ours: @escaping @Sendable (Double) -> Double,
      _ reference: @escaping @Sendable (Float80) -> Float80, _ ranges: [ClosedRange<Double>]
    ) {
      (testDescription, self.ours, self.reference, self.ranges) = (name, ours, reference, ranges)
    }
  }

  @Suite("EngineMath against a wider floating-point type") struct EngineMathReferenceTests {
    /// How many representable numbers lie between two finite doubles.
    private func distance(_ a: Double, _ b: Double) -> UInt64 {
      func place(_ x: Double) -> Int64 {
        let bits = Int64(bitPattern: x.magnitude.bitPattern)
        return x.sign == .minus ? -bits : bits
      }
      let (x, y) = (place(a), place(b))
      return (x - y).magnitude
    }

    @Test("Each function is within one unit in the last place of the correctly rounded value", arguments: Function.all)
    fileprivate func functions(function: Function) {
      for range in function.ranges {
        var worst: (distance: UInt64, argument: Double) = (0, 0)
        let steps = 20_011
        for step in 0...steps {
          let argument = range.lowerBound + (range.upperBound - range.lowerBound) * (Double(step) / Double(steps))
          let found = distance(function.ours(argument), Double(function.reference(Float80(argument))))
          if found > worst.distance { worst = (found, argument) }
        }
        #expect(worst.distance <= 1, "\(function.testDescription)(\(worst.argument)) is \(worst.distance) units away")
      }
    }

    @Test("Functions of two arguments are within one unit in the last place of the correctly rounded value")
    func pairs() {
      var (worstAngle, worstPower) = (UInt64(0), UInt64(0))
      for i in 0..<200 {
        for j in 0..<200 {
          let (y, x) = (Double(i) * 0.713 - 71.1, Double(j) * 0.919 - 91.7)
          worstAngle = max(worstAngle, distance(EngineMath.atan2(y, x), Double(atan2(Float80(y), Float80(x)))))
          let (base, exponent) = (0.003 + Double(i) * 0.37, Double(j) * 1.7 - 170)
          let power = Double(pow(Float80(base), Float80(exponent)))
          guard power.isFinite, power > 1e-300 else { continue }
          worstPower = max(worstPower, distance(EngineMath.pow(base, exponent), power))
        }
      }
      #expect(worstAngle <= 1 && worstPower <= 1, "\(worstAngle), \(worstPower)")
    }
  }
#endif
