import Foundation

/// The delegate of an application, which is notified of its life cycle. All methods are optional (Decision 1).
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes; nil, and ignored when set, unless the delegate declares it.
  var window: UIWindow? { get set }
  /// Called when the launch begins; returns false where the address of the options cannot be opened.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the launch is almost over; returns false where the address of the options cannot be opened.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the launch is almost over, unless `application(_:didFinishLaunchingWithOptions:)` is there.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when an app without scenes has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when an app without scenes is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when an app without scenes has left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when an app without scenes is about to come back; not at its launch.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Asks an app without scenes to open an address; returns whether it does.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the orientations that the app supports in a window; those that the controllers support count too.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Returns the configuration of a scene that is about to connect.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has closed scenes.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// nil, and ignored when set.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)`, and returns true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.environment.optionalMethods.complete(self).applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Returns false: the address is not opened.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Returns the application's own orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
  /// Returns the session's configuration, from the manifest.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
