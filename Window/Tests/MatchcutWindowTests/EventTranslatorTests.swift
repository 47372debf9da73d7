import CSDL2
import Testing

@testable import MatchcutWindow

@Suite("Events of the desktop")
struct EventTranslatorTests {
  private var translator = EventTranslator(
    WindowGeometry(
      scale: .half, screen: CGSize(width: 100, height: 200), screenScale: 2,
      window: CGSize(width: 100, height: 200)))

  private mutating func outputs(
    _ type: SDL_EventType, modifiers: SDL_Keymod = KMOD_NONE, now: Int64 = 0,
    _ change: (inout SDL_Event) -> Void = { _ in }
  ) -> [EventTranslator.Output] {
    var event = SDL_Event()
    change(&event)
    event.type = type.rawValue
    return translator.outputs(of: event, modifiers: UInt16(modifiers.rawValue), now: now)
  }

  private mutating func inputs(
    _ type: SDL_EventType, modifiers: SDL_Keymod = KMOD_NONE, now: Int64 = 0,
    _ change: (inout SDL_Event) -> Void = { _ in }
  ) -> [Session.Kind] {
    outputs(type, modifiers: modifiers, now: now, change).compactMap {
      if case .input(let input) = $0 { input } else { nil }
    }
  }

  private mutating func button(
    _ type: SDL_EventType, _ x: Int32, _ y: Int32, _ button: Int32 = SDL_BUTTON_LEFT,
    _ modifiers: SDL_Keymod = KMOD_NONE
  ) -> [Session.Kind] {
    inputs(type, modifiers: modifiers) {
      ($0.button.x, $0.button.y, $0.button.button) = (x, y, UInt8(button))
    }
  }

  private mutating func motion(_ x: Int32, _ y: Int32) -> [Session.Kind] {
    inputs(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y) = (x, y) }
  }

  private mutating func key(
    _ scancode: SDL_Scancode, _ symbol: Int = 0, _ modifiers: SDL_Keymod = KMOD_NONE, isRepeat: Bool = false,
    isUp: Bool = false
  ) -> [Session.Kind] {
    inputs(isUp ? SDL_KEYUP : SDL_KEYDOWN) { event in
      event.key.keysym.scancode = scancode
      event.key.keysym.sym = Int32(symbol)
      event.key.keysym.mod = UInt16(modifiers.rawValue)
      event.key.repeat = isRepeat ? 1 : 0
    }
  }

  private func finger(
    _ number: Int, _ phase: TouchScript.Phase, _ x: CGFloat, _ y: CGFloat, _ source: TouchSource = .finger
  ) -> Session.Kind {
    .finger(number, phase, CGPoint(x: x, y: y), source)
  }

  // MARK: Mouse

  @Test("The left button is a finger, and the mouse without a button hovers")
  mutating func mouse() {
    #expect(motion(3, 4) == [.hover(CGPoint(x: 3, y: 4))])
    #expect(button(SDL_MOUSEBUTTONDOWN, 10, 20) == [finger(1, .began, 10, 20)])
    #expect(motion(30, 40) == [finger(1, .moved, 30, 40)])
    #expect(motion(-30, 400) == [finger(1, .moved, 0, 199.5)])
    #expect(button(SDL_MOUSEBUTTONUP, 30, 50) == [finger(1, .ended, 30, 50)])
    #expect(motion(1, 1) == [.hover(CGPoint(x: 1, y: 1))])
    #expect(
      outputs(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue) } == [.input(.hover(nil))])
    #expect(outputs(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue) }.isEmpty)
  }

  @Test("The right button is a pointer device's other button, and the middle one nothing")
  mutating func buttons() {
    #expect(
      button(SDL_MOUSEBUTTONDOWN, 1, 2, SDL_BUTTON_RIGHT) == [finger(1, .began, 1, 2, .secondaryButton)])
    #expect(button(SDL_MOUSEBUTTONDOWN, 1, 2) == [finger(2, .began, 1, 2)])
    #expect(button(SDL_MOUSEBUTTONUP, 1, 2, SDL_BUTTON_RIGHT) == [finger(1, .ended, 1, 2)])
    #expect(button(SDL_MOUSEBUTTONDOWN, 1, 2, SDL_BUTTON_MIDDLE).isEmpty)
  }

  @Test("With Alt two fingers move, mirrored about the middle, with Alt and Shift side by side")
  mutating func twoFingers() {
    #expect(
      button(SDL_MOUSEBUTTONDOWN, 10, 20, SDL_BUTTON_LEFT, KMOD_LALT)
        == [finger(1, .began, 10, 20), finger(2, .began, 90, 180)])
    #expect(motion(20, 30) == [finger(1, .moved, 20, 30), finger(2, .moved, 80, 170)])
    #expect(
      button(SDL_MOUSEBUTTONUP, 20, 30) == [finger(1, .ended, 20, 30), finger(2, .ended, 80, 170)])
    let both = SDL_Keymod(KMOD_LALT.rawValue | KMOD_LSHIFT.rawValue)
    #expect(
      button(SDL_MOUSEBUTTONDOWN, 10, 20, SDL_BUTTON_LEFT, both)
        == [finger(1, .began, 10, 20), finger(2, .began, 70, 20)])
  }

  @Test("A finger that the app has lost is not moved or lifted again")
  mutating func cancelled() {
    _ = button(SDL_MOUSEBUTTONDOWN, 10, 20)
    translator.cancelTouches()
    #expect(motion(11, 20) == [.hover(CGPoint(x: 11, y: 20))])
    #expect(button(SDL_MOUSEBUTTONUP, 11, 20).isEmpty)
  }

  @Test("The mouse that SDL makes of a touch screen's finger is ignored")
  mutating func touchMouse() {
    let touch = csdl2_touch_mouse
    #expect(inputs(SDL_MOUSEBUTTONDOWN) { ($0.button.which, $0.button.button) = (touch, 1) }.isEmpty)
    #expect(inputs(SDL_MOUSEMOTION) { $0.motion.which = touch }.isEmpty)
    #expect(inputs(SDL_MOUSEWHEEL) { ($0.wheel.which, $0.wheel.preciseY) = (touch, 1) }.isEmpty)
  }

  // MARK: Wheel

  @Test("The wheel scrolls three lines a notch, under the pointer, until it rests for 150 ms")
  mutating func wheel() {
    _ = motion(7, 8)
    let first = inputs(SDL_MOUSEWHEEL, now: 0) { ($0.wheel.preciseX, $0.wheel.preciseY) = (1, -2) }
    #expect(
      first == [
        .scrollBegan(isDiscrete: true, CGPoint(x: 7, y: 8)), .scrollMoved(CGVector(dx: -54, dy: -108)),
      ])
    let second = inputs(SDL_MOUSEWHEEL, now: 100_000_000) { $0.wheel.preciseY = 1 }
    #expect(second == [.scrollMoved(CGVector(dx: 0, dy: 54))])
    #expect(translator.wakeTime == 250_000_000)
    #expect(translator.due(at: 249_999_999).isEmpty)
    #expect(translator.due(at: 250_000_000) == [.input(.scrollEnded)])
    #expect(translator.due(at: 900_000_000).isEmpty && translator.wakeTime == nil)
  }

  @Test("A wheel with parts of a notch is a trackpad's, and turns of nothing or of no number are ignored")
  mutating func smoothWheel() {
    #expect(inputs(SDL_MOUSEWHEEL) { $0.wheel.preciseY = 0 }.isEmpty)
    #expect(inputs(SDL_MOUSEWHEEL) { $0.wheel.preciseY = .nan }.isEmpty)
    let first = inputs(SDL_MOUSEWHEEL) { $0.wheel.preciseY = 0.25 }
    #expect(first == [.scrollBegan(isDiscrete: false, .zero), .scrollMoved(CGVector(dx: 0, dy: 13.5))])
  }

  // MARK: Touch screens

  @Test("Fingers of a touch screen have the lowest free numbers, as long as they are down")
  mutating func touchScreen() {
    func event(_ id: Int64, _ x: Float, _ y: Float) -> (inout SDL_Event) -> Void {
      { ($0.tfinger.touchId, $0.tfinger.fingerId, $0.tfinger.x, $0.tfinger.y) = (5, id, x, y) }
    }
    #expect(inputs(SDL_FINGERMOTION, event(99, 0, 0)).isEmpty)
    #expect(inputs(SDL_FINGERDOWN, event(99, 0.5, 0.5)) == [finger(1, .began, 50, 100)])
    #expect(inputs(SDL_FINGERDOWN, event(7, 0.25, 0.5)) == [finger(2, .began, 25, 100)])
    #expect(inputs(SDL_FINGERMOTION, event(99, 0.75, 0.5)) == [finger(1, .moved, 75, 100)])
    #expect(inputs(SDL_FINGERUP, event(99, 1, 1)) == [finger(1, .ended, 99.5, 199.5)])
    #expect(inputs(SDL_FINGERDOWN, event(100, 0, 0)) == [finger(1, .began, 0, 0)])
  }

  // MARK: Keys

  @Test("Keys are presses by their position, with Control as the command key")
  mutating func presses() {
    let control = KMOD_LCTRL
    #expect(key(SDL_SCANCODE_C, 99, control) == [.keyDown(6, .keyboardC, .command)])
    #expect(key(SDL_SCANCODE_C, 99, control, isUp: true) == [.keyUp(6)])
    #expect(key(SDL_SCANCODE_C, 99, control, isUp: true).isEmpty)
    #expect(key(SDL_SCANCODE_LEFT) == [.keyDown(80, .keyboardLeftArrow, [])])
    #expect(key(SDL_SCANCODE_LEFT, isRepeat: true).isEmpty)
    let many = SDL_Keymod(KMOD_RSHIFT.rawValue | KMOD_LGUI.rawValue | KMOD_LALT.rawValue | KMOD_CAPS.rawValue)
    #expect(key(SDL_SCANCODE_A, 97, many) == [.keyDown(4, .keyboardA, [.shift, .control, .alternate, .alphaShift])])
    #expect(key(SDL_SCANCODE_AUDIOPLAY).isEmpty && key(SDL_SCANCODE_UNKNOWN).isEmpty)
  }

  @Test("While text is typed, keys with characters are no presses, and repetitions count")
  mutating func typing() {
    translator.keys.takesText = true
    #expect(key(SDL_SCANCODE_H, 104, KMOD_LSHIFT).isEmpty)
    #expect(key(SDL_SCANCODE_H, 104, KMOD_LSHIFT, isUp: true).isEmpty)
    #expect(key(SDL_SCANCODE_E, 233, KMOD_RALT).isEmpty)
    #expect(key(SDL_SCANCODE_C, 99, KMOD_RCTRL) == [.keyDown(6, .keyboardC, .command)])
    #expect(key(SDL_SCANCODE_BACKSPACE, 8) == [.deleteBackward])
    #expect(key(SDL_SCANCODE_BACKSPACE, 8, isRepeat: true) == [.deleteBackward])
    #expect(
      key(SDL_SCANCODE_BACKSPACE, 8, KMOD_LALT) == [.keyDown(42, .keyboardDeleteOrBackspace, .alternate)])
    #expect(key(SDL_SCANCODE_RETURN, 13) == [.text("\n")] && key(SDL_SCANCODE_KP_ENTER) == [.text("\n")])
    let arrow = Int(SDL_SCANCODE_RIGHT.rawValue) | 1 << 30
    #expect(key(SDL_SCANCODE_RIGHT, arrow, isRepeat: true) == [.keyDown(79, .keyboardRightArrow, [])])
    #expect(key(SDL_SCANCODE_TAB, 9) == [.keyDown(43, .keyboardTab, [])])
  }

  @Test("Text comes letter by letter in the keyboard's layout, and only while it is taken")
  mutating func text() {
    func event(_ text: String) -> (inout SDL_Event) -> Void {
      { event in
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
      }
    }
    #expect(inputs(SDL_TEXTINPUT, event("é")).isEmpty)
    translator.keys.takesText = true
    #expect(inputs(SDL_TEXTINPUT, event("é")) == [.text("é")])
    #expect(inputs(SDL_TEXTINPUT, event("")).isEmpty)
    let longest = String(repeating: "x", count: 32)
    #expect(inputs(SDL_TEXTINPUT, event(longest)) == [.text(longest)])
    #expect(inputs(SDL_TEXTINPUT, modifiers: KMOD_LCTRL, event("c")).isEmpty)
  }

  // MARK: The window

  @Test("F6 turns the device, with Shift the other way, and F7 exchanges light and dark")
  mutating func viewerKeys() {
    func event(_ scancode: SDL_Scancode, _ modifiers: SDL_Keymod = KMOD_NONE) -> (inout SDL_Event) -> Void {
      { ($0.key.keysym.scancode, $0.key.keysym.mod) = (scancode, UInt16(modifiers.rawValue)) }
    }
    #expect(outputs(SDL_KEYDOWN, event(SDL_SCANCODE_F6)) == [.rotate(isClockwise: true)])
    #expect(outputs(SDL_KEYDOWN, event(SDL_SCANCODE_F6, KMOD_LSHIFT)) == [.rotate(isClockwise: false)])
    #expect(outputs(SDL_KEYDOWN, event(SDL_SCANCODE_F7)) == [.switchStyle])
    #expect(outputs(SDL_KEYUP, event(SDL_SCANCODE_F7)).isEmpty)
    var orientation = UIInterfaceOrientation.portrait
    for _ in 0..<4 { orientation = orientation.rotated(isClockwise: true) }
    #expect(orientation == .portrait)
    #expect(orientation.rotated(isClockwise: true) == .landscapeLeft)
    #expect(orientation.rotated(isClockwise: false) == .landscapeRight)
  }

  @Test("Changes of the window have their meanings")
  mutating func window() {
    let meanings: [(SDL_WindowEventID, [EventTranslator.Output])] = [
      (SDL_WINDOWEVENT_CLOSE, [.close]), (SDL_WINDOWEVENT_EXPOSED, [.exposed]),
      (SDL_WINDOWEVENT_SIZE_CHANGED, [.resized]), (SDL_WINDOWEVENT_MOVED, []),
      (SDL_WINDOWEVENT_MINIMIZED, [.presence(.hidden)]), (SDL_WINDOWEVENT_HIDDEN, [.presence(.hidden)]),
      (SDL_WINDOWEVENT_SHOWN, [.presence(.shown), .exposed]),
      (SDL_WINDOWEVENT_RESTORED, [.presence(.shown), .exposed]),
      (SDL_WINDOWEVENT_FOCUS_LOST, [.presence(.focusLost)]),
      (SDL_WINDOWEVENT_FOCUS_GAINED, [.presence(.focusGained)]),
    ]
    for (event, wanted) in meanings {
      #expect(outputs(SDL_WINDOWEVENT) { $0.window.event = UInt8(event.rawValue) } == wanted)
    }
    #expect(outputs(SDL_QUIT) == [.close])
    #expect(outputs(SDL_DROPFILE).isEmpty)
  }
}
