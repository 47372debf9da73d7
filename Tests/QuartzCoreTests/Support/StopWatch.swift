import QuartzCore

/// A delegate of animations that records its calls.
final class StopWatch: NSObject, CAAnimationDelegate {
  private(set) var calls: [String] = []
  let name: String
  var onStop: (() -> Void)?

  init(_ name: String = "") {
    self.name = name
  }

  func animationDidStart(_ anim: CAAnimation) {
    calls.append("\(name)start")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    calls.append("\(name)stop(\(flag))")
    onStop?()
  }
}
