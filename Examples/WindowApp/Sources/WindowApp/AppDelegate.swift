import MatchcutWindow

/// Makes the window with the notes, and prints the calls of its life cycle.
final class AppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: NoteListController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { report("active") }
  func applicationWillResignActive(_ application: UIApplication) { report("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { report("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { report("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { report("terminated") }

  private func report(_ state: String) {
    FileHandle.standardOutput.write(Data("\(state)\n".utf8))
  }
}
