import UIKit

/// The app: its settings in a navigation controller with large titles.
@main public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The window, which the delegate retains.
  public var window: UIWindow?

  /// Shows the settings.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: SettingsController(Settings()))
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
