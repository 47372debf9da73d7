import EventTrace
import QuartzCore
import Rendering

/// What one application, or one stage of a test, has for itself: screen, application, windows, trace, running transitions.
@preconcurrency @MainActor public final class UIEnvironment: MediaEnvironment {
  /// The screen.
  public let screen: UIScreen
  /// Everything that transitions did, in order.
  @exclusivity(unchecked) public package(set) var trace = EventTrace()
  /// The fidelity notes that were met, each once, in order: where a device may do otherwise.
  @exclusivity(unchecked) public internal(set) var notes: [FidelityNote] = []
  /// Called with each note when it is met for the first time; does nothing unless replaced.
  @exclusivity(unchecked) public var noteHandler: (FidelityNote) -> Void = { _ in }
  /// The time at which the trace's clock shows zero.
  package let traceOrigin: CFTimeInterval

  /// The user's settings for motion, which the system's own transitions honour (E-88).
  public var motion = MotionPreferences() {
    didSet { tellMotion(from: oldValue) }
  }

  let drawings = DrawingCache()
  /// How many transitions have begun.
  @exclusivity(unchecked) var startedTransitions = 0
  let textLayouts = TextLayoutCache()
  let wayTimes = WayTimes()
  @exclusivity(unchecked) private var classNames: [ObjectIdentifier: String] = [:]

  /// The name of an object's class.
  func className(of object: AnyObject) -> String {
    let type: AnyObject.Type = type(of: object)
    if let name = classNames[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    classNames[ObjectIdentifier(type)] = name
    return name
  }

  /// The traits of the screen at the start; who has not been told of others knows these.
  let firstTraits: UITraitCollection
  /// The screen at the start, as the device is built.
  let firstConfiguration: UIScreen.Configuration
  /// Whether traits have changed, or were overridden, since the start.
  @exclusivity(unchecked) var traitsVary = false
  /// How the screen stands, and how the device is held.
  package var orientation = OrientationState()

  package let graphics = GraphicsContextStack()
  /// Where the optional methods of delegates are.
  package let optionalMethods = OptionalMethods()
  @exclusivity(unchecked) package var animationContexts: [ViewAnimationContext] = []
  @exclusivity(unchecked) package var areAnimationsEnabled = true
  /// Blocks between `beginAnimations` and `commitAnimations`, the innermost last.
  @exclusivity(unchecked) var legacyAnimations: [LegacyAnimation] = []
  @exclusivity(unchecked) package var windows: [UIWindow] = [] {
    didSet { windowLayers = windows.map(\.layer) }
  }
  /// What every frame begins at.
  @exclusivity(unchecked) private(set) var windowLayers: [CALayer] = []
  /// The root of the last frame, which the next one fills anew where nobody else holds it.
  @exclusivity(unchecked) var frameRoot: RenderNode?
  /// Transitions that run, oldest first.
  @exclusivity(unchecked) package var drivers: [TransitionDriver] = []
  /// Transitions that were asked for and wait for layout or for the commit (T-20, T-22).
  @exclusivity(unchecked) package var pendingTransitions = PendingTransitions()
  /// How the status bar looks.
  package internal(set) var statusBar = StatusBarAppearance()
  /// How many detents the environment has named.
  var unnamedDetents = 0
  /// Collects the UIView animations that an animator makes, while it makes them.
  package var animationRecording: AnimationRecording?
  /// Values that are observed, and some that were.
  @exclusivity(unchecked) var observations: [WeakObservation] = []
  /// Dynamic animators that run, and some that have run.
  @exclusivity(unchecked) var dynamicAnimators: [WeakDynamicAnimator] = []

  /// An environment with a clock and a screen.
  public init(clock: any FrameClock, screen configuration: UIScreen.Configuration) {
    screen = UIScreen(configuration)
    firstTraits = screen.traitCollection
    firstConfiguration = configuration
    traceOrigin = clock.now
    super.init(clock: clock)
    turnDidEnd = { [unowned self] in endTurn() }
    frameDuration = 1 / Double(max(1, configuration.maximumFramesPerSecond))
  }

  /// The environment that code which asks from nowhere sees; see ``MediaEnvironment/current``.
  public static var active: UIEnvironment {
    makeDetached = { UIEnvironment(clock: ManualClock(), screen: .iPhone15) }
    return (MediaEnvironment.current as? UIEnvironment) ?? detachedFallback
  }

  /// For an environment of layers alone, in which somebody makes a view: the view gets one of its own.
  private static let detachedFallback = UIEnvironment(clock: ManualClock(), screen: .iPhone15)

  /// The window in front, which takes events first; nil where none is shown.
  var keyWindow: UIWindow? {
    for window in windows.reversed() where !window.isHidden { return window }
    return nil
  }

  /// Delivers touches to windows.
  package private(set) lazy var touches = TouchDispatcher(environment: self)
  /// Delivers what buttons and keys do.
  package private(set) lazy var presses = PressDispatcher(environment: self)
  /// Delivers what wheels and trackpads scroll.
  package private(set) lazy var scrolls = ScrollDispatcher(environment: self)
  /// Whether a finger is down.
  package var hasActiveTouches: Bool { touches.isActive }

  /// What the text on the screen depends on, by the fonts' names.
  package var fontVersions: [FontVersions] {
    var faces: Set<FontFace> = []
    for window in windows { window.collectFaces(into: &faces) }
    return faces.map(FontVersions.init(of:)).sorted { $0.font < $1.font }
  }

  private func endTurn() {
    commitForgottenAnimations()
    for driver in drivers { driver.checkProgress() }
    lookAtObservedValues()
  }

  /// Looks at what is observed and not told in the moment, and forgets what has gone.
  private func lookAtObservedValues() {
    RuntimeState.sweep()
    guard !observations.isEmpty else { return }
    observations.removeAll { !$0.isValid }
    for observation in observations { observation.look() }
  }

  /// Adds an event to the trace.
  package func record(
    _ category: TraceEvent.Category, _ subject: String, _ name: String, _ arguments: [String] = []
  ) {
    let time = clock.now - traceOrigin
    trace.events.append(TraceEvent(time: time, category: category, subject: subject, name: name, arguments: arguments))
  }
}
