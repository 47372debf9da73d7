import QuartzCore

extension UIEnvironment {
  /// Sets the orientation of the device; the screen follows where the controller that fills it allows it.
  package func rotateDevice(to newOrientation: UIInterfaceOrientation) {
    guard newOrientation != .unknown else { return }
    orientation.device = newOrientation
    rotateIfNeeded()
  }

  /// Rotates the screen to the device's orientation where that is allowed, or else, from an orientation that is not
  /// allowed, to one that is.
  func rotateIfNeeded() {
    guard !orientation.isChanging else { return orientation.enqueue(.followDevice) }
    let controller = orientationController
    let allowed = controller?.supportedInterfaceOrientations ?? .all
    if controller?.shouldAutorotate ?? true, allowed.allows(orientation.device) {
      rotate(to: orientation.device)
    } else {
      rotateIfDisallowed()
    }
  }

  /// Rotates the screen to an allowed orientation, if its present one is not allowed.
  func rotateIfDisallowed() {
    guard !orientation.isChanging else { return orientation.enqueue(.leaveDisallowed) }
    let allowed = orientationController?.supportedInterfaceOrientations ?? .all
    if !allowed.allows(orientation.interface), let other = allowed.preferred { rotate(to: other) }
  }

  /// All orientations but upside down on a phone, and all on a tablet.
  var defaultOrientations: UIInterfaceOrientationMask {
    screen.configuration.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Rotates the screen to the orientation that a full-screen presentation prefers or needs.
  func rotate(for presented: UIViewController) {
    let (allowed, preferred) = (
      presented.supportedInterfaceOrientations, presented.preferredInterfaceOrientationForPresentation
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
    var controller = windows.last { !$0.isHidden && $0.rootViewController != nil }?.rootViewController
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
    orientation.interface = new
    let changesAspect = new.isLandscape != old.isLandscape
    let configuration =
      changesAspect ? screen.configuration.rotated(natural: initialConfiguration) : screen.configuration
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
    SizeChange(to: configuration, quarterTurns: 0, isAnimated: animated, in: self).begin()
  }

  /// Ends a size change, and starts the next one that waits.
  func sizeChangeDidEnd() {
    orientation.isChanging = false
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
