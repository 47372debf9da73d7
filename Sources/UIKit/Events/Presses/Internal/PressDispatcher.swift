import QuartzCore

/// Brings presses of buttons and keys to the first responder, else to the front-most screen of the key window.
@MainActor package final class PressDispatcher {
  private unowned let environment: UIEnvironment
  /// What is down, by the numbers that its source gives it.
  private var down: [Int: UIPress] = [:]
  @Tethered private var first: UIResponder?

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
      down[number] = press
      responder.pressesBegan([press], with: event)
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
      guard let press = down[number] else { return }
      (press.phase, press.timestamp) = (isCancelled ? .cancelled : .ended, environment.clock.now)
      let event = event
      down[number] = nil
      // Who has heard of its beginning hears of its end, wherever that one is now.
      if isCancelled {
        press.responder?.pressesCancelled([press], with: event)
      } else {
        press.responder?.pressesEnded([press], with: event)
      }
    }
  }

  private var event: UIPressesEvent {
    UIPressesEvent(timestamp: environment.clock.now, presses: Set(down.values))
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
