import QuartzCore
import Testing

private func points(of function: CAMediaTimingFunction) -> [[Float]] {
  (0...3).map { index in
    var values: [Float] = [-7, -7]
    values.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { function.getControlPoint(at: index, values: base) }
    }
    return values
  }
}

@Suite struct CAMediaTimingFunctionTests {
  @Test(
    "A named timing function has the system's control points (A-78, C-27)",
    arguments: [
      (CAMediaTimingFunctionName.linear, [[0, 0], [1, 1]]),
      (.easeIn, [[0.42, 0], [1, 1]]),
      (.easeOut, [[0, 0], [0.58, 1]]),
      (.easeInEaseOut, [[0.42, 0], [0.58, 1]]),
      (.default, [[0.25, 0.1], [0.25, 1]]),
    ] as [(CAMediaTimingFunctionName, [[Float]])])
  func namedFunctions(name: CAMediaTimingFunctionName, expected: [[Float]]) {
    #expect(points(of: CAMediaTimingFunction(name: name)) == [[0, 0]] + expected + [[1, 1]])
  }

  @Test("A name gives the same timing function each time (C-30)") func sharedInstances() {
    for name in [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default] {
      for _ in 0..<100 {
        #expect(CAMediaTimingFunction(name: name) === CAMediaTimingFunction(name: name))
      }
    }
    #expect(CAMediaTimingFunction(name: .easeIn) != CAMediaTimingFunction(name: .easeOut))
  }

  @Test("Two timing functions with the same control points are equal only if they are the same instance (C-30)")
  func equality() {
    let named = CAMediaTimingFunction(name: .easeIn)
    let own = CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
    #expect(points(of: own) == points(of: named))
    #expect(own != named)
    #expect(own != CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    #expect(own == own)
    #expect(Set([own, named, named]).count == 2)
  }

  @Test func anUnknownNameGivesTheLinearFunction() {
    let name = CAMediaTimingFunctionName(rawValue: "bouncy")
    #expect(CAMediaTimingFunction(name: name) === CAMediaTimingFunction(name: .linear))
  }

  @Test func aControlPointThatDoesNotExistWritesNothing() {
    var values: [Float] = [-7, -7]
    values.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 4, values: base)
      CAMediaTimingFunction(name: .easeIn).getControlPoint(at: -1, values: base)
    }
    #expect(values == [-7, -7])
  }

  @Test func badControlPointsAreMended() {
    #expect(points(of: CAMediaTimingFunction(controlPoints: -1, 0.5, 2, 0.5))[1...2] == [[0, 0.5], [1, 0.5]])
    #expect(points(of: CAMediaTimingFunction(controlPoints: .nan, 0, 1, 1))[1...2] == [[0, 0], [1, 1]])
  }

  @Test func aFunctionDescribesItsControlPoints() {
    let words = CAMediaTimingFunction(controlPoints: 0.25, 0, 0.5, 1).description
    #expect(words == "CAMediaTimingFunction(0.25, 0.0, 0.5, 1.0)")
  }
}
