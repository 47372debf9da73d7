import Foundation

/// Calls a target in each frame; the loop retains the link, and the link its target, until it is invalidated.
///
/// A selector contains its method here: `CADisplayLink(target: self, selector: Selector("step:", Player.step(_:)))`.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private let environment: MediaEnvironment
  @exclusivity(unchecked) private var callback: ((CADisplayLink) -> Void)?
  @exclusivity(unchecked) private var isAdded = false

  /// The time of the present frame, in seconds.
  @exclusivity(unchecked) open private(set) var timestamp: CFTimeInterval = 0
  /// Seconds between frames at the display's rate.
  @exclusivity(unchecked) open private(set) var duration: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Whether calls are held back.
  @exclusivity(unchecked) open var isPaused = false
  /// The preferred frames per second; 0 is the display's rate, and a rate that does not divide it is rounded up to one
  /// that does.
  @exclusivity(unchecked) open var preferredFramesPerSecond = 0
  /// The preferred range of frames per second. Setting it sets ``preferredFramesPerSecond`` to its preferred rate, or
  /// else to its maximum.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { frameRateRange }
    set {
      let range = CAFrameRateRange(
        minimum: newValue.minimum, maximum: newValue.maximum, preferred: newValue.preferred)
      frameRateRange = range
      preferredFramesPerSecond = Int(min(range.preferred ?? range.maximum, 1000))
    }
  }
  private var frameRateRange = CAFrameRateRange.default
  @exclusivity(unchecked) private var framesSinceCall = 0
  @exclusivity(unchecked) private var hasFired = false

  /// A link that calls a block.
  package init(_ callback: @escaping (CADisplayLink) -> Void) {
    environment = .current
    self.callback = callback
    super.init()
  }

  /// A link that sends a message to a target, which it retains until it is invalidated.
  public convenience init(target: Any, selector: Selector) {
    let object = target as AnyObject
    let selector = selector.resolved(for: object)
    self.init { link in
      guard !selector.send(to: object, from: link) else { return }
      MediaEnvironment.current.report(
        .actionMismatch(action: selector.name, target: String(describing: type(of: object))))
      link.invalidate()
    }
  }

  /// Starts the calls; run loop and mode are accepted for source compatibility, because a stage's loop has one mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded, callback != nil else { return }
    isAdded = true
    environment.displayLinks.append(self)
  }

  /// Stops the calls; the link can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    environment.displayLinks.removeAll(identicalTo: self)
  }

  /// Stops the calls for good and releases the target.
  open func invalidate() {
    isAdded = false
    callback = nil
    environment.displayLinks.removeAll(identicalTo: self)
  }

  package func fire(at time: CFTimeInterval) {
    let frame = environment.frameDuration
    guard isAdded, !isPaused, let callback else { return }
    framesSinceCall += 1
    var stride = 1
    if preferredFramesPerSecond > 0, frame > 0 {
      stride = max(1, Int((1 / frame / Double(preferredFramesPerSecond)).rounded(.down)))
    }
    guard !hasFired || framesSinceCall >= stride else { return }
    hasFired = true
    framesSinceCall = 0
    timestamp = time
    duration = frame * Double(stride)
    environment.perform { callback(self) }
  }
}
