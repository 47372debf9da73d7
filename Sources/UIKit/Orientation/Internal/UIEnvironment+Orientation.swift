import QuartzCore

extension UIEnvironment {
  /// Sets the orientation of the device; the screen follows where the controller that fills it allows it.
  package func turnDevice(to held: UIInterfaceOrientation) {
    guard held != .unknown else { return }
    orientation.device = held
    turnWhereNeeded()
  }

  /// Rotates the screen to the device's orientation where that is allowed, or else, from an orientation that is not
  /// allowed, to one that is.
  func turnWhereNeeded() {
    guard !orientation.isChanging else { return orientation.wait(for: .follow) }
    let controller = fillingController
    let allowed = controller?.supportedInterfaceOrientations ?? .all
    if controller?.shouldAutorotate ?? true, allowed.allows(orientation.device) {
      turn(to: orientation.device)
    } else {
      standWhereAllowed()
    }
  }

  /// Rotates the screen to an allowed orientation, if its present one is not allowed.
  func standWhereAllowed() {
    guard !orientation.isChanging else { return orientation.wait(for: .stand) }
    let allowed = fillingController?.supportedInterfaceOrientations ?? .all
    if !allowed.allows(orientation.interface), let other = allowed.preferred { turn(to: other) }
  }

  /// All orientations but upside down on a phone, and all on a tablet.
  var usualOrientations: UIInterfaceOrientationMask {
    screen.configuration.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Rotates the screen to the orientation that a full-screen presentation prefers or needs.
  func turn(for presented: UIViewController) {
    let (allowed, preferred) = (
      presented.supportedInterfaceOrientations, presented.preferredInterfaceOrientationForPresentation
    )
    if allowed.allows(preferred) {
      turn(to: preferred)
    } else if !allowed.allows(orientation.interface), let other = allowed.preferred {
      turn(to: other)
    }
  }

  /// The controller that fills the screen and decides its orientation: the frontmost window's root, or the last
  /// full-screen presentation that is not about to be dismissed. Sheets and popovers do not decide.
  var fillingController: UIViewController? {
    var controller = windows.last { !$0.isHidden && $0.rootViewController != nil }?.rootViewController
    var filling = controller
    while let presentation = controller?.modal.presents, !presentation.leavesByTime {
      controller = presentation.presented
      if presentation.style.fillsScreen { filling = controller }
    }
    return filling
  }

  /// Rotates the screen, after the size change that is running.
  func turn(to new: UIInterfaceOrientation) {
    guard !orientation.isChanging else { return orientation.wait(for: .turn(new)) }
    let old = orientation.interface
    guard new != old else { return }
    orientation.interface = new
    let changesSides = new.isLandscape != old.isLandscape
    let configuration =
      changesSides ? screen.configuration.onOtherSide(natural: initialConfiguration) : screen.configuration
    SizeChange(to: configuration, quarters: new.quarters - old.quarters, isAnimated: true, in: self).begin()
  }

  /// Rotates the screen back, after the size change that is running; a rotation of the device meanwhile wins.
  func turnBack(to old: UIInterfaceOrientation) {
    let follows = orientation.waiting.contains(.follow)
    turn(to: old)
    if follows { turnWhereNeeded() }
  }

  /// Gives the window another size, as on a tablet with several apps; sizes that are not above zero are refused.
  package func resize(to size: CGSize, animated: Bool) {
    guard size.width > 0, size.height > 0, size.isFinite else { return }
    guard !orientation.isChanging else { return orientation.wait(for: .resize(size, isAnimated: animated)) }
    var configuration = screen.configuration
    configuration.size = size
    guard configuration != screen.configuration else { return }
    SizeChange(to: configuration, quarters: 0, isAnimated: animated, in: self).begin()
  }

  /// Ends a size change, and starts the next one that waits.
  func sizeChangeDidEnd() {
    orientation.isChanging = false
    while let wish = orientation.next() {
      switch wish {
      case .resize(let size, let isAnimated): resize(to: size, animated: isAnimated)
      case .turn(let wanted): turn(to: wanted)
      case .follow: turnWhereNeeded()
      case .stand: standWhereAllowed()
      }
    }
  }
}
