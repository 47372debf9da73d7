import SeededRandom
import TransitionStage
import UIKit

/// A screen of nested views with gestures and scroll views, which changes while fingers are down.
@MainActor final class TouchWorld {
  private static let fingers = 6
  private static let buttons = 3
  private static let mostViews = 14

  let stage: Stage
  private var dice: XorshiftRandom
  private let root = UIViewController()
  private var views: [UIView] = []
  private var listeners: [GestureListener] = []
  private lazy var typist = TextTypist(seed: UInt64(dice.roll(1 << 30))) { [weak self] in self?.complain($0) }
  private(set) var events = 0
  private(set) var complaints: [String] = []
  /// The objects that must be deallocated with the world.
  private(set) var witnesses: [(name: String, object: Weak<AnyObject>)] = []

  init(_ stage: Stage, seed: UInt64) {
    self.stage = stage
    dice = XorshiftRandom(seed: seed)
    stage.show(root)
    for _ in 0..<6 { addView() }
  }

  func complain(_ text: String) {
    complaints.append(text)
  }

  // MARK: Steps

  /// Sends an event, advances time, or changes the screen.
  func step() {
    switch dice.roll(26) {
    case 0..<14: touch()
    case 14..<17: stage.advance(frames: dice.once(in: 10) ? 40 : 1 + dice.roll(3))
    case 17: change()
    case 18: if dice.once(in: 4) { stage.environment.touches.cancelAll() }
    case 19: stage.hover(at: dice.once(in: 3) ? nil : place())
    case 20: schedule()
    case 23...25: typeText()
    default: press()
    }
    look()
  }

  /// Checks the diagnostics: only careless recognizers make illegal requests.
  private func look() {
    while let diagnostic = try? stage.expectDiagnostic("illegal-gesture-state") {
      if !diagnostic.message.contains(CarelessRecognizer.title) { complain(diagnostic.message) }
    }
  }

  /// Lifts all fingers and lets everything come to rest; then nothing may be unfinished.
  func rest() {
    stage.environment.touches.cancelAll()
    stage.hover(at: nil)
    for number in 0..<Self.buttons { stage.environment.presses.end(number) }
    do { try stage.settle(within: 60) } catch { complain("\(error)") }
    stage.advance(frames: 2)
    look()
    if stage.environment.touches.isActive { complain("a touch is left at rest") }
    for view in views {
      if let pad = view as? TouchPad, !pad.isAtRest { complain("touches or presses of a view never ended") }
      if let scroll = view as? UIScrollView { check(scroll) }
    }
    typist.checkKeyboard(of: stage, among: views)
    for listener in listeners { listener.checkAtRest() }
  }

  private func check(_ scroll: UIScrollView) {
    if scroll.isDragging || scroll.isDecelerating || scroll.isTracking { complain("a scroll view moves at rest") }
    let offset = scroll.contentOffset
    let most = CGPoint(
      x: max(0, scroll.contentSize.width - scroll.bounds.width),
      y: max(0, scroll.contentSize.height - scroll.bounds.height))
    let isInside = (-1...most.x + 1).contains(offset.x) && (-1...most.y + 1).contains(offset.y)
    if !isInside { complain("a scroll view rests at \(offset), beyond \(most)") }
  }

  // MARK: Fingers

  private func touch() {
    var changes: [TouchChange] = []
    for _ in 0...(dice.once(in: 4) ? dice.roll(4) : 0) {
      let phases: [UITouch.Phase] = [.began, .moved, .moved, .moved, .ended, .cancelled, .stationary]
      let phase = phases[dice.roll(dice.once(in: 6) ? phases.count : 5)]
      var change = TouchChange(dice.roll(Self.fingers), phase, at: place())
      if dice.once(in: 8) { change.type = UITouch.TouchType(rawValue: dice.roll(4)) ?? .direct }
      if dice.once(in: 8) { change.buttons = .secondary }
      change.force = CGFloat(dice.roll(7))
      changes.append(change)
    }
    events += changes.count
    stage.environment.touches.send(changes)
  }

  /// Schedules a finger whose points have times in any order, in the past too, or equal ones.
  private func schedule() {
    let points = (0...dice.roll(4)).map { _ in
      TouchPoint(time: dice.once(in: 30) ? .nan : Double(dice.roll(40) - 15) / 60, location: place())
    }
    events += points.count
    stage.touch(points)
  }

  /// Presses or releases a button, in any order.
  private func press() {
    let (number, presses) = (dice.roll(Self.buttons), stage.environment.presses)
    if dice.once(in: 6) { dice.pick(views)?.becomeFirstResponder() }
    if dice.once(in: 3) {
      presses.begin(number, dice.pick(UIKeyboardHIDUsage.allCases) ?? .keyboardA, dice.once(in: 2) ? .shift : .command)
    } else if dice.once(in: 2) {
      presses.begin(number, dice.once(in: 2) ? .select : .menu)
    } else {
      presses.end(number, isCancelled: dice.once(in: 4))
    }
  }

  private func place() -> CGPoint {
    if dice.once(in: 60) { return CGPoint(x: CGFloat.nan, y: 5) }
    if dice.once(in: 60) { return CGPoint(x: CGFloat.infinity, y: -CGFloat.infinity) }
    return CGPoint(x: dice.roll(120) - 10, y: dice.roll(220) - 10)
  }

  /// Types, selects, pastes, or changes the first responder.
  private func typeText() {
    let inputs = views.compactMap { $0 as? any UITextInput & UIView }
    if dice.once(in: 4) { dice.pick(inputs)?.becomeFirstResponder() }
    events += 1
    typist.act(on: stage, dice.pick(inputs))
    for input in inputs { typist.check(input) }
  }

  // MARK: The screen

  private func change() {
    switch dice.roll(8) {
    case 0, 1: addView()
    case 2: removeView()
    case 3: dice.pick(views)?.isUserInteractionEnabled.toggle()
    case 4: dice.pick(views)?.isHidden.toggle()
    case 5: dice.pick(listeners)?.recognizer?.isEnabled.toggle()
    case 6:
      if let recognizer = dice.pick(listeners)?.recognizer { dice.pick(views)?.addGestureRecognizer(recognizer) }
    default:
      guard let first = dice.pick(listeners)?.recognizer, let second = dice.pick(listeners)?.recognizer else { return }
      if first !== second { first.require(toFail: second) }
    }
  }

  private func removeView() {
    guard let view = dice.pick(views) else { return }
    view.removeFromSuperview()
    views.removeAll { $0.isDescendant(of: view) }
    listeners.removeAll { $0.recognizer?.view?.window == nil }
  }

  private func addView() {
    guard views.count < Self.mostViews else { return }
    let frame = CGRect(x: dice.roll(50), y: dice.roll(100), width: 20 + dice.roll(80), height: 20 + dice.roll(120))
    let view: UIView
    if dice.once(in: 4) {
      view = typist.makeInput(frame)
    } else if dice.once(in: 3) {
      let scroll = UIScrollView(frame: frame)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: frame.width + CGFloat(dice.roll(200)), height: frame.height * 3)
      scroll.isPagingEnabled = dice.once(in: 4)
      scroll.delaysContentTouches = dice.once(in: 2)
      view = scroll
    } else if dice.once(in: 5) {
      view = UIButton(type: .system)
      view.frame = frame
    } else {
      let pad = TouchPad(frame: frame)
      pad.complain = { [weak self] in self?.complain($0) }
      pad.isMultipleTouchEnabled = dice.once(in: 2)
      pad.isExclusiveTouch = dice.once(in: 6)
      view = pad
    }
    (dice.once(in: 2) ? root.view : dice.pick(views) ?? root.view)?.addSubview(view)
    views.append(view)
    witnesses.append(("a \(type(of: view))", Weak(view as AnyObject)))
    for _ in 0..<dice.roll(3) { addRecognizer(to: view) }
  }

  private func addRecognizer(to view: UIView) {
    let recognizer = newRecognizer()
    recognizer.cancelsTouchesInView = !dice.once(in: 3)
    recognizer.delaysTouchesBegan = dice.once(in: 4)
    recognizer.delaysTouchesEnded = !dice.once(in: 3)
    if dice.once(in: 2) { recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)] }
    let listener = GestureListener(recognizer, seed: UInt64(dice.roll(1 << 30))) { [weak self] in self?.complain($0) }
    view.addGestureRecognizer(recognizer)
    listeners.append(listener)
    witnesses.append(("a \(type(of: recognizer))", Weak(recognizer as AnyObject)))
  }

  private func newRecognizer() -> UIGestureRecognizer {
    switch dice.roll(10) {
    case 9: return CarelessRecognizer(seed: UInt64(dice.roll(1 << 30)))
    case 0:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + dice.roll(3)
      tap.numberOfTouchesRequired = 1 + dice.roll(2)
      return tap
    case 1:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = dice.roll(2)
      press.minimumPressDuration = Double(dice.roll(4)) / 20
      return press
    case 2: return UIPinchGestureRecognizer()
    case 3: return UIRotationGestureRecognizer()
    case 4:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(1 + dice.roll(15)))
      return swipe
    case 5:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      return edge
    case 6: return UIHoverGestureRecognizer()
    default:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 1 + dice.roll(2)
      pan.maximumNumberOfTouches = pan.minimumNumberOfTouches + dice.roll(3)
      return pan
    }
  }
}
