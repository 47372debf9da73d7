import QuartzCore
import Testing

private func isClose(_ value: Double, _ expected: Double, within part: Double) -> Bool {
  abs(value - expected) <= part * max(1, expected.magnitude)
}

@Suite struct SpringTests {
  @Test(
    "Springs pass through the measured positions (C-32)",
    arguments: [
      (10.0, 0.0, [10.4405, 61.0493, 102.336, 111.8446]),
      (10, 5, [29.3078, 87.3205, 116.0415, 107.6722]),
      (10, -5, [-8.4267, 34.7780, 88.6305, 116.0171]),
      (20, 0, [9.0204, 44.2175, 71.2703, 93.8901]),
    ] as [(Double, Double, [Double])])
  func measuredPositions(damping: Double, velocity: Double, expected: [Double]) {
    let spring = Spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity)
    for (time, position) in zip([0.05, 0.15, 0.25, 0.45], expected) {
      #expect(abs(spring.value(at: time) * 100 - position) <= 1e-4)
    }
  }

  @Test(
    "Springs have the measured settling durations (C-33, C-34)",
    arguments: [
      (1.0, 100.0, 10.0, 0.0, 1.4727003346780927),
      (1, 300, 20, 0, 0.7442555275721707),
      (2, 100, 5, 0, 5.658348137358159),
      (1, 100, 10, 5, 1.3815510557964275),
      (1, 100, 10, -5, 1.5350814063145797),
      (1, 100, 1, 0, 13.91321015404625),
      (1, 100, 20, 0, 1),
      (1, 100, 30, 0, 1),
      (1, 400, 40, 0, 0.5),
      (1, 25, 10, 0, 1.9),
      (1, 1, 2, 0, 9.3),
      (1, 100, 0, 0, .greatestFiniteMagnitude),
    ] as [(Double, Double, Double, Double, Double)])
  func settlingDurations(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, expected: Double
  ) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    #expect(isClose(spring.settlingDuration / expected, 1, within: 1e-14))
  }

  @Test("The documentation's example springs settle when it says (C-35)") func documentedExamples() {
    #expect(abs(Spring(mass: 1, stiffness: 100, damping: 5).settlingDuration - 2.85) < 0.1)
    let fifteen = Spring(mass: 1, stiffness: 100, damping: 15).settlingDuration
    #expect(fifteen > 1 && fifteen < 1.2)
  }

  @Test("More than critical damping moves like critical damping unless overdamping is allowed (C-34)")
  func overdamping() {
    let critical = Spring(mass: 1, stiffness: 100, damping: 20)
    var heavy = Spring(mass: 1, stiffness: 100, damping: 30)
    #expect(heavy.value(at: 0.2) == critical.value(at: 0.2))
    heavy.allowsOverdamping = true
    #expect(heavy.value(at: 0.2) < critical.value(at: 0.2) - 0.05)
    #expect(heavy.settlingDuration > critical.settlingDuration)
    #expect(heavy.settlingDuration == 1.9)
    #expect(abs(1 - heavy.value(at: heavy.restDuration)) - 0.001 < 1e-12)
  }

  @Test(arguments: [0.0, 0.5, 5, 19.99, 20, 20.01, 45, 200] as [Double], [0.0, 3, -3, 40] as [Double])
  func velocityIsThePositionsDerivativeAndTheEquationHolds(damping: Double, initialVelocity: Double) {
    let spring = Spring(
      mass: 1, stiffness: 100, damping: damping, initialVelocity: initialVelocity, allowsOverdamping: true)
    #expect(spring.value(at: 0) == 0)
    #expect(spring.velocity(at: 0) == initialVelocity)
    #expect(abs(spring.velocity(at: 1e-9) - initialVelocity) < 1e-4)
    let h = 1e-5
    for step in 1...20 {
      let time = Double(step) * 0.05
      let slope = (spring.value(at: time + h) - spring.value(at: time - h)) / (2 * h)
      #expect(abs(slope - spring.velocity(at: time)) < 1e-4)
      let acceleration = (spring.velocity(at: time + h) - spring.velocity(at: time - h)) / (2 * h)
      let force = 100 * (1 - spring.value(at: time)) - damping * spring.velocity(at: time)
      #expect(abs(acceleration - force) < 1e-2)
    }
  }

  @Test("Constants that make no spring are refused (C-35)") func refusedConstants() {
    var spring = Spring()
    for bad in [0, -1, .nan, .infinity] as [Double] {
      spring.mass = bad
      spring.stiffness = bad
    }
    for bad in [-1, .nan, .infinity] as [Double] {
      spring.damping = bad
    }
    spring.initialVelocity = .nan
    #expect(spring == Spring())
    #expect(Spring(mass: -1, stiffness: .nan, damping: -4, initialVelocity: .infinity) == Spring())
    #expect((spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) == (1, 100, 10, 0))
  }

  @Test func extremeSpringsStillAnswerAtOnce() {
    let slow = Spring(mass: 1e9, stiffness: 1e-9, damping: 2)
    #expect(slow.settlingDuration > 1e9 && slow.settlingDuration.isFinite)
    let fast = Spring(mass: 1e-9, stiffness: 1e9, damping: 2)
    #expect(fast.settlingDuration == 0.1)
    let thrown = Spring(mass: 1, stiffness: 100, damping: 300, initialVelocity: 1e12, allowsOverdamping: true)
    #expect(thrown.settlingDuration.isFinite)
    for spring in [slow, fast, thrown, Spring(mass: 1e308, stiffness: 1e308, damping: 1e308)] {
      for time in [0, 1e-300, 1, 1e9, 1e300, .infinity, -.infinity, .nan] as [Double] {
        #expect(spring.value(at: time).isFinite)
        #expect(spring.velocity(at: time).isFinite)
      }
    }
  }
}
