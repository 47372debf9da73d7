import Foundation

/// The notifications of an application. Their object is the application, by which those of two stages differ.
extension UIApplication {
  /// Posted after `application(_:didFinishLaunchingWithOptions:)`.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted after `applicationDidBecomeActive(_:)`.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted after `applicationWillResignActive(_:)`.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after `applicationDidEnterBackground(_:)`.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted after `applicationWillEnterForeground(_:)`.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted after `applicationWillTerminate(_:)`.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted after `applicationDidReceiveMemoryWarning(_:)`.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
