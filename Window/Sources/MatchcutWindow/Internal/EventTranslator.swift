import CSDL2
import StudioHost

/// Makes inputs of the app, and changes of the window, of SDL's events.
struct EventTranslator {
  /// An event's meaning.
  enum Output: Equatable {
    case input(Session.Kind)
    case presence(WindowPresence.Change)
    /// The window's pixels have to be shown again.
    case exposed
    /// The window has, or may have, another size.
    case resized
    /// The device turns by a quarter.
    case rotate(isClockwise: Bool)
    /// Light becomes dark, or dark light.
    case switchStyle
    case close
  }

  var geometry: WindowGeometry
  var keys = KeyTranslator()
  private var pointer = PointerTranslator()
  /// The last location of the mouse, in the window's units.
  private var mouse = (x: 0.0, y: 0.0)

  init(_ geometry: WindowGeometry) {
    self.geometry = geometry
  }

  /// The machine's time at which ``due(at:)`` has an output; nil for none.
  var wakeTime: Int64? { pointer.scrollEnd }

  /// The outputs that are due at a time of the machine.
  mutating func due(at now: Int64) -> [Output] {
    pointer.due(at: now).map(Output.input)
  }

  /// Forgets the fingers, after the app has lost them.
  mutating func cancelTouches() {
    pointer.cancelTouches()
  }

  /// Translates an event.
  ///
  /// - Parameters:
  ///   - modifiers: the modifier keys that are held.
  ///   - now: the machine's time.
  mutating func outputs(of event: SDL_Event, modifiers: UInt16, now: Int64) -> [Output] {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return [.close]
    case SDL_WINDOWEVENT: return windowOutputs(SDL_WindowEventID(UInt32(event.window.event)))
    case SDL_KEYDOWN: return keyOutputs(event.key)
    case SDL_KEYUP: return keys.keyUp(event.key.keysym).map(Output.input)
    case SDL_TEXTINPUT:
      // Some systems send a text with a command's key, too.
      guard keys.takesText, !KeyTranslator.isShortcut(modifiers) else { return [] }
      let text = withUnsafeBytes(of: event.text.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      return text.isEmpty ? [] : [.input(.text(text))]
    default: return pointerOutputs(of: event, modifiers, now).map(Output.input)
    }
  }

  private mutating func windowOutputs(_ event: SDL_WindowEventID) -> [Output] {
    switch event {
    case SDL_WINDOWEVENT_CLOSE: [.close]
    case SDL_WINDOWEVENT_EXPOSED: [.exposed]
    case SDL_WINDOWEVENT_SIZE_CHANGED: [.resized]
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: [.presence(.hidden)]
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: [.presence(.shown), .exposed]
    case SDL_WINDOWEVENT_FOCUS_GAINED: [.presence(.focusGained)]
    case SDL_WINDOWEVENT_FOCUS_LOST: [.presence(.focusLost)]
    case SDL_WINDOWEVENT_LEAVE: pointer.leave().map(Output.input)
    default: []
    }
  }

  /// F6 turns the device, with Shift the other way; F7 exchanges light and dark. Other keys are the app's.
  private mutating func keyOutputs(_ event: SDL_KeyboardEvent) -> [Output] {
    let isRepeat = event.repeat != 0
    switch event.keysym.scancode {
    case SDL_SCANCODE_F6:
      let isBack = Int(event.keysym.mod) & Int(KMOD_SHIFT.rawValue) != 0
      return isRepeat ? [] : [.rotate(isClockwise: !isBack)]
    case SDL_SCANCODE_F7: return isRepeat ? [] : [.switchStyle]
    default: return keys.keyDown(event.keysym, isRepeat: isRepeat).map(Output.input)
    }
  }

  private mutating func pointerOutputs(of event: SDL_Event, _ modifiers: UInt16, _ now: Int64) -> [Session.Kind] {
    let screen = geometry.screen
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let button = event.button
      guard button.which != csdl2_touch_mouse else { return [] }
      mouse = (Double(button.x), Double(button.y))
      let point = geometry.point(mouse.x, mouse.y)
      return SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
        ? pointer.buttonDown(button.button, at: point, modifiers, in: screen)
        : pointer.buttonUp(button.button, at: point, in: screen)
    case SDL_MOUSEMOTION:
      guard event.motion.which != csdl2_touch_mouse else { return [] }
      mouse = (Double(event.motion.x), Double(event.motion.y))
      return pointer.motion(to: geometry.point(mouse.x, mouse.y), in: screen)
    case SDL_MOUSEWHEEL:
      let wheel = event.wheel
      guard wheel.which != csdl2_touch_mouse else { return [] }
      return pointer.wheel(
        Double(wheel.preciseX), Double(wheel.preciseY), at: geometry.point(mouse.x, mouse.y), now: now)
    case SDL_FINGERDOWN: return finger(event.tfinger, .began)
    case SDL_FINGERMOTION: return finger(event.tfinger, .moved)
    case SDL_FINGERUP: return finger(event.tfinger, .ended)
    default: return []
    }
  }

  /// The inputs of a finger, whose location is a part of the window's size.
  private mutating func finger(_ event: SDL_TouchFingerEvent, _ phase: TouchScript.Phase) -> [Session.Kind] {
    let point = geometry.point(
      Double(event.x) * Double(geometry.window.width), Double(event.y) * Double(geometry.window.height))
    return pointer.finger(event.touchId, event.fingerId, phase, at: point, in: geometry.screen)
  }
}
