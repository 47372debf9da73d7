import QuartzCore

/// UIKit's properties by name, the tables of subclasses first.
@MainActor enum KeyTables {
  static func property(_ key: String, of object: NSObject) -> KeyedProperty? {
    all.lazy.compactMap { $0.property(key, of: object) }.first
  }

  private static let all = controls + views + controllers + others

  private static let others = [
    KeyTable(
      UIBarButtonItem.self,
      [
        // The view of a button is private on iOS, and widely read by this name.
        "view": .readOnly(\UIBarButtonItem.shownView), "tintColor": .value(\UIBarButtonItem.tintColor),
        "customView": .value(\UIBarButtonItem.customView), "style": .value(\UIBarButtonItem.style),
        "width": .value(\UIBarButtonItem.width), "target": .value(\UIBarButtonItem.target),
        "primaryAction": .value(\UIBarButtonItem.primaryAction),
      ]),
    KeyTable(
      UITabBarItem.self,
      [
        "selectedImage": .value(\UITabBarItem.selectedImage), "badgeValue": .value(\UITabBarItem.badgeValue),
        "badgeColor": .value(\UITabBarItem.badgeColor),
      ]),
    KeyTable(
      UIBarItem.self,
      [
        "title": .value(\UIBarItem.title), "image": .value(\UIBarItem.image), "enabled": .value(\UIBarItem.isEnabled),
        "tag": .value(\UIBarItem.tag), "imageInsets": .value(\UIBarItem.imageInsets),
      ]),
    KeyTable(
      UINavigationItem.self,
      [
        "title": .value(\UINavigationItem.title), "titleView": .value(\UINavigationItem.titleView),
        "hidesBackButton": .value(\UINavigationItem.hidesBackButton),
        "leftBarButtonItem": .value(\UINavigationItem.leftBarButtonItem),
        "rightBarButtonItem": .value(\UINavigationItem.rightBarButtonItem),
        "leftBarButtonItems": .value(\UINavigationItem.leftBarButtonItems),
        "rightBarButtonItems": .value(\UINavigationItem.rightBarButtonItems),
        "backButtonTitle": .value(\UINavigationItem.backButtonTitle),
      ]),
    KeyTable(
      UIGestureRecognizer.self,
      [
        "enabled": .value(\UIGestureRecognizer.isEnabled), "name": .value(\UIGestureRecognizer.name),
        "view": .readOnly(\UIGestureRecognizer.view), "state": .value(\UIGestureRecognizer.state),
        "delegate": .value(\UIGestureRecognizer.delegate),
        "cancelsTouchesInView": .value(\UIGestureRecognizer.cancelsTouchesInView),
        "delaysTouchesBegan": .value(\UIGestureRecognizer.delaysTouchesBegan),
        "delaysTouchesEnded": .value(\UIGestureRecognizer.delaysTouchesEnded),
        // The targets are private on iOS; libraries of full-screen pops read them by these names.
        "targets": targets, "_targets": targets,
      ]),
    KeyTable(
      UIApplication.self,
      [
        "delegate": .value(\UIApplication.delegate), "keyWindow": .readOnly(\UIApplication.keyWindow),
        "windows": .readOnly(\UIApplication.windows), "statusBarFrame": .readOnly(\UIApplication.statusBarFrame),
        "applicationState": .readOnly(\UIApplication.applicationState),
        "statusBarOrientation": .readOnly(\UIApplication.statusBarOrientation),
      ]),
    KeyTable(UIAlertAction.self, ["enabled": .value(\UIAlertAction.isEnabled)]),
    KeyTable(UIDevice.self, ["orientation": deviceOrientation]),
    KeyTable(
      UIPresentationController.self,
      [
        "presentedViewController": .readOnly(\UIPresentationController.presentedViewController),
        "presentingViewController": .readOnly(\UIPresentationController.presentingViewController),
        "containerView": .readOnly(\UIPresentationController.containerView),
      ]),
    KeyTable(
      RecognizerTarget.self,
      ["target": .readOnly(\RecognizerTarget.target), "action": .readOnly(\RecognizerTarget.action)]),
  ]

  private static let targets = KeyedProperty { recognizer in
    (recognizer as? UIGestureRecognizer)?.targets.compactMap { RecognizerTarget($0) }
  }

  /// Setting the orientation rotates the screen: code from before iOS 16 does so. Devices and interfaces number the
  /// landscapes the other way round, so that a raw value means the same for both.
  private static let deviceOrientation = KeyedProperty { device in
    (device as? UIDevice).flatMap { KeyedValue.object($0.orientation) }
  } write: { device, value in
    guard let device = device as? UIDevice, let raw: Int = KeyedValue.converted(value) else { return false }
    let orientations: [Int: UIInterfaceOrientation] = [
      1: .portrait, 2: .portraitUpsideDown, 3: .landscapeRight, 4: .landscapeLeft,
    ]
    if let orientation = orientations[raw] { device.environment.rotateDevice(to: orientation) }
    return true
  }
}

/// A target of a recognizer and its action, as an object whose values are read by name.
@MainActor final class RecognizerTarget: NSObject {
  let target: AnyObject?
  let action: Selector?

  init?(_ target: GestureTarget) {
    guard let object = target.object else { return nil }
    (self.target, action) = (object, target.action)
  }
}
