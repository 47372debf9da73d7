import QuartzCore
import Testing

@Suite("Springs against the equation of motion") struct SpringReferenceTests {
  /// The way left and its rate after a time: the exponential of the motion's matrix by its series, halved and squared,
  /// which shares nothing with the closed forms.
  private func left(_ spring: Spring, at time: Double) -> (displacement: Double, rate: Double) {
    let halvings = 24
    let h = time / Double(1 << halvings)
    let (k, c) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    // The difference from the identity, so that tiny steps do not lose digits.
    var m = (a: 0.0, b: 0.0, c: 0.0, d: 0.0)
    var term = (a: 1.0, b: 0.0, c: 0.0, d: 1.0)
    for n in 1...8 {
      let f = h / Double(n)
      term = (
        a: -term.b * k * f, b: (term.a - term.b * c) * f, c: -term.d * k * f, d: (term.c - term.d * c) * f
      )
      m = (m.a + term.a, m.b + term.b, m.c + term.c, m.d + term.d)
    }
    for _ in 0..<halvings {
      m = (
        2 * m.a + m.a * m.a + m.b * m.c, 2 * m.b + m.a * m.b + m.b * m.d, 2 * m.c + m.c * m.a + m.d * m.c,
        2 * m.d + m.c * m.b + m.d * m.d
      )
    }
    return (1 + m.a - m.b * spring.initialVelocity, m.c - (1 + m.d) * spring.initialVelocity)
  }

  @Test(
    "A spring moves as the equation of motion says, over a grid of constants (C-31, C-34)", arguments: [0.25, 1, 3],
    [30.0, 100, 1000])
  func grid(mass: Double, stiffness: Double) {
    var worst = 0.0
    for ratio in [0, 0.05, 0.3, 0.7, 0.95, 1.05, 1.5, 4] {
      for velocity in [-8.0, 0, 2, 15] {
        let damping = 2 * ratio * (mass * stiffness).squareRoot()
        let spring = Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity, allowsOverdamping: true)
        for step in 1...30 {
          let time = Double(step) * 0.04
          let (displacement, rate) = left(spring, at: time)
          worst = max(worst, abs(spring.value(at: time) - (1 - displacement)))
          worst = max(worst, abs(spring.velocity(at: time) + rate) / 100)
        }
      }
    }
    #expect(worst < 1e-9, "\(worst)")
  }
}
