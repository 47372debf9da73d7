import Foundation
import QuartzCore

/// The application: its state, its windows and scenes, and what it asks of the system. Each environment has its own.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The state of an application.
  public enum State: Int, Sendable {
    /// In the foreground, with events.
    case active = 0
    /// In the foreground, without events: between the other two.
    case inactive = 1
    /// Not on the screen.
    case background = 2

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``active`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(rawValue, among: [.active, .inactive, .background])
    }
  }

  @WeakReference private var environmentLink: UIEnvironment?
  /// The environment whose application this is.
  package var environment: UIEnvironment { environmentLink ?? .active }
  /// The delegate that a launch has made, which the application retains.
  var launchedDelegate: (any UIApplicationDelegate)?
  /// The scene; nil until it connects at a launch, and after its end.
  var scene: UIWindowScene?
  /// The background tasks that have not ended.
  let backgroundTasks = BackgroundTasks()
  private var ignoredEventBlocks = 0

  /// Creates the application of the current environment; a launch does it.
  public override init() {
    environmentLink = .active
    super.init()
  }

  /// The application of the current environment.
  open class var shared: UIApplication { UIEnvironment.active.application }

  /// Returns the value of a property of the class by its name: the app, as ``shared`` or by its Objective-C name.
  open class func value(forKey key: String) -> Any? {
    if key == "shared" || key == "sharedApplication" { return shared }
    return shared.value(forUndefinedKey: key)
  }

  /// Returns the value at a key path that begins with a property of the class, such as `sharedApplication.delegate`.
  open class func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let first = value(forKey: String(keyPath[..<dot])) as? NSObject
    return first?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Whether the class itself has the method of a selector: ``shared``, by its Objective-C name.
  open class func responds(to aSelector: Selector!) -> Bool { aSelector?.name == "sharedApplication" }

  /// Returns what the class's method of a selector returns: the app for ``shared``, by its Objective-C name.
  ///
  /// Libraries that may be part of an extension ask for the app so. Other selectors are reported.
  open class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    if responds(to: aSelector) { return Unmanaged.passUnretained(shared) }
    UIEnvironment.active.report(.actionMismatch(action: aSelector?.name ?? "nil", target: "UIApplication"))
    return nil
  }

  /// The delegate. The one that a launch has made is retained, others are not.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The state; active where no app was launched, because screens are shown.
  open var applicationState: State { environment.lifeCycle.phase.applicationState }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows and scenes

  /// The windows that have been shown, from back to front.
  open var windows: [UIWindow] { environment.appWindows }
  /// The key window; nil where there is none.
  open var keyWindow: UIWindow? { environment.keyWindow }
  /// The connected scenes: one, since an app has one screen here.
  open var connectedScenes: Set<UIScene> { scene.map { [$0] } ?? [] }
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { scene.map { [$0.session] } ?? [] }
  /// Whether the app can have several scenes; false, since there is one screen.
  open var supportsMultipleScenes: Bool { false }

  /// Returns the orientations of an app whose delegate names none: the device's.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    environment.defaultOrientations
  }

  /// The status bar's rectangle on the screen, in points; zero where it is hidden.
  open var statusBarFrame: CGRect { environment.statusBarFrame }
  /// Whether the status bar is hidden; the controllers on the screen decide, so a new value is reported and ignored.
  open var isStatusBarHidden: Bool {
    get { environment.statusBarFrame.isEmpty }
    set { environment.report(.statusBarSetByApplication("isStatusBarHidden = \(newValue)")) }
  }
  /// The style of the status bar; the controllers on the screen decide, so a new value is reported and ignored.
  open var statusBarStyle: UIStatusBarStyle {
    get { environment.statusBar.style }
    set { environment.report(.statusBarSetByApplication("statusBarStyle = .\(newValue)")) }
  }
  /// Is reported and ignored: the controllers on the screen decide.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    environment.report(.statusBarSetByApplication("setStatusBarHidden(\(hidden), with: .\(animation))"))
  }
  /// Is reported and ignored: the controllers on the screen decide.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    environment.report(.statusBarSetByApplication("setStatusBarStyle(.\(statusBarStyle), animated: \(animated))"))
  }
  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation { environment.orientation.interface }

  /// The direction of the interface, from the screen's traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    environment.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Events

  /// Sends an event to its windows; every touch, press and shake comes through here, after its views were found.
  ///
  /// A touch whose beginning an override does not pass on reaches nothing later; one whose end is not passed on is
  /// cancelled. Scrolling and pointers without a button reach recognizers directly.
  open func sendEvent(_ event: UIEvent) {
    for window in event.route?.windows ?? [] { window.sendEvent(event) }
  }

  /// Sends a message to a target, with the sender and the event; returns whether the target has the method.
  ///
  /// nil stands for the first object that has the method: of the first responder's chain, then of the sender's.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let firstResponder = environment.presses.firstResponder
    let found = firstResponder?.responder(to: action) ?? (sender as? UIResponder)?.responder(to: action)
    guard let object = target as AnyObject? ?? found else { return false }
    if action.send(to: object, arguments: [sender, event]) { return true }
    environment.report(.actionMismatch(action: action.name, target: String(describing: type(of: object))))
    return false
  }

  /// Ignores the touches that land from now on, until ``endIgnoringInteractionEvents()`` is called as often.
  open func beginIgnoringInteractionEvents() {
    ignoredEventBlocks += 1
  }

  /// Ends one ``beginIgnoringInteractionEvents()``; one call too many is ignored.
  open func endIgnoringInteractionEvents() {
    ignoredEventBlocks = max(0, ignoredEventBlocks - 1)
  }

  /// Whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoredEventBlocks > 0 }

  /// Whether shaking offers to undo; there is no undo alert, so this is only stored.
  open var applicationSupportsShakeToEdit = true

  /// Whether the screen stays on without touches; a stage's screen always does.
  open var isIdleTimerDisabled = false

  /// The number on the app's icon; 0 unless set, and not shown.
  open var applicationIconBadgeNumber = 0

  // MARK: Work in the background

  /// Begins a task that goes on in the background; the handler is called where it has not ended after 30 s there.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    backgroundTasks.begin(nil, handler, in: environment)
  }

  /// Begins a task with a name for reports; see ``beginBackgroundTask(expirationHandler:)``.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(taskName, handler, in: environment)
  }

  /// Ends a task; an identifier that is not known is ignored.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier, in: environment)
  }

  /// The seconds for which tasks may go on in the background; the greatest number in the foreground.
  open var backgroundTimeRemaining: TimeInterval { backgroundTasks.remaining(at: environment.clock.now) }

  // MARK: Addresses

  /// Whether the device has an app for an address; a stage's test sets the answer.
  open func canOpenURL(_ url: URL) -> Bool { environment.externalURLs.canOpen(url) }

  /// Opens an address in another app; returns whether there is one.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }

  /// Opens an address in another app, and calls the handler after the commit with whether there is one.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isUniversal = options[.universalLinksOnly] as? Bool ?? false
    environment.externalURLs.open(url, universalLinksOnly: isUniversal, in: environment, completion)
  }
}
