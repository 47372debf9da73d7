import UIKit

extension Stage {
  /// Gives inputs to the app, in order; fingers of one group reach it in one event.
  func send(_ inputs: [Session.Input]) {
    var rest = inputs[...]
    while let first = rest.first {
      guard case .finger = first.kind else {
        perform(first.kind)
        rest = rest.dropFirst()
        continue
      }
      let event = rest.prefix { input in
        if case .finger = input.kind { input.group == first.group } else { false }
      }
      rest = rest.dropFirst(event.count)
      environment.touches.send(event.compactMap(\.kind.touchChange))
    }
  }

  /// Notes an input of the user's, and gives it to the app.
  func send(_ input: Session.Kind) {
    note([input])
    perform(input)
  }

  /// Gives an input to the app.
  package func perform(_ input: Session.Kind) {
    switch input {
    case .finger: if let change = input.touchChange { environment.touches.send([change]) }
    case .hover(let point): environment.touches.movePointer(to: point)
    case .scrollBegan(let isDiscrete, let point):
      environment.scrolls.begin(isDiscrete ? .discrete : .continuous, at: point)
    case .scrollMoved(let by): environment.scrolls.move(by: CGPoint(x: by.dx, y: by.dy))
    case .scrollEnded: environment.scrolls.end()
    case .keyDown(let number, let code, let modifiers): environment.presses.begin(number, code, modifiers)
    case .buttonDown(let number, let type): environment.presses.begin(number, type)
    case .keyUp(let number): environment.presses.end(number)
    case .text(let text): for letter in text { _ = environment.keyboard.type(String(letter)) }
    case .deleteBackward: _ = environment.keyboard.type(nil)
    case .rotate(let orientation): environment.rotateDevice(to: orientation)
    case .resize(let size): environment.resize(to: size, animated: true)
    case .setting(let setting): apply(setting)
    case .system(let event): perform(event)
    case .tunable(let name, let value): tunables.values[name] = value
    case .animation(let change): animations.add(change, in: environment)
    case .turn: turn(isFrame: false)
    }
  }

  private func apply(_ setting: Session.Setting) {
    switch setting {
    case .style(let style):
      environment.perform { for window in environment.windows { window.overrideUserInterfaceStyle = style } }
    case .isRightToLeft(let isOn):
      environment.perform {
        for window in environment.windows {
          window.traitOverrides.layoutDirection = isOn ? .rightToLeft : .leftToRight
        }
      }
    case .reducesMotion(let isOn): environment.motion.isReduced = isOn
    case .prefersCrossFade(let isOn): environment.motion.prefersCrossFade = isOn
    case .textSize(let size): environment.contentSizeCategory = size
    case .accessibility(let settings): environment.accessibility = settings
    case .drawsStatusBar(let isOn): environment.drawsStatusBar = isOn
    }
  }

  private func perform(_ event: Session.SystemEvent) {
    let lifeCycle = environment.lifeCycle
    switch event {
    case .background: lifeCycle.enterBackground()
    case .foreground:
      lifeCycle.enterForeground()
      lifeCycle.activate()
    case .interrupt: lifeCycle.deactivate()
    case .endInterruption: lifeCycle.activate()
    case .memoryWarning: lifeCycle.receiveMemoryWarning()
    case .statusBarTap: environment.perform { window.scrollToTop() }
    case .shake: startShaking(for: 0.5)
    }
  }
}

extension Session.Kind {
  /// The change of a touch; nil for other inputs.
  var touchChange: TouchChange? {
    guard case .finger(let number, let phase, let point, let source) = self else { return nil }
    let touchPhase: UITouch.Phase =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    return source.change(number, touchPhase, at: point)
  }
}
