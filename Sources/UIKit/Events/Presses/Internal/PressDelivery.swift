import QuartzCore

/// One press on its way to its responder, which recognizers may delay or take, as they do with touches.
@MainActor final class PressDelivery {
  /// Something that the button did.
  struct Step {
    let phase: UIPress.Phase
    let time: TimeInterval
  }

  private enum Progress {
    case waiting, begun
    /// A recognizer has taken the press, and the responder is still to hear of the cancellation.
    case taken
    case over
  }

  let number: Int
  let press: UIPress
  /// Keeps the recognizers while the press lasts.
  let recognizers: [UIGestureRecognizer]
  private var queue: [Step] = []
  private var progress = Progress.waiting
  /// Whether the button has come up.
  var hasLeft = false

  init(_ number: Int, _ press: UIPress, _ recognizers: [UIGestureRecognizer]) {
    (self.number, self.press, self.recognizers) = (number, press, recognizers)
  }

  /// Whether nothing is left to deliver.
  var isOver: Bool { hasLeft && (progress == .over || press.responder == nil) }

  /// Notes what the button has just done.
  func note() {
    if progress == .waiting || progress == .begun { queue.append(Step(phase: press.phase, time: press.timestamp)) }
  }

  /// What the responder may hear now.
  var next: Step? {
    guard progress != .over else { return nil }
    if progress != .taken, recognizers.haveTaken(press) {
      guard progress == .begun else {
        close()
        return nil
      }
      progress = .taken
      queue = []
    }
    if progress == .taken {
      return recognizers.oweAction(for: press) ? nil : Step(phase: .cancelled, time: press.timestamp)
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

  /// The responder is being told of a step.
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
