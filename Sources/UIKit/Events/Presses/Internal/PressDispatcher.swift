import QuartzCore

/// Sends presses of buttons and keys to recognizers, then to the first responder, or else to the frontmost screen of
/// the key window.
@MainActor package final class PressDispatcher {
  private unowned let environment: UIEnvironment
  /// The presses that are down, and those whose end the responder has not got, in the order of their beginning.
  private var deliveries: [PressDelivery] = []
  private var isDraining = false
  @WeakReference private var first: UIResponder?

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  /// The first responder; nil where there is none, or it has left the screen.
  var firstResponder: UIResponder? {
    get { first.flatMap { $0.hasWindow ? $0 : nil } }
    set { first = newValue }
  }

  /// The name of the first responder, for diagnostics; nil for none.
  package var responderName: String? {
    firstResponder.map { ($0 as? UIView)?.debugName ?? ($0 as? UIViewController)?.traceName ?? "\(type(of: $0))" }
  }

  /// Begins the press of a button or a key; one that is down already has been released in between.
  package func begin(_ number: Int, _ type: UIPress.PressType, key: UIKey? = nil) {
    end(number, isCancelled: true)
    environment.perform {
      guard let responder = start else { return }
      let press = UIPress(type, key: key, responder: responder, time: environment.clock.now)
      let event = event(with: press)
      let recognizers = recognizers(from: responder).filter { $0.startTracking(press, event) }
      press.gestureRecognizers = recognizers
      let delivery = PressDelivery(number, press, recognizers)
      deliveries.append(delivery)
      if !send(event, of: delivery) {
        deliveries.removeAll { $0 === delivery }
        for recognizer in delivery.recognizers { recognizer.pressLeft(press) }
      }
    }
  }

  /// Sends an event through the application and the window of the press; returns whether they have passed it on.
  private func send(_ event: UIPressesEvent, of delivery: PressDelivery) -> Bool {
    guard let window = delivery.press.window else {
      deliver(event, of: delivery)
      return true
    }
    return environment.send(event, to: [window]) { [unowned self] _ in deliver(event, of: delivery) }.isEmpty
  }

  private func deliver(_ event: UIPressesEvent, of delivery: PressDelivery) {
    notifyRecognizers(of: delivery, event)
    delivery.enqueueState()
    drain()
  }

  /// Begins the press of a key; a key command sends its message and nothing else.
  package func begin(_ number: Int, _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    let key = UIKey(code, modifiers)
    if !environment.perform({ command(key) }) { begin(number, code.pressType, key: key) }
  }

  /// Sends the message of the nearest key command for a key; returns whether there is one.
  private func command(_ key: UIKey) -> Bool {
    guard let start else { return false }
    let chain = Array(sequence(first: start, next: \.next))
    for responder in chain {
      for command in responder.keyCommands ?? [] where command.matches(key) {
        guard let action = command.action, let target = chain.first(where: action.fits) else { continue }
        return action.send(to: target, from: command)
      }
    }
    return edit(key, chain)
  }

  /// The actions of the edit menu by the keys that perform them, with the command key.
  private static let editActions: [UIKeyboardHIDUsage: (name: String, perform: @MainActor (UIResponder) -> Void)] = [
    .keyboardC: ("copy:", { $0.copy(nil as Any?) }), .keyboardX: ("cut:", { $0.cut(nil) }),
    .keyboardV: ("paste:", { $0.paste(nil) }), .keyboardA: ("selectAll:", { $0.selectAll(nil) }),
  ]

  /// Performs an action of the edit menu at the nearest responder that can; returns whether there is one. Text has its
  /// own keys.
  private func edit(_ key: UIKey, _ chain: [UIResponder]) -> Bool {
    guard key.modifierFlags == .command, let action = Self.editActions[key.keyCode], !(chain.first is any UITextInput),
      let target = chain.first(where: { $0.canPerformAction(Selector(action.name), withSender: nil) })
    else { return false }
    action.perform(target)
    return true
  }

  /// Ends or cancels a press; one that is not down is ignored.
  package func end(_ number: Int, isCancelled: Bool = false) {
    environment.perform {
      guard let delivery = deliveries.first(where: { $0.number == number && !$0.hasLeft }) else { return }
      let press = delivery.press
      (press.phase, press.timestamp) = (isCancelled ? .cancelled : .ended, environment.clock.now)
      if !send(event(with: press), of: delivery) {
        press.phase = .cancelled
        deliver(event(with: press), of: delivery)
      }
      delivery.hasLeft = true
      for recognizer in delivery.recognizers { recognizer.pressLeft(press) }
      review()
    }
  }

  /// Cancels the presses of a responder that is about to leave its window, while its responder chain is complete.
  func cancelPresses(of responder: UIResponder) {
    for delivery in deliveries where !delivery.hasLeft && delivery.press.responder === responder {
      end(delivery.number, isCancelled: true)
    }
  }

  private func event(with press: UIPress) -> UIPressesEvent {
    let down = deliveries.filter { !$0.hasLeft }.map(\.press)
    return UIPressesEvent(timestamp: press.timestamp, presses: Set(down + [press]))
  }

  // MARK: Recognizers

  /// Returns the recognizers of the views along a responder chain, and of the views of its controllers, from the inside
  /// out.
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

  private func notifyRecognizers(of delivery: PressDelivery, _ event: UIPressesEvent) {
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

  /// Sends or cancels what was delayed, after a recognizer has changed its state.
  func review() {
    guard !deliveries.isEmpty else { return }
    drain()
    deliveries.removeAll(where: \.isOver)
  }

  /// Sends everything that responders may get now.
  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while let (delivery, step) = nextDelivery { deliver(delivery, step) }
  }

  private var nextDelivery: (PressDelivery, PressDelivery.Step)? {
    for delivery in deliveries {
      if let step = delivery.next { return (delivery, step) }
    }
    return nil
  }

  /// The responder that got the beginning gets the end, whichever object is first responder then; delayed events have
  /// their original values.
  private func deliver(_ delivery: PressDelivery, _ step: PressDelivery.Step) {
    let press = delivery.press
    let saved = (press.phase, press.timestamp)
    defer { (press.phase, press.timestamp) = saved }
    (press.phase, press.timestamp) = (step.phase, step.time)
    delivery.dequeue(step)
    let (responder, event) = (press.responder, event(with: press))
    switch step.phase {
    case .began: responder?.pressesBegan([press], with: event)
    case .changed, .stationary: responder?.pressesChanged([press], with: event)
    case .ended: responder?.pressesEnded([press], with: event)
    case .cancelled: responder?.pressesCancelled([press], with: event)
    }
  }

  /// The start of the responder chain without a first responder: the controller that fills the screen, or else the key
  /// window.
  var start: UIResponder? {
    firstResponder ?? environment.fullScreenController(of: environment.keyWindow) ?? environment.keyWindow
  }
}

extension UIResponder {
  /// Whether the responder is in a window, or on a screen that is about to appear in one.
  var hasWindow: Bool {
    for link in sequence(first: self, next: \.next) {
      if link is UIWindow { return true }
      guard let controller = link as? UIViewController, controller.appearance == .appearing else { continue }
      let around = controller.storedParent ?? controller.modal.isPresentedBy?.presenter
      if around?.viewIfLoaded?.window != nil { return true }
    }
    return false
  }

  /// The window at the end of the responder chain.
  var windowOfChain: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
  }
}
