// Written by Scripts/optional-methods from UIApplicationDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UIApplicationDelegate`` that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIApplicationDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UIApplicationDelegateOverriding: NSObjectProtocol {
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
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// Returns the orientations that the app supports in a window; those that the controllers support count too.
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  /// Returns the configuration of a scene that is about to connect.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has closed scenes.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegateOverriding where Self: UIApplicationDelegate {
  private var inherited: any UIApplicationDelegate { self }

  /// Calls the superclass's method.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    inherited.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls the superclass's method.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    inherited.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls the superclass's method.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    inherited.applicationDidFinishLaunching(application)
  }

  /// Calls the superclass's method.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    inherited.applicationDidBecomeActive(application)
  }

  /// Calls the superclass's method.
  public func applicationWillResignActive(_ application: UIApplication) {
    inherited.applicationWillResignActive(application)
  }

  /// Calls the superclass's method.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    inherited.applicationDidEnterBackground(application)
  }

  /// Calls the superclass's method.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    inherited.applicationWillEnterForeground(application)
  }

  /// Calls the superclass's method.
  public func applicationWillTerminate(_ application: UIApplication) {
    inherited.applicationWillTerminate(application)
  }

  /// Calls the superclass's method.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    inherited.applicationDidReceiveMemoryWarning(application)
  }

  /// Calls the superclass's method.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  {
    inherited.application(app, open: url, options: options)
  }

  /// Calls the superclass's method.
  public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  {
    inherited.application(application, supportedInterfaceOrientationsFor: window)
  }

  /// Calls the superclass's method.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    inherited.application(application, configurationForConnecting: connectingSceneSession, options: options)
  }

  /// Calls the superclass's method.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    inherited.application(application, didDiscardSceneSessions: sceneSessions)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class ApplicationDelegateForwarder: NSObject, UIApplicationDelegate {
  private let sibling: any UIApplicationDelegateOverriding

  init(_ sibling: any UIApplicationDelegateOverriding) {
    self.sibling = sibling
  }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    sibling.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    sibling.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    sibling.applicationDidFinishLaunching(application)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    sibling.applicationDidBecomeActive(application)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    sibling.applicationWillResignActive(application)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    sibling.applicationDidEnterBackground(application)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    sibling.applicationWillEnterForeground(application)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    sibling.applicationWillTerminate(application)
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    sibling.applicationDidReceiveMemoryWarning(application)
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    sibling.application(app, open: url, options: options)
  }

  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  {
    sibling.application(application, supportedInterfaceOrientationsFor: window)
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    sibling.application(application, configurationForConnecting: connectingSceneSession, options: options)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    sibling.application(application, didDiscardSceneSessions: sceneSessions)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIApplicationDelegate) -> any UIApplicationDelegate {
    sibling(of: delegate, .applicationDelegate, as: (any UIApplicationDelegateOverriding).self).map(
      ApplicationDelegateForwarder.init) ?? delegate
  }
}
