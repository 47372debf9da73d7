import QuartzCore

extension UIEnvironment {
  /// The device is held another way: the screen follows where the controller that fills it allows it.
  package func turnDevice(to held: UIInterfaceOrientation) {
    guard held != .unknown else { return }
    orientation.device = held
    turnWhereNeeded()
  }

  /// Turns the screen as the device is held, if that is allowed; else, if it stands as it must not, to where it may.
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

  /// Turns the screen to where it may stand, if it stands as it must not.
  func standWhereAllowed() {
    guard !orientation.isChanging else { return orientation.wait(for: .stand) }
    let allowed = fillingController?.supportedInterfaceOrientations ?? .all
    if !allowed.allows(orientation.interface), let other = allowed.preferred { turn(to: other) }
  }

  /// All but upside down on a phone, all on a tablet.
  var usualOrientations: UIInterfaceOrientationMask {
    screen.configuration.idiom == .pad ? .all : .allButUpsideDown
  }

  /// A controller begins to fill the screen: the screen turns as it prefers, or where it must.
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

  /// Who fills the screen, and so decides: the frontmost window's root, or the last of those presented over all of it that are not
  /// about to go. Sheets and popovers stand as what is below them does.
  var fillingController: UIViewController? {
    var controller = windows.last { !$0.isHidden && $0.rootViewController != nil }?.rootViewController
    var filling = controller
    while let presentation = controller?.modal.presents, !presentation.leavesByTime {
      controller = presentation.presented
      if presentation.style.fillsScreen { filling = controller }
    }
    return filling
  }

  /// Turns the screen, once the change that runs has ended.
  func turn(to new: UIInterfaceOrientation) {
    guard !orientation.isChanging else { return orientation.wait(for: .turn(new)) }
    let old = orientation.interface
    guard new != old else { return }
    orientation.interface = new
    let changesSides = new.isLandscape != old.isLandscape
    let configuration =
      changesSides ? screen.configuration.onOtherSide(natural: firstConfiguration) : screen.configuration
    SizeChange(to: configuration, quarters: new.quarters - old.quarters, isAnimated: true, in: self).begin()
  }

  /// Turns the screen back, once the change that runs has ended; how the device was turned meanwhile counts more.
  func turnBack(to old: UIInterfaceOrientation) {
    let follows = orientation.waiting.contains(.follow)
    turn(to: old)
    if follows { turnWhereNeeded() }
  }

  /// The window gets another size, as on a tablet that shares its screen; sizes that are not above zero are refused.
  package func resize(to size: CGSize, animated: Bool) {
    guard size.width > 0, size.height > 0, size.isFinite else { return }
    guard !orientation.isChanging else { return orientation.wait(for: .resize(size, isAnimated: animated)) }
    var configuration = screen.configuration
    configuration.size = size
    guard configuration != screen.configuration else { return }
    SizeChange(to: configuration, quarters: 0, isAnimated: animated, in: self).begin()
  }

  /// A change of size is over; what was asked for meanwhile has its turn.
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
