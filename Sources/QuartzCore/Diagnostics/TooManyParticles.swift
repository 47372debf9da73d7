extension Diagnostic {
  /// An emitter's numbers ask for more particles than are drawn.
  package static func tooManyParticles(layer: String, count: Double) -> Diagnostic {
    Diagnostic(
      identifier: "too-many-particles",
      happened: "\(layer) would show about \(Int(min(count, 1e15))) particles at once.",
      reason: "At most \(EmitterSimulation.limit) are drawn, and the youngest are left out.",
      remedy: "Lower birthRate or lifetime, or use a larger picture for each particle.")
  }
}
