import QuartzCore

extension UIEnvironment {
  /// Records feedback of a generator, with an event of the trace.
  func play(_ kind: HapticFeedback.Kind, from generator: UIFeedbackGenerator, at location: CGPoint?) {
    haptics.append(HapticFeedback(kind: kind, time: clock.now - traceOrigin, location: location))
    record(.haptics, className(of: generator), kind.callName, kind.callArguments)
  }
}

extension HapticFeedback.Kind {
  /// The generator's method.
  fileprivate var callName: String {
    switch self {
    case .impact: "impactOccurred"
    case .selection: "selectionChanged"
    case .notification: "notificationOccurred"
    }
  }

  /// The values, for the trace.
  fileprivate var callArguments: [String] {
    switch self {
    case .impact(let style, let intensity): ["\(style)", "intensity: \(intensity)"]
    case .selection: []
    case .notification(let type): ["\(type)"]
    }
  }
}
