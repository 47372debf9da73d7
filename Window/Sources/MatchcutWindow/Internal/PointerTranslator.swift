import CSDL2
import StudioHost

/// Makes fingers, hovering and scrolling of the mouse, the wheel and the fingers of a touch screen.
struct PointerTranslator {
  /// A source of touches: a button of the mouse, or a finger of a touch screen.
  private enum Source: Hashable {
    case button(UInt8)
    case finger(touch: Int64, number: Int64)
  }

  /// The fingers of the app that a source moves: two where Alt was held.
  private struct Touch {
    var numbers: [Int]
    /// The displacement of the second finger; nil where it is mirrored about the middle.
    var apart: CGVector?
  }

  private var touches: [Source: Touch] = [:]
  private var isHovering = false
  /// The machine's time at which the wheel's scrolling ends; nil while nothing scrolls.
  private(set) var scrollEnd: Int64?
  /// Nanoseconds without the wheel after which a scroll has ended.
  static let scrollPause: Int64 = 150_000_000
  /// Points for a notch of the wheel: three lines.
  static let notch: Double = 54
  /// Points between the two fingers that move side by side.
  private static let gap = CGVector(dx: 60, dy: 0)

  init() {}

  /// Forgets the fingers, after the app has lost them.
  mutating func cancelTouches() {
    touches = [:]
  }

  // MARK: Mouse

  /// The inputs of a button that goes down; the left one is a finger, the right one a pointer device's other button.
  mutating func buttonDown(_ button: UInt8, at point: CGPoint, _ modifiers: UInt16, in screen: CGSize) -> [Session.Kind]
  {
    let isLeft = Int32(button) == SDL_BUTTON_LEFT
    guard isLeft || Int32(button) == SDL_BUTTON_RIGHT, touches[.button(button)] == nil else { return [] }
    var touch = Touch(numbers: [freeNumber()])
    if isLeft, Int(modifiers) & Int(KMOD_ALT.rawValue) != 0 {
      touch.numbers.append(freeNumber(besides: touch.numbers))
      touch.apart = Int(modifiers) & Int(KMOD_SHIFT.rawValue) != 0 ? Self.gap : nil
    }
    touches[.button(button)] = touch
    return changes(of: touch, .began, at: point, in: screen, as: isLeft ? .finger : .secondaryButton)
  }

  /// The inputs of a button that comes up.
  mutating func buttonUp(_ button: UInt8, at point: CGPoint, in screen: CGSize) -> [Session.Kind] {
    guard let touch = touches.removeValue(forKey: .button(button)) else { return [] }
    return changes(of: touch, .ended, at: point, in: screen)
  }

  /// The inputs of a movement of the mouse.
  mutating func motion(to point: CGPoint, in screen: CGSize) -> [Session.Kind] {
    let pressed = [SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT].compactMap { touches[.button(UInt8($0))] }
    guard pressed.isEmpty else { return pressed.flatMap { changes(of: $0, .moved, at: point, in: screen) } }
    isHovering = true
    return [.hover(point)]
  }

  /// The inputs of a mouse that leaves the window.
  mutating func leave() -> [Session.Kind] {
    guard isHovering else { return [] }
    isHovering = false
    return [.hover(nil)]
  }

  // MARK: Wheel

  /// The inputs of a turn of the wheel, in notches to the right and away from the user.
  ///
  /// The system has no phases of a wheel: scrolling begins with the first turn, and ends after a pause.
  mutating func wheel(_ x: Double, _ y: Double, at point: CGPoint, now: Int64) -> [Session.Kind] {
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return [] }
    let isDiscrete = x == x.rounded() && y == y.rounded()
    let begin: [Session.Kind] = scrollEnd == nil ? [.scrollBegan(isDiscrete: isDiscrete, point)] : []
    scrollEnd = now + Self.scrollPause
    return begin + [.scrollMoved(CGVector(dx: -x * Self.notch, dy: y * Self.notch))]
  }

  /// The inputs that are due at a time of the machine: the end of a scroll.
  mutating func due(at now: Int64) -> [Session.Kind] {
    guard let end = scrollEnd, end <= now else { return [] }
    scrollEnd = nil
    return [.scrollEnded]
  }

  // MARK: Touch screens

  /// The inputs of a finger on a touch screen.
  mutating func finger(
    _ touch: Int64, _ number: Int64, _ phase: TouchScript.Phase, at point: CGPoint, in screen: CGSize
  ) -> [Session.Kind] {
    let source = Source.finger(touch: touch, number: number)
    if phase == .began, touches[source] == nil { touches[source] = Touch(numbers: [freeNumber()]) }
    guard let found = touches[source] else { return [] }
    if phase == .ended || phase == .cancelled { touches[source] = nil }
    return changes(of: found, phase, at: point, in: screen)
  }

  // MARK: Fingers of the app

  /// The lowest number that no finger has.
  private func freeNumber(besides others: [Int] = []) -> Int {
    let used = Set(touches.values.flatMap(\.numbers) + others)
    return (1...).first { !used.contains($0) } ?? 1
  }

  private func changes(
    of touch: Touch, _ phase: TouchScript.Phase, at point: CGPoint, in screen: CGSize, as source: TouchSource = .finger
  ) -> [Session.Kind] {
    touch.numbers.enumerated().map { index, number in
      let location =
        index == 0
        ? point
        : touch.apart.map { CGPoint(x: point.x + $0.dx, y: point.y + $0.dy) }
          ?? CGPoint(x: screen.width - point.x, y: screen.height - point.y)
      return .finger(number, phase, location, source)
    }
  }
}
