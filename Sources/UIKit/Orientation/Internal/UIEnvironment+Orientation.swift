import QuartzCore

extension UIEnvironment {
  /// Sets the orientation of the device; the screen follows where the controller that fills it allows it.
  package func rotateDevice(to newOrientation: UIInterfaceOrientation) {
    guard newOrientation != .unknown else { return }
    let isNew = orientation.device != newOrientation
    orientation.device = newOrientation
    if isNew { device.orientationDidChange() }
    rotateIfNeeded()
  }

  /// Rotates the screen to the device's orientation where that is allowed, or else, from an orientation that is not
  /// allowed, to one that is.
  func rotateIfNeeded() {
    guard !orientation.isChanging else { return orientation.enqueue(.followDevice) }
    let controller = orientationController
    let allowed = allowedOrientations(of: controller)
    if controller?.shouldAutorotate ?? true, allowed.allows(orientation.device) {
      rotate(to: orientation.device)
    } else {
      rotateIfDisallowed()
    }
  }

  /// Rotates the screen to an allowed orientation, if its present one is not allowed.
  func rotateIfDisallowed() {
    guard !orientation.isChanging else { return orientation.enqueue(.leaveDisallowed) }
    let allowed = allowedOrientations(of: orientationController)
    if !allowed.allows(orientation.interface), let other = allowed.preferred { rotate(to: other) }
  }

  /// Returns the orientations that both a controller and the app support; a launched app's delegate says the latter.
  private func allowedOrientations(of controller: UIViewController?) -> UIInterfaceOrientationMask {
    let own = controller?.supportedInterfaceOrientations ?? .all
    guard let delegate = storedApplication?.delegate else { return own }
    let app = optionalMethods.complete(delegate).application(
      application, supportedInterfaceOrientationsFor: controller?.viewIfLoaded?.window ?? keyWindow)
    let common = own.intersection(app)
    guard common.isEmpty else { return common }
    report(.noCommonOrientation(controller: controller?.traceName ?? "no controller"))
    return own
  }

  /// The orientations that the app and the controller that fills the screen support.
  var supportedOrientations: UIInterfaceOrientationMask { allowedOrientations(of: orientationController) }

  /// All orientations but upside down on a phone, and all on a tablet.
  var defaultOrientations: UIInterfaceOrientationMask {
    screen.configuration.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Rotates the screen to the orientation that a full-screen presentation prefers or needs.
  func rotate(for presented: UIViewController) {
    let (allowed, preferred) = (
      allowedOrientations(of: presented), presented.preferredInterfaceOrientationForPresentation
    )
    if allowed.allows(preferred) {
      rotate(to: preferred)
    } else if !allowed.allows(orientation.interface), let other = allowed.preferred {
      rotate(to: other)
    }
  }

  /// The controller that fills the screen and decides its orientation: the frontmost window's root, or the last
  /// full-screen presentation that is not about to be dismissed. Sheets and popovers do not decide.
  var orientationController: UIViewController? {
    fullScreenController(of: windows.last { !$0.isHidden && $0.rootViewController != nil })
  }

  /// The controller that fills a window: its root, or the last full-screen presentation over it.
  func fullScreenController(of window: UIWindow?) -> UIViewController? {
    var controller = window?.rootViewController
    var fullScreen = controller
    while let presentation = controller?.modal.presents, !presentation.isDismissalCertain {
      controller = presentation.presented
      if presentation.style.fillsScreen { fullScreen = controller }
    }
    return fullScreen
  }

  /// Rotates the screen, after the size change that is running.
  func rotate(to new: UIInterfaceOrientation) {
    guard !orientation.isChanging else { return orientation.enqueue(.rotate(new)) }
    let old = orientation.interface
    guard new != old else { return }
    let changesAspect = new.isLandscape != old.isLandscape
    let configuration =
      changesAspect ? screen.configuration.rotated(natural: initialConfiguration) : screen.configuration
    lifeCycle.sceneWillChange(to: configuration, new)
    (orientation.previousInterface, orientation.interface) = (old, new)
    SizeChange(to: configuration, quarterTurns: new.quarterTurns - old.quarterTurns, isAnimated: true, in: self).begin()
  }

  /// Rotates the screen back, after the size change that is running; a rotation of the device meanwhile wins.
  func rotateBack(to old: UIInterfaceOrientation) {
    let follows = orientation.pending.contains(.followDevice)
    rotate(to: old)
    if follows { rotateIfNeeded() }
  }

  /// Gives the window another size, as on a tablet with several apps; sizes that are not above zero are refused.
  package func resize(to size: CGSize, animated: Bool) {
    guard size.width > 0, size.height > 0, size.isFinite else { return }
    guard !orientation.isChanging else { return orientation.enqueue(.resize(size, isAnimated: animated)) }
    var configuration = screen.configuration
    configuration.size = size
    guard configuration != screen.configuration else { return }
    lifeCycle.sceneWillChange(to: configuration, orientation.interface)
    SizeChange(to: configuration, quarterTurns: 0, isAnimated: animated, in: self).begin()
  }

  /// Ends a size change, and starts the next one that waits.
  func sizeChangeDidEnd() {
    orientation.isChanging = false
    lifeCycle.sceneDidChange()
    while let change = orientation.dequeue() {
      switch change {
      case .resize(let size, let isAnimated): resize(to: size, animated: isAnimated)
      case .rotate(let orientation): rotate(to: orientation)
      case .followDevice: rotateIfNeeded()
      case .leaveDisallowed: rotateIfDisallowed()
      }
    }
  }
}
