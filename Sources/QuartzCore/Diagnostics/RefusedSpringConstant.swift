extension Diagnostic {
  /// A constant that makes no spring was assigned.
  package static func refusedSpringConstant(layer: String, keyPath: String, constant: String) -> Diagnostic {
    Diagnostic(
      identifier: "refused-spring-constant",
      happened: "A spring animation of \(layer) at the key path \"\(keyPath)\" was given \(constant).",
      reason: "No spring moves so; the assignment was refused and the value before it holds.",
      remedy: "Use a mass and a stiffness above 0 and a damping of 0 or more, all finite.")
  }
}
