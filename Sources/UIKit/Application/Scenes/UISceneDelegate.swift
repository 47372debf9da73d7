import Foundation

/// The delegate of a scene, which is notified of its life cycle. All methods are optional (Decision 1).
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene connects; the delegate makes its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has been released.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to come to the foreground, also at the launch.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks the scene to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
