import UIKit

/// A simulated device: a screen, a window, and a clock that only the test advances.
///
/// Everything made inside ``withStage(_:_:)-3xm8f`` belongs to its stage; two stages share nothing, also in tests that
/// run at once.
@MainActor public final class Stage {
  /// The device.
  public let device: Device
  /// The environment of the stage's UIKit.
  public let environment: UIEnvironment
  /// The window that ``show(_:)`` fills.
  public let window: UIWindow
  /// The clock.
  public let clock: ManualClock
  /// Used for all frames, so that what has not changed is not drawn again.
  private var renderer = SoftwareRenderer()
  /// The diagnostics that the test has not expected, in order.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Hints, in order: advice about code that may be as it is meant, so that no test fails for them.
  public internal(set) var hints: [Diagnostic] = []

  @exclusivity(unchecked) var fingers = ScheduledFingers()
  @exclusivity(unchecked) var heldFingers: [HeldFinger] = []
  /// The scheduled scrolls of wheels and trackpads, one after the other.
  @exclusivity(unchecked) var scrolls: [ScheduledScroll] = []
  /// The number of frames since the stage began, from which times are computed without drift.
  @exclusivity(unchecked) package private(set) var ticks = 0
  /// Records the inputs and frames of a session; nil while none is recorded.
  @exclusivity(unchecked) var sessionRecorder: SessionRecorder?
  /// The app's tunable numbers.
  @exclusivity(unchecked) package internal(set) var tunables = StageTunables()
  /// The app's animations, and the changes of those to come.
  @exclusivity(unchecked) package var animations = StageAnimations()
  /// Called after each frame, with the stage; nil while nothing follows the frames.
  @exclusivity(unchecked) package var frameObserver: ((Stage) -> Void)?
  /// Whether a frame gets its inputs or runs its turn.
  @exclusivity(unchecked) private(set) var isDeliveringFrame = false
  /// Whether turns run by themselves for work that is due between two frames.
  @exclusivity(unchecked) private var isBetweenFrames = false

  package init(_ device: Device) {
    self.device = device
    let clock = ManualClock()
    let environment = UIEnvironment(clock: clock, screen: device.screen)
    self.clock = clock
    self.environment = environment
    window = environment.perform { UIWindow(frame: environment.screen.bounds) }
    StageTunables.open(self)
    let prepareForLayout = environment.willLayOut
    environment.willLayOut = { [weak self] in
      prepareForLayout()
      self?.collectAnimations()
    }
    environment.diagnosticHandler = { [weak self] diagnostic in
      if diagnostic.isHint { self?.hints.append(diagnostic) } else { self?.diagnostics.append(diagnostic) }
    }
    environment.optionalMethods.audit = { [link = WeakReference(environment)] object, adopted in
      for finding in OptionalMethodAudit.findings(in: object, adopted) {
        link.target?.report(
          .optionalMethodNotCalled(finding.method, of: finding.type, base: finding.base, adopted: adopted))
      }
    }
  }

  /// The work that the stage's code gives to the process's queues; nil where the program does not link the hooks.
  @exclusivity(unchecked) private(set) var codeTime: StageTime?

  /// Begins to hold the work that the stage's code gives to the process's queues.
  func openTime() {
    codeTime = StageTime.open()
    codeTime?.stage = self
    if let failure = StageTime.failure { environment.report(.stageTimeNotCaptured(failure)) }
  }

  /// Releases the windows and everything that was made on the stage.
  func end() {
    StageTunables.close(self)
    codeTime?.end(environment)
    environment.releaseApplication()
  }

  // MARK: Showing

  /// Makes a controller the window's root and runs the first turn, so that it is on the screen.
  public func show(_ root: UIViewController) {
    environment.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    turn(isFrame: false)
  }

  // MARK: Time

  /// Seconds since the stage began.
  public var time: TimeInterval { clock.now }
  /// Seconds between frames.
  public var frameDuration: TimeInterval { 1 / Double(device.screen.maximumFramesPerSecond) }

  /// The longest time that one call can advance, in seconds: a day.
  static let longestAdvance: TimeInterval = 86_400

  /// Advances by an exact time, frame by frame; the last turn is at the exact end. Negative times, and those of more
  /// than a day, are ignored.
  public func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds <= Self.longestAdvance else { return }
    finishTurn()
    let end = clock.now + seconds
    while Double(ticks + 1) * frameDuration <= end + 1e-9 { tick() }
    runTurnsBetweenFrames(until: end)
    if end > clock.now + 1e-9 {
      setClock(end)
      deliverInput()
      turn(isFrame: false)
    }
  }

  /// Advances by a number of frames.
  public func advance(frames: Int) {
    finishTurn()
    for _ in 0..<max(0, frames) { tick() }
  }

  /// Advances until nothing moves.
  ///
  /// - Parameter limit: the greatest time to advance, in seconds.
  /// - Throws: ``StageError/doesNotSettle(after:running:hasNoEnd:reported:)``, which names what still runs, and the
  ///   diagnostics that were reported.
  public func settle(within limit: TimeInterval = 10) throws {
    finishTurn()
    let start = clock.now
    let limit = limit.isNaN ? 0 : min(limit, Self.longestAdvance)
    while !isQuiet {
      if clock.now - start > limit || onlyEndlessThingsRun || isLateElsewhere {
        throw unsettled(after: clock.now - start)
      }
      tick()
    }
  }

  /// Finishes the turn that the test's own calls belong to, at the present time.
  private func finishTurn() {
    isLateElsewhere = false
    deliverInput()
    turn(isFrame: false)
  }

  private func deliverInput() {
    let changes = fingers.changes(upTo: clock.now)
    if !changes.isEmpty { environment.touches.send(changes) }
    guard !scrolls.isEmpty else { return }
    // It is not in the list while it calls the app, which may schedule more.
    var scroll = scrolls.removeFirst()
    if !scroll.deliver(upTo: clock.now, to: self) { scrolls.insert(scroll, at: 0) }
  }

  private func tick() {
    advanceFrame(delivering: [])
  }

  /// Advances by one frame, which gets inputs before its turn.
  package func advanceFrame(delivering inputs: [Session.Input]) {
    let next = Double(ticks + 1) * frameDuration
    runTurnsBetweenFrames(until: next)
    ticks += 1
    setClock(next)
    isDeliveringFrame = true
    deliverInput()
    send(inputs)
    turn(isFrame: true)
    isDeliveringFrame = false
    sessionRecorder?.noteFrame(of: self)
    frameObserver?(self)
  }

  /// Gives inputs to the app some seconds after the last frame, each `turn` among them running one.
  func deliver(_ inputs: [Session.Input], afterFrame delay: TimeInterval) {
    let end = Double(ticks) * frameDuration + delay
    runTurnsBetweenFrames(until: end)
    if end > clock.now { setClock(end) }
    var rest = inputs[...]
    while !rest.isEmpty {
      let part = rest.prefix { $0.kind != .turn }
      rest = rest.dropFirst(part.count + 1)
      send(Array(part))
      turn(isFrame: false)
    }
  }

  /// Notes inputs that reach the app in one call, while a session is recorded.
  func note(_ inputs: [Session.Kind]) {
    sessionRecorder?.note(inputs, on: self)
  }

  private func setClock(_ time: TimeInterval) {
    clock.set(time)
    codeTime?.setSeconds(clock.now)
  }

  /// Runs turns at the exact times before a time at which work of the stage's code is due.
  private func runTurnsBetweenFrames(until end: TimeInterval) {
    guard codeTime != nil else { return }
    isBetweenFrames = true
    defer { isBetweenFrames = false }
    // Work that is left from the present waits for the frame.
    while let next = environment.turnQueue.nextExactTime, next > clock.now, next < end - 1e-9 {
      setClock(next)
      turn(isFrame: false)
    }
  }

  /// The number of turns at one time after which work that enqueues itself waits for the next frame.
  private static let turnLimit = 256
  /// Whether work on other queues has not ended in its time since the last call of the test.
  @exclusivity(unchecked) private var isLateElsewhere = false

  /// Runs a turn, and more of them while work of the stage's code is due, on this queue or through another.
  func turn(isFrame: Bool) {
    if !isFrame, !isBetweenFrames { note([.turn]) }
    let isFrame = isFrame && !environment.isInBackground
    guard let time = codeTime else { return environment.runTurn(isFrame: isFrame) }
    time.drive {
      collectWork(of: time)
      environment.runTurn(isFrame: isFrame)
      for _ in 0..<Self.turnLimit {
        collectWork(of: time)
        guard let next = environment.turnQueue.nextExactTime, next <= clock.now else { break }
        environment.runTurn(isFrame: false)
      }
      time.admit(to: environment)
    }
    if environment.turnQueue.nextExactTime != nil { time.lock.withLock { time.schedulePump() } }
  }

  /// Queues what the stage's code has sent to the main queue, after the work on other queues has ended.
  private func collectWork(of time: StageTime) {
    if !isLateElsewhere { isLateElsewhere = !time.waitForOtherQueues() }
    time.admit(to: environment)
  }

  /// Advances to the next work of the stage's code: the test is suspended, and may be waiting for it.
  func advanceForSuspendedTest() {
    guard let time = codeTime else { return }
    isLateElsewhere = false
    let hadArrivals = !time.isQuiet
    collectWork(of: time)
    guard let next = environment.turnQueue.nextExactTime else { return }
    if hadArrivals || next <= clock.now { return turn(isFrame: false) }
    guard next < Double(ticks + 1) * frameDuration else { return tick() }
    setClock(next)
    turn(isFrame: false)
  }

  /// Whether the clock goes on while the test runs its run loop.
  package var followsRunLoop = true

  /// Advances by one step for a test that runs its run loop: to the next work of the stage's code, to the next frame or
  /// to the end of the run, whichever comes first.
  func advanceForRunLoop(within limit: TimeInterval) {
    guard let time = codeTime, followsRunLoop else { return }
    let hadArrivals = !time.isQuiet
    finishTurn()
    guard !hadArrivals else { return }
    let end = min(clock.now + limit, environment.turnQueue.nextExactTime ?? .infinity)
    if Double(ticks + 1) * frameDuration <= end + 1e-9 { return tick() }
    guard end > clock.now else { return }
    setClock(end)
    turn(isFrame: false)
  }

  // MARK: Frames

  /// The current frame as a value.
  public var frame: RenderFrame {
    environment.renderFrame()
  }

  /// The current frame in pixels.
  public var image: CGImage {
    renderer.render(frame)
  }

  /// The overlay of the renderer's work over ``image``: damage and overdraw. Empty at first.
  public var overlay: RenderOverlay {
    get { renderer.overlay }
    set { renderer.overlay = newValue }
  }

  /// Whether the frames show the status bar: Apple's time, signal and battery, in the style that the screens prefer.
  ///
  /// False at first: on a device the bar is the system's, and an app's own snapshots do not contain it.
  public var drawsStatusBar: Bool {
    get { environment.drawsStatusBar }
    set {
      note([.setting(.drawsStatusBar(newValue))])
      environment.drawsStatusBar = newValue
    }
  }
  /// The appearance of the status bar that the screens prefer.
  public var statusBar: StatusBarAppearance { environment.statusBar }
  /// The last showing or hiding of the status bar that a controller has asked for; nil before the first.
  public var statusBarChange: StatusBarChange? { environment.statusBarChange }

  /// The user's settings for motion: with `isReduced` the system's zoom and flip cross-fade, with `prefersCrossFade`
  /// its slides too (E-88, K-60).
  public var motion: MotionPreferences {
    get { environment.motion }
    set {
      note([.setting(.reducesMotion(newValue.isReduced)), .setting(.prefersCrossFade(newValue.prefersCrossFade))])
      environment.motion = newValue
    }
  }

  // MARK: The trace

  /// Everything that transitions did since the stage began, or since ``clearTrace()``.
  public var trace: EventTrace { environment.trace }

  /// Removes the events so far.
  public func clearTrace() {
    environment.clearTrace()
  }
}
