import QuartzCore

/// The application, its scenes and its windows.
extension Diagnostic {
  /// An app was launched where one runs.
  static func appLaunchedTwice(_ delegate: String) -> Diagnostic {
    Diagnostic(
      identifier: "app-launched-twice",
      happened: "\(delegate) was launched where an app had been launched, or had gone to the background.",
      reason: "A process has one application: its delegate, its scene and its windows are there once.",
      remedy: "The call is ignored. Launch each app on a stage of its own.")
  }

  /// The application was asked to change the status bar.
  static func statusBarSetByApplication(_ call: String) -> Diagnostic {
    Diagnostic(
      identifier: "status-bar-set-by-application",
      happened: "The application was asked to change the status bar: \(call).",
      reason: "The controllers on the screen decide on it, unless the app opts out of that.",
      remedy: "The call is ignored. Override preferredStatusBarStyle or prefersStatusBarHidden in the controller.")
  }

  /// UIApplicationMain was called with the name of a class that there is not.
  static func unknownApplicationClass(_ name: String, wanted: String) -> Diagnostic {
    Diagnostic(
      identifier: "unknown-application-class",
      happened: "No class named \"\(name)\" that is a \(wanted) is loaded.",
      reason: "UIKit cannot make the application or its delegate, and the app ends.",
      remedy: "UIApplicationMain returns 1. Give the name with its module, as NSStringFromClass(_:) does.")
  }

  /// A scene connected without a delegate.
  static func sceneWithoutDelegate(named name: String?) -> Diagnostic {
    let found = name.map { "\($0), which its configuration names, is no UISceneDelegate that init() makes" }
    let missing = found ?? "neither the configuration nor the manifest names a class"
    return Diagnostic(
      identifier: "scene-without-delegate",
      happened: "There is no scene delegate set: \(missing).",
      reason: "An app with scenes makes its window in scene(_:willConnectTo:options:), so the screen stays black.",
      remedy: "Set the configuration's delegateClass, or launch the app with the scene delegate's class.")
  }

  /// A window was shown that the app has not retained.
  static func windowNotRetained(_ window: String) -> Diagnostic {
    Diagnostic(
      identifier: "window-not-retained",
      happened: "\(window) was made visible at the launch, and nothing of the app retains it.",
      reason: "UIKit releases such a window, and the screen stays black.",
      remedy: "The window is hidden. Store it in a property of the delegate, such as window.")
  }

  /// A controller supports no orientation of the app.
  static func noCommonOrientation(controller: String) -> Diagnostic {
    Diagnostic(
      identifier: "no-common-orientation",
      happened: "Supported orientations has no common orientation with the application, and \(controller) decides.",
      reason: "UIKit raises UIApplicationInvalidInterfaceOrientation here, and the app ends.",
      remedy: "The controller's orientations are used. Return one of them for the app, or one of the app's for it.")
  }

  /// Something moved in an app in the background.
  static func movementInBackground(_ names: [String]) -> Diagnostic {
    let listed = names.prefix(3).joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return Diagnostic(
      identifier: "movement-in-background",
      happened: "The app was in the background while something moved: \(listed)\(more).",
      reason: "Nothing moves there: animations are removed, and their completions get false.",
      remedy: "Let completions cope with false, and begin animations again when the app is active.",
      isHint: true)
  }
}
