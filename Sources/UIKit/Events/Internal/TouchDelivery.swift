import QuartzCore

/// One touch on its way to its view, which recognizers may delay or take.
///
/// A view hears of a touch's beginning once no recognizer that delays it may still recognize, and of its end likewise; if one that
/// cancels touches recognizes first, the view hears of a cancellation instead, after that one's action, or, where it has heard of
/// nothing yet, of nothing.
@MainActor final class TouchDelivery {
  /// Something that the finger did, as it was at that moment.
  struct Step {
    let phase: UITouch.Phase
    let time: TimeInterval
    let location: CGPoint
    let previous: CGPoint
  }

  private enum Progress {
    case waiting, begun
    /// A recognizer has taken the touch, and the view is still to hear of the cancellation.
    case taken
    case over
  }

  let finger: Int
  let touch: UITouch
  let buttons: UIEvent.ButtonMask
  /// Keeps the recognizers while the touch lasts.
  let recognizers: [UIGestureRecognizer]
  private weak var view: UIView?
  private var queue: [Step] = []
  private var progress = Progress.waiting
  /// Whether the finger has left the screen.
  var hasLeft = false

  /// - Parameter view: nil where the view hears of other touches only.
  init(finger: Int, touch: UITouch, buttons: UIEvent.ButtonMask, recognizers: [UIGestureRecognizer], view: UIView?) {
    self.finger = finger
    self.touch = touch
    self.buttons = buttons
    self.recognizers = recognizers
    self.view = view
    if view == nil { progress = .over }
  }

  /// The view that still hears of the touch.
  var receiver: UIView? { progress == .over ? nil : view }
  /// Whether nothing is left to deliver.
  var isOver: Bool { hasLeft && receiver == nil }

  /// Notes what the finger has just done.
  func note() {
    guard receiver != nil, progress != .taken else { return }
    // The view would hear of these at once, and only the last place matters.
    if touch.phase == .moved, queue.last?.phase == .moved { queue.removeLast() }
    queue.append(Step(of: touch))
  }

  /// What the view may hear now.
  var next: Step? {
    guard receiver != nil else { return nil }
    if progress != .taken, recognizers.haveTaken(touch) {
      guard progress == .begun else {
        close()
        return nil
      }
      progress = .taken
      queue = []
    }
    if progress == .taken { return recognizers.oweAction(for: touch) ? nil : cancellation }
    guard let step = queue.first else { return nil }
    let delays: Bool
    switch step.phase {
    case .began: delays = recognizers.delayBeginning(of: touch)
    case .ended: delays = recognizers.delayEnd(of: touch)
    default: delays = false
    }
    return delays ? nil : step
  }

  /// What the view hears as the touch is taken from it; nil where it has heard of nothing yet.
  func takeAway() -> Step? {
    defer { close() }
    return progress == .waiting || progress == .over ? nil : cancellation
  }

  private var cancellation: Step {
    Step(
      phase: .cancelled, time: touch.timestamp, location: touch.windowLocation, previous: touch.previousWindowLocation)
  }

  /// The view is being told of a step.
  func take(_ step: Step) {
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
