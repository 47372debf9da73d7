import QuartzCore

/// One touch between its source and its view, which recognizers may delay or cancel.
///
/// A view gets the beginning of a touch when no recognizer that delays it may still recognize, and its end likewise. If
/// a recognizer that cancels touches recognizes first, the view gets a cancellation after that recognizer's action
/// or nothing where it has got nothing yet.
@MainActor final class TouchDelivery {
  /// A change of the touch, with its values at that moment.
  struct Step {
    let phase: UITouch.Phase
    let time: TimeInterval
    let location: CGPoint
    let previous: CGPoint
  }

  private enum Progress {
    case waiting, begun
    /// A recognizer has claimed the touch, and the view has not got the cancellation yet.
    case claimed
    case over
  }

  let finger: Int
  let touch: UITouch
  let buttons: UIEvent.ButtonMask
  /// The recognizers, retained as long as the touch lasts.
  let recognizers: [UIGestureRecognizer]
  @WeakReference private var view: UIView?
  private var queue: [Step] = []
  private var progress = Progress.waiting
  /// Whether the touch has left the screen.
  var hasLeft = false

  /// - Parameter view: the view that gets the touch; nil where it gets other touches only.
  init(finger: Int, touch: UITouch, buttons: UIEvent.ButtonMask, recognizers: [UIGestureRecognizer], view: UIView?) {
    self.finger = finger
    self.touch = touch
    self.buttons = buttons
    self.recognizers = recognizers
    self.view = view
    if view == nil { progress = .over }
  }

  /// The view that still gets the touch.
  var receiver: UIView? { progress == .over ? nil : view }
  /// Whether nothing is left to deliver.
  var isOver: Bool { hasLeft && receiver == nil }

  /// Adds the touch's present state to the queue.
  func enqueueState() {
    guard receiver != nil, progress != .claimed else { return }
    // Of several movements that wait, only the last location matters.
    if touch.phase == .moved, queue.last?.phase == .moved { queue.removeLast() }
    queue.append(Step(of: touch))
  }

  /// The step that the view may get now.
  var next: Step? {
    guard receiver != nil else { return nil }
    if progress != .claimed, recognizers.haveClaimed(touch) {
      guard progress == .begun else {
        close()
        return nil
      }
      progress = .claimed
      queue = []
    }
    if progress == .claimed { return recognizers.haveQueuedAction(for: touch) ? nil : cancellation }
    guard let step = queue.first else { return nil }
    let delays: Bool
    switch step.phase {
    case .began: delays = recognizers.delayBeginning(of: touch)
    case .ended: delays = recognizers.delayEnd(of: touch)
    default: delays = false
    }
    return delays ? nil : step
  }

  /// Cancels the touch for the view; returns the step to send, or nil where the view has got nothing yet.
  func cancel() -> Step? {
    defer { close() }
    return progress == .waiting || progress == .over ? nil : cancellation
  }

  private var cancellation: Step {
    Step(
      phase: .cancelled, time: touch.timestamp, location: touch.windowLocation, previous: touch.previousWindowLocation)
  }

  /// Removes a step that is being sent to the view.
  func dequeue(_ step: Step) {
    progress = .begun
    if step.phase == .ended || step.phase == .cancelled {
      close()
    } else if !queue.isEmpty {
      queue.removeFirst()
    }
  }

  private func close() {
    progress = .over
    queue = []
  }
}

/// The state of one touch at one time, from a source of touches.
package struct TouchChange: Sendable {
  /// The number that identifies the finger.
  package var finger: Int
  /// The phase of the touch.
  package var phase: UITouch.Phase
  /// The location, in points of the screen.
  package var location: CGPoint
  /// The type of the touch; read at its landing.
  package var type = UITouch.TouchType.direct
  /// The force; 0 where the source does not know it.
  package var force: CGFloat = 0
  /// The radius of the contact, in points; 0 where the source does not know it.
  package var radius: CGFloat = 0
  /// The pressed buttons of a pointer device; read at its landing.
  package var buttons = UIEvent.ButtonMask.primary

  package init(_ finger: Int, _ phase: UITouch.Phase, at location: CGPoint) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}
