import TransitionTesting
import UIKit

/// A screen with a pad on it that records touches, and recognizers that record their states.
@MainActor final class GestureScene: NSObject {
  /// A view that writes down its touches: how many, and what they did.
  final class Pad: UIView {
    var log: (String) -> Void = { _ in }
    /// Whether a gesture may begin.
    var allows: (UIGestureRecognizer) -> Bool = { _ in true }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      allows(gestureRecognizer)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("began\(touches.count)") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("moved\(touches.count)") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended\(touches.count)") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled\(touches.count)") }
  }

  let stage: Stage
  let root = UIViewController()
  let pad: Pad
  /// The touches that the pad received.
  let touches = CallLog()
  /// The actions that the targets received.
  let actions = CallLog()
  /// Called with each action, after it was written down.
  var onAction: (UIGestureRecognizer) -> Void = { _ in }

  init(_ stage: Stage) {
    self.stage = stage
    pad = Pad(frame: stage.window.bounds)
    super.init()
    pad.isMultipleTouchEnabled = true
    pad.log = { [touches] in touches.calls.append($0) }
    root.view.addSubview(pad)
    stage.show(root)
  }

  /// Adds a recognizer to the pad, or to another view, under a name.
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("received:", GestureScene.received(_:)))
    (view ?? pad).addGestureRecognizer(recognizer)
    return recognizer
  }

  func received(_ recognizer: UIGestureRecognizer) {
    let word = "\(recognizer.name ?? "?").\(recognizer.state)"
    if actions.calls.last != word || recognizer.state != .changed { actions.calls.append(word) }
    onAction(recognizer)
  }

  /// Lets a number of frames pass.
  func pass(_ frames: Int = 1) {
    stage.advance(frames: frames)
  }
}
