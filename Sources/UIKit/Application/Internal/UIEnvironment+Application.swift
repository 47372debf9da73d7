import Foundation
import QuartzCore

extension UIEnvironment {
  /// The application; made when it is first asked for, or by a launch.
  package var application: UIApplication {
    get {
      if let storedApplication { return storedApplication }
      return perform {
        let application = UIApplication()
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(configuration, persistentIdentifier: "00000000-0000-4000-8000-000000000000")
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions(nil))
        scene.activationState = .foregroundActive
        application.scene = scene
        storedApplication = application
        return application
      }
    }
    set { storedApplication = newValue }
  }

  /// Releases the application with its delegates and windows, which refer to the environment.
  package func releaseApplication() {
    keyboard.end()
    drawsStatusBar = false
    windows = []
    storedApplication = nil
  }

  /// Ends everything that moves, as the system does in the background (C-112).
  ///
  /// Transitions complete, except those that go back already: they are cancelled at once.
  func endMovement() {
    let interrupted = interruptedMovement
    if !interrupted.isEmpty, !lifeCycle.hasReportedInterruption {
      lifeCycle.hasReportedInterruption = true
      report(.movementInBackground(interrupted))
    }
    for driver in drivers.reversed() { driver.endInBackground() }
    for animator in runningPropertyAnimators where animator.isInterruptible {
      animator.stopAnimation(false)
      if animator.state == .stopped { animator.finishAnimation(at: animator.isReversed ? .start : .end) }
    }
    for window in windows { endAnimations(below: window.layer) }
  }

  /// The names of what is about to end although it is not over.
  private var interruptedMovement: [String] {
    let animations = runningAnimations.filter { _, entry, _ in
      entry.animation.isRemovedOnCompletion && entry.animation.duration > 0
    }
    return drivers.map { "the transition from \($0.name)" }
      + animations.map { layer, entry, _ in "\"\(entry.key ?? "nil")\" of \(layer.debugName)" }
  }

  /// Hides the windows that the app has not retained, as UIKit releases them.
  ///
  /// A window that is shown is retained by the environment alone then.
  func releaseUnownedWindows() {
    var candidates = windows
    windows = []
    var (shown, unowned): ([UIWindow], [UIWindow]) = ([], [])
    while !candidates.isEmpty {
      var window = candidates.removeFirst()
      if isKnownUniquelyReferenced(&window), window.rootViewController?.modal.presents == nil { unowned.append(window) }
      shown.append(window)
    }
    // All of them are there while some are hidden, because another one then becomes key.
    windows = shown
    for window in unowned {
      report(.windowNotRetained(window.debugName))
      window.isHidden = true
      windows.removeAll { $0 === window }
    }
  }
}
