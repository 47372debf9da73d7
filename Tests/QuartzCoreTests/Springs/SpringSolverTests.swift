import QuartzCore
import Testing

@Suite struct SpringSolverTests {
  @Test(
    "A spring made from a perceptual duration and a bounce has the measured constants (C-36, C-37)",
    arguments: [
      (0.5, 0.0, 157.9137, 25.1327, 0.8),
      (1, 0, nil, nil, 1.5),
      (0.25, 0, nil, nil, 0.4),
      (0.5, 0.3, nil, 17.5929, 0.86296),
      (0.5, 0.7, nil, 7.5398, 1.90487),
      (0.35, 0.15, 322.2728, 30.5183, 0.51566),
      (1, 0.5, 39.478, 6.2832, 2.34388),
    ] as [(Double, Double, Double?, Double?, Double)])
  func perceptualSprings(
    duration: Double, bounce: Double, stiffness: Double?, damping: Double?, settling: Double
  ) {
    let spring = Spring(perceptualDuration: duration, bounce: bounce)
    #expect(spring.mass == 1)
    #expect(spring.allowsOverdamping)
    if let stiffness { #expect(abs(spring.stiffness - stiffness) < 5e-4) }
    if let damping { #expect(abs(spring.damping - damping) < 1e-4) }
    #expect(abs(spring.settlingDuration - settling) < 1e-5)
    #expect(abs(spring.perceptualDuration - duration) < 1e-12)
    #expect(abs(spring.bounce - bounce) < 1e-12)
  }

  @Test("The default spring has a perceptual duration of π/5 seconds and a bounce of 0.5 (C-36)")
  func defaultPerception() {
    #expect(abs(Spring().perceptualDuration - 2 * Double.pi / 10) < 1e-15)
    #expect(Spring().bounce == 0.5)
  }

  @Test("A negative bounce gives an overdamped spring (C-36)") func negativeBounce() {
    let spring = Spring(perceptualDuration: 0.5, bounce: -0.5)
    #expect(abs(spring.damping - 4 * Double.pi / (0.5 * 0.5)) < 1e-10)
    #expect(abs(spring.bounce + 0.5) < 1e-12)
    #expect(spring.value(at: 0.3) < Spring(perceptualDuration: 0.5, bounce: 0).value(at: 0.3))
  }

  @Test func badPerceptionsAreMended() {
    for bad in [0, -1, .nan, .infinity] as [Double] {
      #expect(Spring(perceptualDuration: bad, bounce: 0.2) == Spring(perceptualDuration: 0.5, bounce: 0.2))
      #expect(Spring(response: bad, dampingRatio: 0.2) == Spring(response: 0.5, dampingRatio: 0.2))
    }
    #expect(Spring(perceptualDuration: 1, bounce: .nan) == Spring(perceptualDuration: 1, bounce: 0))
    #expect(Spring(perceptualDuration: 1, bounce: -9) == Spring(perceptualDuration: 1, bounce: -0.99))
    #expect(Spring(perceptualDuration: 1, bounce: 9).settlingDuration == .greatestFiniteMagnitude)
    #expect(Spring(response: 1, dampingRatio: -1) == Spring(response: 1, dampingRatio: 1))
  }

  @Test(
    "A spring made from a damping ratio and a duration has the measured constants (C-39)",
    arguments: [
      (3.0, 0.25, 0.0, 54.83363, 3.70249),
      (0.8, 0.6, 0, 190.21428, 16.55018),
      (0.6, 0.6, 0, 338.15871, 22.06691),
      (0.6, 0.6, 1, 328.37377, 21.74530),
      (1, 0.75, 0.5, 86.08993, 13.91770),
      (0.5, 1, 0, 341.02370, 36.93365),
      (0.5, 0.8, 0, 323.58949, 28.78175),
      (0.5, 0.5, 0, 646.87801, 25.43380),
      (0.3, 0.85, 0, 839.00042, 49.24136),
    ] as [(Double, Double, Double, Double, Double)])
  func dampingRatioAndDuration(
    duration: Double, ratio: Double, velocity: Double, stiffness: Double, damping: Double
  ) {
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    #expect(spring.mass == 1)
    #expect(spring.initialVelocity == velocity)
    #expect(abs(spring.stiffness - stiffness) <= 1e-5)
    #expect(abs(spring.damping - damping) <= 1e-5)
  }

  @Test("A spring made for a duration is near its end by then, for every damping ratio and velocity (C-38)")
  func arrivesInTime() {
    for duration in [0.01, 0.1, 0.35, 1, 5, 10] {
      for ratio in [0.1, 0.25, 0.5, 0.9, 0.999, 1] {
        for velocity in [-1000, -20, -1, 0, 1, 5, 20, 60, 1000] as [Double] {
          let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
          let left = (1 - spring.value(at: duration)).magnitude
          // The formula is the sine's amplitude alone; the cosine's comes on top.
          #expect(left < 0.15, "\(duration) s, ratio \(ratio), velocity \(velocity): \(left)")
          #expect(abs(spring.dampingRatio - ratio) < 1e-9)
        }
      }
    }
  }

  @Test("Durations and damping ratios that are out of range are clamped (C-38)") func clampedDurations() {
    #expect(Spring(dampingRatio: 0.5, duration: -1) == Spring(dampingRatio: 0.5, duration: 0.01))
    #expect(Spring(dampingRatio: 0.5, duration: .nan) == Spring(dampingRatio: 0.5, duration: 0.01))
    #expect(Spring(dampingRatio: 0.5, duration: .infinity) == Spring(dampingRatio: 0.5, duration: 10))
    #expect(Spring(dampingRatio: 7, duration: 1) == Spring(dampingRatio: 1, duration: 1))
    #expect(Spring(dampingRatio: 0, duration: 1) == Spring(dampingRatio: 0.01, duration: 1))
    #expect(Spring(dampingRatio: .nan, duration: 1) == Spring(dampingRatio: 1, duration: 1))
    #expect(Spring(dampingRatio: 1, duration: 1, initialVelocity: .nan) == Spring(dampingRatio: 1, duration: 1))
  }

  @Test("The system's spring moves like a critically damped one (C-41)") func systemSpring() {
    let expected = [0.23223, 0.54478, 0.87928, 0.97292, 0.99441, 0.99890]
    for (time, position) in zip([0.05, 0.1, 0.2, 0.3, 0.4, 0.5], expected) {
      #expect(abs(Spring.system.value(at: time) - position) <= 1e-5)
    }
    #expect(abs(Spring.system.dampingRatio - 4.56) < 0.005)
    #expect(abs(Spring.system.restDuration - Spring.systemDuration) < 1e-4)
  }

  @Test("A response and a damping ratio give the stiffness (2π/r)² and the damping 4πζ/r (C-45)")
  func responseAndRatio() {
    let spring = Spring(response: 0.4, dampingRatio: 0.75)
    let frequency = 2 * Double.pi / 0.4
    #expect(abs(spring.stiffness - frequency * frequency) < 1e-10)
    #expect(abs(spring.damping - 4 * Double.pi * 0.75 / 0.4) < 1e-12)
  }
}
