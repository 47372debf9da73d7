import CoreGraphics
import Foundation
import Testing

/// How many representable numbers lie between two doubles; infinities and NaNs are equal to themselves only.
private func distance(_ a: Double, _ b: Double) -> UInt64 {
  if a == b || (a.isNaN && b.isNaN) { return 0 }
  if a.isNaN || b.isNaN || a.sign != b.sign { return .max }
  let (x, y) = (a.magnitude.bitPattern, b.magnitude.bitPattern)
  return x > y ? x - y : y - x
}

private struct Function: CustomTestStringConvertible, Sendable {
  let name: String
  let ours: @Sendable (Double) -> Double
  let library: @Sendable (Double) -> Double
  let range: ClosedRange<Double>
  let table: [(Double, UInt64)]
  var testDescription: String { name }

  static let all: [Function] = [
    Function(
      name: "sin", ours: EngineMath.sin, library: Foundation.sin, range: -100...100, table: EngineMathTables.sin),
    Function(
      name: "cos", ours: EngineMath.cos, library: Foundation.cos, range: -100...100, table: EngineMathTables.cos),
    Function(
      name: "tan", ours: EngineMath.tan, library: Foundation.tan, range: -100...100, table: EngineMathTables.tan),
    Function(
      name: "asin", ours: EngineMath.asin, library: Foundation.asin, range: -1...1, table: EngineMathTables.asin),
    Function(
      name: "exp", ours: EngineMath.exp, library: Foundation.exp, range: -700...700, table: EngineMathTables.exp),
    Function(name: "log", ours: EngineMath.log, library: Foundation.log, range: 0...1000, table: EngineMathTables.log),
  ]
}

@Suite("EngineMath") struct EngineMathTests {
  @Test(arguments: Function.all)
  fileprivate func theTableOfExpectedBitsHolds(function: Function) {
    for (argument, bits) in function.table {
      let result = function.ours(argument)
      #expect(
        result.bitPattern == bits,
        "\(function.name)(\(argument)) is \(result), not \(Double(bitPattern: bits))")
    }
  }

  @Test(arguments: Function.all)
  fileprivate func functionsAgreeWithTheCLibrary(function: Function) {
    let steps = 20_011
    let width = function.range.upperBound - function.range.lowerBound
    var worst: (distance: UInt64, argument: Double) = (0, 0)
    for step in 0...steps {
      let argument = function.range.lowerBound + width * Double(step) / Double(steps)
      let found = distance(function.ours(argument), function.library(argument))
      if found > worst.distance { worst = (found, argument) }
    }
    #expect(worst.distance <= 2, "\(function.name)(\(worst.argument)) is \(worst.distance) units away")
  }

  @Test func pointsHaveTheirAngles() {
    for (y, x, bits) in EngineMathTables.atan2 {
      #expect(EngineMath.atan2(y, x).bitPattern == bits, "atan2(\(y), \(x))")
    }
    for step in 0..<10_000 {
      let (y, x) = (Double(step % 101) - 50.3, Double(step / 101) - 49.7)
      #expect(distance(EngineMath.atan2(y, x), Foundation.atan2(y, x)) <= 2, "atan2(\(y), \(x))")
    }
    #expect(EngineMath.atan2(0, 1).bitPattern == (0.0).bitPattern)
    #expect(EngineMath.atan2(-0.0, 1).bitPattern == (-0.0).bitPattern)
    #expect(EngineMath.atan2(0, -1) == EngineMath.pi)
    #expect(EngineMath.atan2(-0.0, -1) == -EngineMath.pi)
    #expect(EngineMath.atan2(.infinity, .infinity) == EngineMath.pi / 4)
    #expect(EngineMath.atan2(1, .infinity) == 0)
  }

  @Test func powersAgreeWithTheTableAndTheCLibrary() {
    for (base, exponent, bits) in EngineMathTables.pow {
      #expect(EngineMath.pow(base, exponent).bitPattern == bits, "pow(\(base), \(exponent))")
    }
    for step in 0..<20_000 {
      let (base, exponent) = (0.01 + Double(step % 199) * 0.37, Double(step / 199) * 1.7 - 85)
      let found = distance(EngineMath.pow(base, exponent), Foundation.pow(base, exponent))
      #expect(found <= 2, "pow(\(base), \(exponent)) is \(found) units away")
    }
  }

  @Test(arguments: [
    (2.0, 0.0), (1.0, .nan), (0.0, 2.0), (0.0, -2.0), (-0.0, 3.0), (-0.0, -3.0), (.infinity, 2.0), (.infinity, -2.0),
    (-.infinity, 3.0), (-.infinity, 0.5), (0.5, .infinity), (2.0, .infinity), (2.0, -.infinity), (-2.0, 0.5),
    (-2.0, 2.0), (.nan, 1.0), (2.0, .nan), (2.0, 1e300), (0.5, 1e300), (-1.0, 3.0),
  ])
  func specialPowersAreThoseOfIEEE754(base: Double, exponent: Double) {
    let (ours, theirs) = (EngineMath.pow(base, exponent), Foundation.pow(base, exponent))
    #expect(ours == theirs || (ours.isNaN && theirs.isNaN), "\(ours), not \(theirs)")
    #expect(ours.isNaN || ours.sign == theirs.sign)
  }

  @Test func infinityAndNaNStayHarmless() {
    for argument in [Double.nan, .infinity, -.infinity] {
      #expect(EngineMath.sin(argument).isNaN)
      #expect(EngineMath.cos(argument).isNaN)
      #expect(EngineMath.tan(argument).isNaN)
    }
    #expect(EngineMath.exp(.infinity) == .infinity)
    #expect(EngineMath.exp(-.infinity) == 0)
    #expect(EngineMath.exp(.nan).isNaN)
    #expect(EngineMath.exp(1e6) == .infinity)
    #expect(EngineMath.log(0) == -.infinity)
    #expect(EngineMath.log(-1).isNaN)
    #expect(EngineMath.log(.infinity) == .infinity)
    #expect(EngineMath.asin(1.5).isNaN)
  }

  @Test func cosineAndSineTogetherAreTheTwoBitForBit() {
    for step in -4000...4000 {
      let angle = Double(step) * 0.0137
      let (cosine, sine) = EngineMath.cosineAndSine(angle)
      #expect(cosine.bitPattern == EngineMath.cos(angle).bitPattern)
      #expect(sine.bitPattern == EngineMath.sin(angle).bitPattern)
    }
    for angle in [-0.0, 1e-300, 0x1p51, .infinity, .nan] as [Double] {
      let (cosine, sine) = EngineMath.cosineAndSine(angle)
      #expect(cosine.bitPattern == EngineMath.cos(angle).bitPattern)
      #expect(sine.bitPattern == EngineMath.sin(angle).bitPattern)
    }
  }
}
