import UIKit

/// The system around an app on a stage: the home indicator, its gestures, haptic feedback, and shaking.
extension Stage {
  /// Whether the home indicator hides itself, as the controllers on the screen ask for.
  public var hidesHomeIndicator: Bool { environment.systemGestures.hidesHomeIndicator }

  /// The edges at which the system's gestures wait for the app's, as the controllers on the screen ask for.
  public var edgesDeferringSystemGestures: UIRectEdge { environment.systemGestures.deferringEdges }

  /// Takes an image of the screen as the user does, with both buttons; returns it.
  @discardableResult
  public func takeScreenshot() -> CGImage {
    let screenshot = image
    environment.lifeCycle.userTookScreenshot()
    turn(isFrame: false)
    return screenshot
  }

  /// The haptic feedback that the app has given, in order; the trace has it in the category `haptics`.
  public var haptics: [HapticFeedback] { environment.haptics }

  /// Tilts the device under the viewer's eyes, in −1…1 of the largest angle in each direction; motion effects follow.
  public func tilt(to offset: UIOffset) {
    environment.setTilt(offset)
  }

  /// Shakes the device for some seconds; it rests again as time advances.
  public func shake(for seconds: TimeInterval = 0.5) {
    if seconds == 0.5 { note([.system(.shake)]) }
    startShaking(for: seconds)
  }

  func startShaking(for seconds: TimeInterval) {
    let motion = environment.motionEvents
    motion.begin()
    let end = clock.now + max(0, seconds.isFinite ? seconds : 0)
    environment.turnQueue.add(at: end, label: "the shaking of the device") { motion.end() }
  }
}
