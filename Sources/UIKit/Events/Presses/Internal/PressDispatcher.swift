import QuartzCore

/// Brings presses of buttons and keys to recognizers, then to the first responder, else to the front-most screen of the key window.
@MainActor package final class PressDispatcher {
  private unowned let environment: UIEnvironment
  /// The presses that are down, and those whose end their responder has not heard of, in the order of their beginning.
  private var deliveries: [PressDelivery] = []
  private var isDraining = false
  @WeakReference private var first: UIResponder?

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  /// Who hears of presses first; nil where nobody has asked to, or who has is on no screen any more.
  var firstResponder: UIResponder? {
    get { first.flatMap { $0.windowOfChain == nil ? nil : $0 } }
    set { first = newValue }
  }

  /// A button or a key goes down; one that is down already has come up in between.
  package func begin(_ number: Int, _ type: UIPress.PressType, key: UIKey? = nil) {
    end(number, isCancelled: true)
    environment.perform {
      guard let responder = start else { return }
      let press = UIPress(type, key: key, responder: responder, time: environment.clock.now)
      let event = event(with: press)
      let recognizers = recognizers(from: responder).filter { $0.wantsPress(press, event) }
      press.gestureRecognizers = recognizers
      let delivery = PressDelivery(number, press, recognizers)
      deliveries.append(delivery)
      tellRecognizers(of: delivery, event)
      delivery.note()
      drain()
    }
  }

  /// A key goes down: where it is a command, that is all that it does.
  package func begin(_ number: Int, _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    let key = UIKey(code, modifiers)
    if !environment.perform({ command(key) }) { begin(number, code.pressType, key: key) }
  }

  /// Sends the message of the nearest command that a key is; whether there is one.
  private func command(_ key: UIKey) -> Bool {
    guard let start else { return false }
    let chain = Array(sequence(first: start, next: \.next))
    for responder in chain {
      for command in responder.keyCommands ?? [] where command.isMeant(by: key) {
        guard let action = command.action, let target = chain.first(where: action.fits) else { continue }
        return action.send(to: target, from: command)
      }
    }
    return false
  }

  /// It comes up, or is taken away; what is not down is left alone.
  package func end(_ number: Int, isCancelled: Bool = false) {
    environment.perform {
      guard let delivery = deliveries.first(where: { $0.number == number && !$0.hasLeft }) else { return }
      let press = delivery.press
      (press.phase, press.timestamp) = (isCancelled ? .cancelled : .ended, environment.clock.now)
      tellRecognizers(of: delivery, event(with: press))
      delivery.note()
      drain()
      delivery.hasLeft = true
      for recognizer in delivery.recognizers { recognizer.pressLeft(press) }
      review()
    }
  }

  private func event(with press: UIPress) -> UIPressesEvent {
    let down = deliveries.filter { !$0.hasLeft }.map(\.press)
    return UIPressesEvent(timestamp: press.timestamp, presses: Set(down + [press]))
  }

  // MARK: Recognizers

  /// The recognizers of the views along a chain, and of the views of its controllers, from the inside out.
  private func recognizers(from responder: UIResponder) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for responder in sequence(first: responder, next: \.next) {
      let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
      for recognizer in view?.recognizers ?? [] where !found.contains(identicalTo: recognizer) {
        found.append(recognizer)
      }
    }
    return found
  }

  private func tellRecognizers(of delivery: PressDelivery, _ event: UIPressesEvent) {
    for recognizer in delivery.recognizers where recognizer.isTracking(delivery.press) {
      switch delivery.press.phase {
      case .began: recognizer.pressesBegan([delivery.press], with: event)
      case .changed, .stationary: recognizer.pressesChanged([delivery.press], with: event)
      case .ended: recognizer.pressesEnded([delivery.press], with: event)
      case .cancelled: recognizer.pressesCancelled([delivery.press], with: event)
      }
    }
  }

  // MARK: Responders

  /// A recognizer has decided something: responders may hear of what was held back, or lose what was taken.
  func review() {
    guard !deliveries.isEmpty else { return }
    drain()
    deliveries.removeAll(where: \.isOver)
  }

  /// Tells responders all that they may hear now.
  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while let (delivery, step) = firstWaiting { deliver(delivery, step) }
  }

  private var firstWaiting: (PressDelivery, PressDelivery.Step)? {
    for delivery in deliveries {
      if let step = delivery.next { return (delivery, step) }
    }
    return nil
  }

  /// Who has heard of a beginning hears of the end, wherever the first place is by then; what comes late is as it was.
  private func deliver(_ delivery: PressDelivery, _ step: PressDelivery.Step) {
    let press = delivery.press
    let kept = (press.phase, press.timestamp)
    defer { (press.phase, press.timestamp) = kept }
    (press.phase, press.timestamp) = (step.phase, step.time)
    delivery.take(step)
    let (responder, event) = (press.responder, event(with: press))
    switch step.phase {
    case .began: responder?.pressesBegan([press], with: event)
    case .changed, .stationary: responder?.pressesChanged([press], with: event)
    case .ended: responder?.pressesEnded([press], with: event)
    case .cancelled: responder?.pressesCancelled([press], with: event)
    }
  }

  /// Who hears of presses where nobody has asked to: the controller that fills the screen, else the key window.
  private var start: UIResponder? { firstResponder ?? environment.fillingController ?? environment.keyWindow }
}

extension UIResponder {
  /// The window to which the chain of responders leads.
  var windowOfChain: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
  }
}
