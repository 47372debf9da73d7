import Foundation
import QuartzCore

/// The life cycle of an environment's app: the one place that says which calls come in which order.
///
///     unlaunched → launching → inactive ⇄ active
///     unlaunched, active → resigning → inactive → background → returning → inactive
///     inactive, background → terminated
///
/// A delegate is called before the notification of the same event is posted, and a scene's before the application's.
@MainActor package final class LifeCycle {
  /// The state of the app.
  package enum Phase {
    /// No app was launched: screens are shown, as in an active app.
    case unlaunched
    case launching, active
    /// Still active, while the delegate is called.
    case resigning
    case inactive, background
    /// Still in the background, while the delegate is called.
    case returning
    case terminated

    var applicationState: UIApplication.State {
      switch self {
      case .unlaunched, .active, .resigning: .active
      case .launching, .inactive: .inactive
      case .background, .returning, .terminated: .background
      }
    }
  }

  unowned let environment: UIEnvironment
  /// The state.
  package var phase = Phase.unlaunched
  /// Whether the app's delegate has given its life cycle to scenes.
  var hasScenes = false
  /// The configurations of the app's manifest.
  var manifest: [UISceneConfiguration] = []

  /// Whether it was reported that movement has ended in the background: once is enough.
  var hasReportedInterruption = false
  /// The scene's geometry before the change that runs; nil for none.
  var formerGeometry: SceneGeometry?

  init(environment: UIEnvironment) {
    self.environment = environment
  }

  var application: UIApplication { environment.application }
  /// The delegate, with the optional methods that a subclass adds.
  var delegate: (any UIApplicationDelegate)? { application.delegate.map(environment.optionalMethods.complete) }
  var scene: UIWindowScene? { application.scene }
  /// The scene's delegate, with the optional methods that a subclass adds.
  var sceneDelegate: (any UISceneDelegate)? { scene?.delegate.map(environment.optionalMethods.complete) }

  // MARK: Changes

  /// Makes the app active.
  package func activate() {
    guard phase == .inactive else { return }
    environment.perform {
      phase = .active
      scene?.activationState = .foregroundActive
      notify(
        scene: { $0.sceneDidBecomeActive($1) }, "sceneDidBecomeActive", UIScene.didActivateNotification,
        application: { $0.applicationDidBecomeActive($1) }, "applicationDidBecomeActive",
        UIApplication.didBecomeActiveNotification)
    }
  }

  /// Makes the app inactive, as a call or the list of apps does. Touches are cancelled.
  package func deactivate() {
    guard phase == .active || phase == .unlaunched else { return }
    environment.perform {
      phase = .resigning
      notify(
        scene: { $0.sceneWillResignActive($1) }, "sceneWillResignActive", UIScene.willDeactivateNotification,
        application: { $0.applicationWillResignActive($1) }, "applicationWillResignActive",
        UIApplication.willResignActiveNotification)
      phase = .inactive
      scene?.activationState = .foregroundInactive
      environment.touches.cancelAll()
      environment.motionEvents.end(isCancelled: true)
      // The actions of the gestures that were cancelled, which cancel what they drive.
      environment.turnQueue.runDue(at: environment.clock.now)
    }
  }

  /// Takes the app off the screen; everything that moves ends (C-112).
  package func enterBackground() {
    deactivate()
    guard phase == .inactive else { return }
    environment.perform {
      phase = .background
      scene?.activationState = .background
      application.backgroundTasks.didEnterBackground(environment)
      notify(
        scene: { $0.sceneDidEnterBackground($1) }, "sceneDidEnterBackground", UIScene.didEnterBackgroundNotification,
        application: { $0.applicationDidEnterBackground($1) }, "applicationDidEnterBackground",
        UIApplication.didEnterBackgroundNotification)
      environment.layoutAndCommit()
      if phase == .background { environment.endMovement() }
    }
  }

  /// Puts the app back on the screen, still inactive.
  package func enterForeground() {
    guard phase == .background else { return }
    environment.perform {
      phase = .returning
      application.backgroundTasks.willEnterForeground(environment)
      notify(
        scene: { $0.sceneWillEnterForeground($1) }, "sceneWillEnterForeground", UIScene.willEnterForegroundNotification,
        application: { $0.applicationWillEnterForeground($1) }, "applicationWillEnterForeground",
        UIApplication.willEnterForegroundNotification)
      phase = .inactive
      scene?.activationState = .foregroundInactive
    }
  }

  /// Ends the app, in the background.
  package func terminate() {
    enterBackground()
    guard phase == .background else { return }
    environment.perform {
      phase = .terminated
      if hasScenes { call("sceneDidDisconnect") { $0.sceneDidDisconnect($1) } }
      scene?.activationState = .unattached
      post(UIScene.didDisconnectNotification)
      application.scene = nil
      call("applicationWillTerminate") { $0.applicationWillTerminate($1) }
      environment.post(UIApplication.willTerminateNotification, from: application)
    }
  }

  /// Sends the warning that memory is short: to the delegate, to all controllers, the oldest first, then to observers.
  package func receiveMemoryWarning() {
    environment.perform {
      call("applicationDidReceiveMemoryWarning") { $0.applicationDidReceiveMemoryWarning($1) }
      for controller in environment.controllers.present {
        environment.record(.lifecycle, controller.traceName, "didReceiveMemoryWarning")
        controller.didReceiveMemoryWarning()
      }
      environment.post(UIApplication.didReceiveMemoryWarningNotification, from: application)
    }
  }

  /// Notifies of an image of the screen that the user has taken.
  package func userTookScreenshot() {
    environment.post(UIApplication.userDidTakeScreenshotNotification, from: application)
  }

  // MARK: Calls

  /// Calls the scene's delegate, or in an app without scenes the application's, and posts both notifications.
  func notify(
    scene sceneCall: (any UISceneDelegate, UIScene) -> Void, _ sceneName: String,
    _ sceneNotification: Notification.Name,
    application applicationCall: (any UIApplicationDelegate, UIApplication) -> Void, _ applicationName: String,
    _ applicationNotification: Notification.Name
  ) {
    if hasScenes {
      call(sceneName, sceneCall)
    } else {
      call(applicationName, applicationCall)
    }
    post(sceneNotification)
    environment.post(applicationNotification, from: application)
  }

  /// Calls the application's delegate.
  func call(_ name: String, _ body: (any UIApplicationDelegate, UIApplication) -> Void) {
    guard let delegate, let object = application.delegate else { return }
    environment.call(object, name) { body(delegate, application) }
  }

  /// Calls the scene's delegate.
  func call(_ name: String, _ body: (any UISceneDelegate, UIScene) -> Void) {
    guard let sceneDelegate, let scene, let object = scene.delegate else { return }
    environment.call(object, name) { body(sceneDelegate, scene) }
  }

  /// Posts a notification of the scene.
  func post(_ name: Notification.Name) {
    if let scene { environment.post(name, from: scene) }
  }
}

extension UIEnvironment {
  /// Whether the app is in the background, where nothing is drawn.
  package var isInBackground: Bool { lifeCycle.phase.applicationState == .background }

  /// Calls the app, with an event of the trace where an app was launched.
  func call(_ object: AnyObject, _ name: String, _ body: () -> Void) {
    if lifeCycle.phase != .unlaunched { record(.lifecycle, className(of: object), name) }
    perform(body)
  }

  /// Posts a notification, with an event of the trace where an app was launched.
  ///
  /// The object is the environment's own, because notification centers know no environments.
  func post(_ name: Notification.Name, from object: AnyObject, userInfo: [AnyHashable: Any]? = nil) {
    if lifeCycle.phase != .unlaunched {
      record(.lifecycle, className(of: object), "post", [name.rawValue])
    }
    perform { NotificationCenter.default.post(name: name, object: object, userInfo: userInfo) }
  }
}
