import Foundation
import QuartzCore

/// The launch of an app, and the connection of its scene.
extension LifeCycle {
  package typealias LaunchOptions = [UIApplication.LaunchOptionsKey: Any]

  /// Launches an app: makes its delegate, connects its scene, and makes it active.
  ///
  /// The appearance of the first screens begins before the scene comes to the foreground, and ends after the app has
  /// become active, with the turn's commit.
  package func launch(
    _ delegateClass: NSObject.Type?, as applicationClass: UIApplication.Type = UIApplication.self,
    manifest: [UISceneConfiguration] = [], options: LaunchOptions? = nil
  ) {
    let name = delegateClass.map { String(describing: $0) } ?? "An app"
    guard phase == .unlaunched else { return environment.report(.appLaunchedTwice(name)) }
    environment.perform {
      phase = .launching
      self.manifest = manifest
      environment.application = ClassInitializers.make(applicationClass)
      let application = environment.application
      application.launchedDelegate = delegateClass.flatMap {
        ClassInitializers.make($0) as? any UIApplicationDelegate
      }
      application.delegate = application.launchedDelegate
      var takesURL = true
      call("application(_:willFinishLaunchingWithOptions:)") {
        takesURL = $0.application($1, willFinishLaunchingWithOptions: options)
      }
      call("application(_:didFinishLaunchingWithOptions:)") {
        takesURL = $0.application($1, didFinishLaunchingWithOptions: options) && takesURL
      }
      environment.post(UIApplication.didFinishLaunchingNotification, from: application, userInfo: options)
      connectScene(options)
      for window in environment.windows where !window.isHidden { window.layoutIfNeeded() }
      enterForegroundAtLaunch()
      // With scenes the URL is among the connection's options.
      if takesURL, !hasScenes, let url = options?[.url] as? URL {
        _ = openInApplication(url, from: options?[.sourceApplication] as? String)
      }
      activate()
      environment.runAfterCommit { [link = WeakReference(environment)] in link.target?.releaseUnownedWindows() }
    }
  }

  /// The configuration of a scene in an app without a manifest.
  private static var plainConfiguration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  }

  /// The identifier of the only session, the same in every run.
  private static let sessionIdentifier = "00000000-0000-4000-8000-000000000001"

  // MARK: Scenes

  /// Connects the scene, with the configuration that the app's delegate or its manifest has for it.
  private func connectScene(_ launchOptions: LaunchOptions?) {
    let options = UIScene.ConnectionOptions(launchOptions)
    let offered = manifest.first ?? Self.plainConfiguration
    let session = UISceneSession(offered, persistentIdentifier: Self.sessionIdentifier)
    let chosen = delegate?.application(application, configurationForConnecting: session, options: options) ?? offered
    // The default of the delegate's method returns what is offered, so another configuration means that it is there.
    hasScenes = !manifest.isEmpty || chosen !== offered
    if hasScenes, let object = application.delegate {
      environment.call(object, "application(_:configurationForConnecting:options:)") {}
    }
    session.configuration = chosen
    let type = chosen.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    application.scene = type.init(session: session, connectionOptions: options)
    if hasScenes {
      scene?.delegate = makeDelegate(for: chosen)
      call("scene(_:willConnectTo:options:)") { $0.scene($1, willConnectTo: session, options: options) }
    }
    scene?.activationState = .background
    post(UIScene.willConnectNotification)
  }

  /// Makes the delegate of a scene, from its configuration, or that of the manifest with its name.
  private func makeDelegate(for configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    let named = manifest.first { configuration.name == nil || $0.name == configuration.name }
    let type: AnyClass? = configuration.delegateClass ?? named?.delegateClass
    let delegate = (type as? NSObject.Type).flatMap { ClassInitializers.make($0) as? any UISceneDelegate }
    if delegate == nil { environment.report(.sceneWithoutDelegate(named: type.map { String(describing: $0) })) }
    return delegate
  }

  /// Brings the scene to the foreground. An app without scenes is not notified at its launch.
  private func enterForegroundAtLaunch() {
    if hasScenes {
      call("sceneWillEnterForeground") { $0.sceneWillEnterForeground($1) }
    }
    post(UIScene.willEnterForegroundNotification)
    if hasScenes { environment.post(UIApplication.willEnterForegroundNotification, from: application) }
    phase = .inactive
    scene?.activationState = .foregroundInactive
  }

  /// Asks the app to open an address, in the foreground.
  ///
  /// - Returns: whether the application's delegate opens it; true in an app with scenes, whose delegates don't say.
  package func open(_ url: URL, from sourceApplication: String?) -> Bool {
    enterForeground()
    let isOpened = environment.perform { () -> Bool in
      guard !hasScenes else {
        let contexts: Set = [UIOpenURLContext(url, from: sourceApplication)]
        call("scene(_:openURLContexts:)") { $0.scene($1, openURLContexts: contexts) }
        return true
      }
      return openInApplication(url, from: sourceApplication)
    }
    activate()
    return isOpened
  }

  /// Asks the application's delegate to open an address.
  private func openInApplication(_ url: URL, from sourceApplication: String?) -> Bool {
    var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: false]
    options[.sourceApplication] = sourceApplication
    var isOpened = false
    call("application(_:open:options:)") { isOpened = $0.application($1, open: url, options: options) }
    return isOpened
  }
}
