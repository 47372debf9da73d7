import SeededRandom
import TransitionStage
import UIKit

/// A random screen with a list, whose steps follow from a seed.
///
/// A subclass makes the screen, and overrides the steps and the checks.
@MainActor class ListWorld {
  let stage: Stage
  var dice: XorshiftRandom
  let data = ListData()
  private(set) var steps = 0
  private(set) var complaints: [String] = []
  private(set) var log: [String] = []
  /// The objects that must be deallocated with the world.
  private(set) var witnesses: [(name: String, object: Weak<AnyObject>)] = []
  /// The names of completions that are still to be called.
  private var awaited: [Int: String] = [:]
  private var nextCompletion = 0
  private(set) var isFingerDown = false
  let ledger = DisplayLedger()

  init(_ stage: Stage, seed: UInt64) {
    self.stage = stage
    dice = XorshiftRandom(seed: seed)
    ledger.complain = { [weak self] in self?.complain($0) }
  }

  /// The list, which is laid out after each step; subclasses override it.
  var scrollView: UIScrollView? { nil }

  func complain(_ text: String) { complaints.append(text) }

  func witness(_ name: String, _ object: AnyObject) { witnesses.append((name, Weak(object))) }

  func note(_ what: String, _ body: () -> Void = {}) {
    log.append(what)
    body()
  }

  /// Returns a completion that must be called once.
  func completion(of what: String) -> (Bool) -> Void {
    let number = nextCompletion
    nextCompletion += 1
    awaited[number] = what
    return { [weak self] _ in
      guard let self else { return }
      if awaited.removeValue(forKey: number) == nil { complain("the completion of \(what) was called twice") }
    }
  }

  /// Does something in an animation, or without one.
  func perform(animated: Bool, _ body: () -> Void) {
    if animated { body() } else { UIView.performWithoutAnimation(body) }
  }

  // MARK: Steps

  /// Does a random step; then checks what is shown.
  func step() {
    steps += 1
    act()
    scrollView?.layoutIfNeeded()
    lookAtDiagnostics()
    check()
  }

  /// Does a random step; subclasses override it.
  func act() {}

  func advance() {
    note("frames") { stage.advance(frames: dice.once(in: 8) ? 40 : 1 + dice.roll(4)) }
  }

  /// The part of the screen in which fingers are; subclasses may override it.
  var fingerArea: CGRect { stage.window.bounds }

  /// Puts a finger down, moves it or lifts it.
  func moveFinger() {
    let area = fingerArea
    let point = CGPoint(
      x: area.minX + CGFloat(dice.roll(Int(area.width))), y: area.minY + CGFloat(dice.roll(Int(area.height))))
    if isFingerDown, dice.once(in: 3) {
      stage.touchUp(at: point)
      isFingerDown = false
    } else if isFingerDown {
      stage.touchMove(to: point)
    } else {
      stage.touchDown(at: point)
      isFingerDown = true
    }
    stage.advance(frames: 1)
  }

  // MARK: Checks

  /// Checks the diagnostics; subclasses remove those that they expect.
  func lookAtDiagnostics() {}

  /// Checks what is shown, at any time; subclasses override it.
  func check() {}

  /// Checks what is shown when nothing moves; subclasses override it.
  func checkRest() {}

  /// Ends what the world has begun and not ended; subclasses override it.
  func endAll() {}

  /// Does things that lead back to where they began, and checks that nothing has changed; subclasses override it.
  func checkReturns() {}

  /// Lifts fingers, ends what is going on, and checks what is left.
  func rest() {
    log.append("rest")
    if isFingerDown { stage.touchUp(at: CGPoint(x: 100, y: 200)) }
    isFingerDown = false
    lookAtDiagnostics()
    endAll()
    guard settle() else { return }
    check()
    if let what = awaited.first?.value { complain("the completion of \(what) was not called") }
    checkRest()
    if complaints.isEmpty { checkReturns() }
  }

  /// Waits until nothing moves; false, with a complaint, if something moves for ever.
  func settle() -> Bool {
    do { try stage.settle(within: 60) } catch {
      complain("\(error)")
      return false
    }
    scrollView?.layoutIfNeeded()
    return true
  }
}
