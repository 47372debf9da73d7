import UIKit

/// A simulated device: a screen, a window, and a clock that only the test advances.
///
/// Everything made inside ``withStage(_:_:)`` belongs to its stage; two stages share nothing, also in tests that run at
/// once.
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
  @exclusivity(unchecked) private var ticks = 0

  package init(_ device: Device) {
    self.device = device
    let clock = ManualClock()
    let environment = UIEnvironment(clock: clock, screen: device.screen)
    self.clock = clock
    self.environment = environment
    window = environment.perform { UIWindow(frame: environment.screen.bounds) }
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

  /// Releases the windows and everything that was made on the stage.
  func end() {
    environment.windows = []
  }

  // MARK: Showing

  /// Makes a controller the window's root and runs the first turn, so that it is on the screen.
  public func show(_ root: UIViewController) {
    environment.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    environment.runTurn(isFrame: false)
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
    if end > clock.now + 1e-9 {
      clock.set(end)
      deliverInput()
      environment.runTurn(isFrame: false)
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
      if clock.now - start > limit || onlyEndlessThingsRun {
        throw unsettled(after: clock.now - start)
      }
      tick()
    }
  }

  /// Finishes the turn that the test's own calls belong to, at the present time.
  private func finishTurn() {
    deliverInput()
    environment.runTurn(isFrame: false)
  }

  private func deliverInput() {
    let changes = fingers.changes(upTo: clock.now)
    if !changes.isEmpty { environment.touches.send(changes) }
    guard !scrolls.isEmpty else { return }
    // It is not in the list while it calls the app, which may schedule more.
    var scroll = scrolls.removeFirst()
    if !scroll.deliver(upTo: clock.now, to: environment) { scrolls.insert(scroll, at: 0) }
  }

  private func tick() {
    ticks += 1
    clock.set(Double(ticks) * frameDuration)
    deliverInput()
    environment.runTurn()
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

  /// The appearance of the status bar that the screens prefer; it is not drawn.
  public var statusBar: StatusBarAppearance { environment.statusBar }

  /// The user's settings for motion: with `isReduced` the system's zoom and flip cross-fade, with `prefersCrossFade`
  /// its slides too (E-88, K-60).
  public var motion: MotionPreferences {
    get { environment.motion }
    set { environment.motion = newValue }
  }

  // MARK: The trace

  /// Everything that transitions did since the stage began, or since ``clearTrace()``.
  public var trace: EventTrace { environment.trace }

  /// Removes the events so far.
  public func clearTrace() {
    environment.clearTrace()
  }
}
