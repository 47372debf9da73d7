/// A mass on a damped spring that moves from 0 to 1; times are in seconds (C-31).
package struct Spring: Hashable, Sendable {
  private var storedMass = 1.0
  private var storedStiffness = 100.0
  private var storedDamping = 10.0
  private var storedVelocity = 0.0

  /// Whether overdamping slows the motion; if not, an overdamped spring moves as a critically damped one (C-34).
  package var allowsOverdamping = false

  /// The spring of `CASpringAnimation`'s defaults: mass 1, stiffness 100, damping 10.
  package init() {}

  /// A spring from its constants; a refused one stays at its default (C-35).
  package init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0, allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// The mass; a value that isn't positive and finite is refused (C-35).
  package var mass: Double {
    get { storedMass }
    set { if newValue > 0, newValue.isFinite { storedMass = newValue } }
  }

  /// The spring constant; a value that isn't positive and finite is refused (C-35).
  package var stiffness: Double {
    get { storedStiffness }
    set { if newValue > 0, newValue.isFinite { storedStiffness = newValue } }
  }

  /// The damping coefficient; a negative or non-finite value is refused (C-35).
  package var damping: Double {
    get { storedDamping }
    set { if newValue >= 0, newValue.isFinite { storedDamping = newValue } }
  }

  /// The initial velocity, in whole distances per second, positive towards the target; a non-finite value is refused.
  package var initialVelocity: Double {
    get { storedVelocity }
    set { if newValue.isFinite { storedVelocity = newValue } }
  }

  /// The frequency without damping, in radians per second: √(k/m).
  package var angularFrequency: Double {
    stiffness.squareRoot() / mass.squareRoot()
  }

  /// The damping as a part of the critical one: c/(2√(km)).
  package var dampingRatio: Double {
    damping / (2 * stiffness.squareRoot() * mass.squareRoot())
  }
}
