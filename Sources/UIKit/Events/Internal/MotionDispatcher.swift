import QuartzCore

/// Sends shaking to the first responder, or else to the controller that fills the key window.
@MainActor package final class MotionDispatcher {
  private unowned let environment: UIEnvironment
  private var isShaking = false

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  /// Begins to shake the device; ignored while it is shaken.
  package func begin() {
    guard !isShaking else { return }
    isShaking = true
    send { $0.motionBegan(.motionShake, with: $1) }
  }

  /// Ends shaking, or interrupts it; ignored where the device is not shaken.
  package func end(isCancelled: Bool = false) {
    guard isShaking else { return }
    isShaking = false
    send { isCancelled ? $0.motionCancelled(.motionShake, with: $1) : $0.motionEnded(.motionShake, with: $1) }
  }

  private func send(_ call: @escaping (UIResponder, UIEvent) -> Void) {
    environment.perform {
      guard let responder = environment.presses.start, let window = responder.windowOfChain else { return }
      let event = UIEvent(timestamp: environment.clock.now, touches: [], type: .motion, subtype: .motionShake)
      _ = environment.send(event, to: [window]) { _ in call(responder, event) }
    }
  }
}
