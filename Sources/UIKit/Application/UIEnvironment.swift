import EventTrace
import Foundation
import QuartzCore
import Rendering

/// The state of one application, or of one stage of a test: screen, windows, trace, running transitions.
@preconcurrency @MainActor public final class UIEnvironment: MediaEnvironment {
  /// The screen.
  public let screen: UIScreen
  /// The calls of transitions, in order.
  @exclusivity(unchecked) public package(set) var trace = EventTrace()
  /// The fidelity notes that were met, each once, in order.
  @exclusivity(unchecked) public internal(set) var notes: [FidelityNote] = []
  /// Called with each fidelity note when it is met for the first time.
  @exclusivity(unchecked) public var noteHandler: (FidelityNote) -> Void = { _ in }
  /// The time at which the trace's clock shows zero.
  package let traceOrigin: CFTimeInterval

  /// The user's settings for motion, which the system's own transitions follow (E-88).
  public var motion = MotionPreferences() {
    didSet { postMotionChanges(from: oldValue) }
  }

  /// The user's settings for accessibility, apart from those for motion.
  public var accessibility = AccessibilitySettings.standard {
    didSet { accessibilityChanged(from: oldValue) }
  }

  /// The size of text that the user prefers.
  public var contentSizeCategory = UIContentSizeCategory.large {
    didSet { if contentSizeCategory != oldValue { contentSizeCategoryChanged() } }
  }

  /// The user's language and region; a date picker reads them when it is created or changed.
  public var region = RegionSettings.standard

  /// The application, once it was asked for.
  @exclusivity(unchecked) var storedApplication: UIApplication?
  /// The states of the application, and the order of its calls.
  package private(set) lazy var lifeCycle = LifeCycle(environment: self)
  /// The device.
  private(set) lazy var device = UIDevice(self)
  /// The key window, and those before it.
  let keyWindows = KeyWindows()
  /// The addresses that the app opens in other apps.
  package let externalURLs = ExternalURLs()
  /// The identifier of the device for the app's maker.
  package var vendorIdentifier = UUID(uuidString: "00000000-0000-4000-8000-000000000393")

  /// The appearance proxies that the app has set values of.
  let appearances = AppearanceProxies()
  let drawingCache = DrawingCache()
  /// The number of changes of appearance that have begun.
  @exclusivity(unchecked) var appearanceChanges = 0
  let textLayoutCache = TextLayoutCache()
  let progressTimes = ProgressTimes()
  @exclusivity(unchecked) private var classNames: [ObjectIdentifier: String] = [:]

  /// Returns the name of an object's class.
  func className(of object: AnyObject) -> String {
    let type: AnyObject.Type = type(of: object)
    if let name = classNames[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    classNames[ObjectIdentifier(type)] = name
    return name
  }

  /// The screen's initial traits; objects that were not notified of others have these.
  let initialTraits: UITraitCollection
  /// The screen's initial configuration, as the device is built.
  let initialConfiguration: UIScreen.Configuration
  /// Whether traits have changed, or were overridden, since the start.
  @exclusivity(unchecked) var traitsVary = false
  /// The orientations of screen and device.
  package var orientation = OrientationState()

  package let graphics = GraphicsContextStack()
  /// The app's images and colours by name.
  package let images = ImageLibrary()
  /// Finds the optional methods of delegates.
  package let optionalMethods = OptionalMethods()
  @exclusivity(unchecked) package var animationContexts: [ViewAnimationContext] = []
  @exclusivity(unchecked) package var areAnimationsEnabled = true
  /// Blocks between `beginAnimations` and `commitAnimations`, the innermost last.
  @exclusivity(unchecked) var legacyAnimations: [LegacyAnimation] = []
  @exclusivity(unchecked) package var windows: [UIWindow] = [] {
    didSet { windowLayers = windows.map(\.layer) }
  }
  /// The root layers of every frame.
  @exclusivity(unchecked) private(set) var windowLayers: [CALayer] = []
  /// The root node of the last frame, which the next one reuses where it was released.
  @exclusivity(unchecked) var frameRoot: RenderNode?
  /// The running transitions, oldest first.
  @exclusivity(unchecked) package var drivers: [TransitionDriver] = []
  /// The requests that wait for layout or for the commit (T-20, T-22).
  @exclusivity(unchecked) package var pendingTransitions = PendingTransitions()
  /// The style of the status bar.
  package internal(set) var statusBar = StatusBarAppearance()
  /// Whether frames show the status bar; false at first, because an app's windows do not contain it.
  public var drawsStatusBar = false {
    didSet { if drawsStatusBar != oldValue { drawsStatusBarChanged() } }
  }
  /// The window of the drawn status bar; nil while it is not drawn.
  var statusBarWindow: StatusBarWindow?
  /// The angle from which the device is looked at.
  var tilt = Tilt()
  /// The last showing or hiding of the status bar; nil before the first.
  package internal(set) var statusBarChange: StatusBarChange?
  /// The home indicator and the system's gestures, as the controllers ask for them.
  package internal(set) var systemGestures = SystemGestures()
  /// The feedback that generators have given, in order.
  @exclusivity(unchecked) public internal(set) var haptics: [HapticFeedback] = []
  /// The view controllers that were made and not released.
  @exclusivity(unchecked) var controllers = ControllerList()
  /// The number of detents that the environment has named.
  var unnamedDetents = 0
  /// Collects the view animations that an animator makes, meanwhile.
  package var animationRecording: AnimationRecording?
  /// Observations, some of which may have ended.
  @exclusivity(unchecked) var observations: [WeakObservation] = []
  /// The layout engines whose constraints have changed since the last layout.
  @exclusivity(unchecked) var changedLayoutEngines: [LayoutEngine] = []
  /// Dynamic animators that run, and some that have run.
  @exclusivity(unchecked) var dynamicAnimators: [WeakDynamicAnimator] = []

  /// Creates an environment with a clock and a screen.
  public init(clock: any FrameClock, screen configuration: UIScreen.Configuration) {
    screen = UIScreen(configuration)
    initialTraits = screen.traitCollection
    initialConfiguration = configuration
    traceOrigin = clock.now
    super.init(clock: clock)
    screen.environment = self
    DispatchQueue.markMain()
    turnDidEnd = { [unowned self] in endTurn() }
    willLayOut = { [unowned self] in prepareWindowsForLayout() }
    frameDuration = 1 / Double(max(1, configuration.maximumFramesPerSecond))
  }

  /// The current environment; see `MediaEnvironment.current`.
  public static var active: UIEnvironment {
    makeDetached = { UIEnvironment(clock: ManualClock(), screen: .iPhone15) }
    return (MediaEnvironment.current as? UIEnvironment) ?? detachedFallback
  }

  /// The environment of views that are made in an environment of layers alone.
  private static let detachedFallback = UIEnvironment(clock: ManualClock(), screen: .iPhone15)

  /// Sends touches to windows.
  package private(set) lazy var touches = TouchDispatcher(environment: self)
  /// Sends presses of buttons and keys.
  package private(set) lazy var presses = PressDispatcher(environment: self)
  /// The keyboard.
  package private(set) lazy var keyboard = KeyboardController(environment: self)
  /// The text that was copied.
  private(set) lazy var pasteboard = UIPasteboard()
  /// Sends scrolling by wheels and trackpads.
  package private(set) lazy var scrolls = ScrollDispatcher(environment: self)
  /// VoiceOver, which records what apps announce, and performs actions for a stage.
  package private(set) lazy var voiceOver = VoiceOver(environment: self)
  /// Sends shaking.
  package private(set) lazy var motionEvents = MotionDispatcher(environment: self)
  /// Whether a touch is down.
  package var hasActiveTouches: Bool { touches.isActive }

  /// The versions of the fonts and libraries that the text on the screen depends on.
  package var fontVersions: [FontVersions] {
    var faces: Set<FontFace> = []
    for window in windows { window.collectFaces(into: &faces) }
    return faces.map(FontVersions.init(of:)).sorted { $0.font < $1.font }
  }

  private func endTurn() {
    commitUnbalancedAnimations()
    for driver in drivers { driver.checkProgress() }
    keyboard.turnEnded()
    compareObservedValues()
    if lifeCycle.phase == .background { endMovement() }
  }

  /// Compares the observed values that do not report changes themselves, and removes observations that have ended.
  private func compareObservedValues() {
    RuntimeState.sweep()
    guard !observations.isEmpty else { return }
    observations.removeAll { !$0.isValid }
    for observation in observations { observation.notifyIfChanged() }
  }

  /// Adds an event to the trace.
  package func record(
    _ category: TraceEvent.Category, _ subject: String, _ name: String, _ arguments: [String] = []
  ) {
    let time = clock.now - traceOrigin
    trace.events.append(TraceEvent(time: time, category: category, subject: subject, name: name, arguments: arguments))
  }
}

extension UIEnvironment {
  /// Returns the frame of every visible window, from back to front.
  public func renderFrame() -> RenderFrame {
    let (size, scale) = (screen.configuration.size, screen.scale)
    let background = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    // Where the last frame was released, its root is reused.
    var root = frameRoot ?? RenderNode()
    frameRoot = nil
    root.update(bounds: CGRect(origin: .zero, size: size), transform: CATransform3DIdentity, opacity: 1)
    CALayer.updateNodes(in: &root, of: windowLayers, at: clock.now)
    frameRoot = root
    return RenderFrame(size: size, scale: scale, background: background, root: root)
  }

  /// Removes the trace's events.
  public func clearTrace() {
    trace = EventTrace()
  }
}
