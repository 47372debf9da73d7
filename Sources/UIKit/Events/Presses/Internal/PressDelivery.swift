import QuartzCore

/// One press between its source and its responder, which recognizers may delay or cancel as they do with touches
///
@MainActor final class PressDelivery {
  /// A change of the press.
  struct Step {
    let phase: UIPress.Phase
    let time: TimeInterval
  }

  private enum Progress {
    case waiting, begun
    /// A recognizer has claimed the press, and the responder has not got the cancellation yet.
    case claimed
    case over
  }

  let number: Int
  let press: UIPress
  /// The recognizers, retained as long as the press lasts.
  let recognizers: [UIGestureRecognizer]
  private var queue: [Step] = []
  private var progress = Progress.waiting
  /// Whether the button has been released.
  var hasLeft = false

  init(_ number: Int, _ press: UIPress, _ recognizers: [UIGestureRecognizer]) {
    (self.number, self.press, self.recognizers) = (number, press, recognizers)
  }

  /// Whether nothing is left to deliver.
  var isOver: Bool { hasLeft && (progress == .over || press.responder == nil) }

  /// Adds the press's present state to the queue.
  func enqueueState() {
    if progress == .waiting || progress == .begun { queue.append(Step(phase: press.phase, time: press.timestamp)) }
  }

  /// The step that the responder may get now.
  var next: Step? {
    guard progress != .over else { return nil }
    if progress != .claimed, recognizers.haveClaimed(press) {
      guard progress == .begun else {
        close()
        return nil
      }
      progress = .claimed
      queue = []
    }
    if progress == .claimed {
      return recognizers.haveQueuedAction(for: press) ? nil : Step(phase: .cancelled, time: press.timestamp)
    }
    guard let step = queue.first else { return nil }
    let delays =
      switch step.phase {
      case .began: recognizers.delayBeginning(of: press)
      case .ended: recognizers.delayEnd(of: press)
      case .changed, .stationary, .cancelled: false
      }
    return delays ? nil : step
  }

  /// Removes a step that is being sent to the responder.
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
