import QuartzCore

/// The root of a view hierarchy on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  nonisolated override var isWindow: Bool { true }

  /// Whether the window is the system's, and not one of the app's.
  var isSystemWindow: Bool { false }

  /// The environment in which the window was created.
  public let environment: UIEnvironment
  /// The screen's size at the window's creation; a window of that size that is not shown yet follows the screen.
  private let initialScreenSize: CGSize

  /// Creates a window on the current environment's screen.
  public override init(frame: CGRect) {
    environment = .active
    initialScreenSize = environment.screen.bounds.size
    super.init(frame: frame)
    layer.isHidden = true
    takeSettings()
  }

  /// Creates a window of a scene, on its whole screen.
  public init(windowScene: UIWindowScene) {
    environment = windowScene.environment
    initialScreenSize = environment.screen.bounds.size
    super.init(frame: environment.screen.bounds)
    layer.isHidden = true
    assignedScene = windowScene
    takeSettings()
  }

  /// Takes the user's settings as traits, where they are not the usual ones.
  private func takeSettings() {
    if environment.contentSizeCategory != .large {
      traitOverrides.preferredContentSizeCategory = environment.contentSizeCategory
    }
    let settings = environment.accessibility
    if settings.contains(.darkerSystemColors) { traitOverrides.accessibilityContrast = .high }
    if settings.contains(.boldText) { traitOverrides.legibilityWeight = .bold }
  }

  /// Creates a window that fills the current environment's screen.
  public convenience init() {
    self.init(frame: UIEnvironment.active.screen.bounds)
  }

  /// Creates a window from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    environment = .active
    initialScreenSize = environment.screen.bounds.size
    super.init(coder: coder)
    layer.isHidden = true
    takeSettings()
    decode(coder, as: UIWindow.self)
  }

  /// The controller whose view fills the window; setting it replaces the old one.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      replaceRoot(oldValue)
    }
  }

  /// The new root, until its appearance has begun.
  @WeakReference private var arrivingRoot: UIViewController?

  /// The window's screen.
  public var screen: UIScreen { environment.screen }
  @WeakReference private var assignedScene: UIWindowScene?
  /// The scene that shows the window; the app's scene where none was assigned.
  open var windowScene: UIWindowScene? {
    get { assignedScene ?? environment.application.scene }
    set { assignedScene = newValue }
  }

  open override var next: UIResponder? { windowScene ?? environment.application }

  // MARK: Visibility and order

  /// The window's level, which decides what is in front.
  open var windowLevel = Level.normal {
    didSet {
      guard windowLevel != oldValue, environment.windows.contains(identicalTo: self) else { return }
      environment.bringToFront(self)
      environment.updateStatusBar()
    }
  }

  /// Whether the window is off the screen; true until the window is shown.
  ///
  /// A window that is hidden loses the key to the one that had it before.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if newValue {
        super.isHidden = true
        environment.post(Self.didBecomeHiddenNotification, from: self)
        environment.keyWindows.didHide(self)
        environment.updateStatusBar()
      } else {
        showInFront()
      }
    }
  }

  private func showInFront() {
    let wasHidden = super.isHidden
    followScreenUntilShown()
    // The settings of windows that were shown before follow the user's at once.
    if !environment.windows.contains(identicalTo: self) { takeSettings() }
    if !environment.appearances.isEmpty { takeAppearances(from: environment.appearances) }
    environment.bringToFront(self)
    environment.addRoot(layer)
    super.isHidden = false
    if let rootViewController { show(rootViewController) }
    environment.updateStatusBar()
    if wasHidden { environment.post(Self.didBecomeVisibleNotification, from: self) }
  }

  // MARK: Key window

  /// Whether the window is the key window, which gets presses and keys.
  open var isKeyWindow: Bool { environment.keyWindow === self }
  /// Whether the window becomes key when the key window is hidden; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// Makes the window key where it is visible and can become key.
  open func makeKey() {
    if canBecomeKey { environment.keyWindows.makeKey(self) }
  }

  /// Makes the window key, and shows it in front of the others of its level.
  open func makeKeyAndVisible() {
    showInFront()
    if canBecomeKey { environment.keyWindows.makeKey(self) }
  }

  /// Called when the window has become key; does nothing unless overridden.
  open func becomeKey() {}
  /// Called when the window is no longer key; does nothing unless overridden.
  open func resignKey() {}

  /// Sends an event to recognizers and views; touches to those under the finger.
  ///
  /// ``UIApplication/sendEvent(_:)`` calls it for each window of the event, and says what an override causes that does
  /// not pass the event on.
  open func sendEvent(_ event: UIEvent) {
    event.route?.reach(self)
  }

  /// Fills the screen where its size has changed before the window was first shown; later changes resize the window
  /// themselves.
  private func followScreenUntilShown() {
    guard !environment.windows.contains(identicalTo: self), bounds.size == initialScreenSize else { return }
    let screen = environment.screen.bounds
    if bounds.size != screen.size { place(in: screen) }
  }

  private func replaceRoot(_ old: UIViewController?) {
    endTransitions(of: old)
    if let old {
      old.modal.presents?.endWithRoot { [link = WeakReference(self)] in link.target?.rootViewController !== old }
    }
    if let old, old.viewIfLoaded?.superview === self {
      let wasVisible = isAttached
      // The callbacks of presented screens may have begun transitions inside.
      if let view = old.viewIfLoaded { environment.endTransitions(inside: view) }
      arrivingRoot = nil
      if wasVisible { old.beginAppearanceTransition(false, animated: false) }
      old.view.removeFromSuperview()
      if wasVisible { old.endAppearanceTransition() }
    }
    if let rootViewController, isAttached { show(rootViewController) }
    environment.updateStatusBar()
  }

  /// Ends the transitions in the old root, and over it; those of the window itself go on.
  private func endTransitions(of old: UIViewController?) {
    for driver in environment.drivers.reversed() where driver.request.containerView !== self {
      let isInside = driver.request.participants.contains { $0.rootOfScreen === old }
      if isInside { driver.endImmediately() }
    }
  }

  private var isAttached: Bool { layer.rootEnvironment != nil }

  private func show(_ root: UIViewController) {
    // A root under a full-screen presentation has no view in the window, and gets it back at the end (T-76).
    guard root.viewIfLoaded?.superview !== self, root.modal.presents?.removesPresentersView != true else { return }
    guard root.environment === environment else {
      environment.report(.foreignEnvironment(view: "the view of \(root.traceName)", window: debugName))
      return
    }
    root.loadViewIfNeeded()
    root.view.place(in: bounds)
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    arrivingRoot = root
    addSubview(root.view)
    setNeedsLayout()
    // As on a device, the first screen's did-callback waits for the turn's commit.
    environment.runAfterCommit { [link = WeakReference(self)] in
      link.target?.beginAppearanceOfArrivingRoot()
      root.endAppearanceTransition()
    }
  }

  /// Begins the new root's appearance in the layout pass, so that what it pushes in the same turn comes with it (T-21).
  private func beginAppearanceOfArrivingRoot() {
    guard let root = arrivingRoot else { return }
    arrivingRoot = nil
    root.beginAppearanceTransition(true, animated: false)
  }

  open override func layoutSubviews() {
    beginAppearanceOfArrivingRoot()
    super.layoutSubviews()
  }
}

extension UIViewController {
  /// The controller at the bottom of everything around this one: its parents, and their presenters.
  fileprivate var rootOfScreen: UIViewController {
    (storedParent ?? modal.isPresentedBy?.presenter)?.rootOfScreen ?? self
  }
}
