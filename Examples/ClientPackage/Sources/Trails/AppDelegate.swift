import UIKit

/// The app: a list of trails in a navigation controller.
@main public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The window, which the delegate retains.
  public var window: UIWindow?
  private let book = TrailBook()

  /// Shows the list.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: TrailListController(book))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Shows on the app's icon how many trails are left.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    application.applicationIconBadgeNumber = book.trails.count { !book.isWalked($0) }
  }
}
