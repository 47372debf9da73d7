import UIKit

/// The life cycle of an app on a stage. Each call is an event of the trace, of the category `lifecycle`.
extension Stage {
  /// Launches an app, as a tap on its icon does, and runs the first turn, so that its screen is there.
  ///
  /// - Parameters:
  ///   - delegate: the class of the application's delegate, which is made by `init()`.
  ///   - sceneDelegate: the class of the scene's delegate, as a manifest names it; nil for an app without scenes, or
  ///     one whose delegate returns the configuration of its scene.
  ///   - options: the options of the launch.
  public func launch<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type, sceneDelegate: (any UISceneDelegate.Type)? = nil,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) {
    environment.perform {
      let manifest = sceneDelegate.map { type in
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
        configuration.delegateClass = type
        return configuration
      }
      environment.lifeCycle.launch(delegate, manifest: manifest.map { [$0] } ?? [], options: options)
    }
    turn(isFrame: false)
  }

  /// Takes the app off the screen, as a swipe up does. Everything that moves ends (C-112).
  public func sendToBackground() {
    send(.system(.background))
    turn(isFrame: false)
  }

  /// Puts the app back on the screen, and makes it active.
  public func returnToForeground() {
    send(.system(.foreground))
    turn(isFrame: false)
  }

  /// Makes the app inactive but leaves it on the screen, as a call or the list of apps does. Touches are cancelled.
  public func interrupt() {
    send(.system(.interrupt))
    turn(isFrame: false)
  }

  /// Makes the app active again after ``interrupt()``.
  public func endInterruption() {
    send(.system(.endInterruption))
    turn(isFrame: false)
  }

  /// Ends the app: sends it to the background first.
  public func terminate() {
    environment.lifeCycle.terminate()
    turn(isFrame: false)
  }

  /// Sends the app the warning that memory is short.
  public func sendMemoryWarning() {
    send(.system(.memoryWarning))
    turn(isFrame: false)
  }

  /// Asks the app to open an address, as another app does. It comes to the foreground first.
  ///
  /// - Returns: whether the application's delegate opens it; true in an app with scenes.
  @discardableResult
  public func open(_ url: URL, from sourceApplication: String? = nil) -> Bool {
    defer { turn(isFrame: false) }
    return environment.lifeCycle.open(url, from: sourceApplication)
  }

  /// The addresses that the app has opened in other apps, oldest first, also those for which there is none.
  public var openedURLs: [URL] { environment.externalURLs.opened }

  /// Answers whether the device has an app for an address; unless set, there is one for the web, mail, calls, messages
  /// and the settings.
  public var canOpenURL: (URL) -> Bool {
    get { environment.externalURLs.canOpen }
    set { environment.externalURLs.canOpen = newValue }
  }

  /// The identifier of the device for the app's maker, the same in every run unless set.
  public var vendorIdentifier: UUID? {
    get { environment.vendorIdentifier }
    set { environment.vendorIdentifier = newValue }
  }
}
