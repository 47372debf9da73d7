// Written by Scripts/optional-methods from UISceneDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UISceneDelegate`` that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UISceneDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UISceneDelegateOverriding: NSObjectProtocol {
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

extension UISceneDelegateOverriding where Self: UISceneDelegate {
  private var inherited: any UISceneDelegate { self }

  /// Calls the superclass's method.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    inherited.scene(scene, willConnectTo: session, options: connectionOptions)
  }

  /// Calls the superclass's method.
  public func sceneDidDisconnect(_ scene: UIScene) {
    inherited.sceneDidDisconnect(scene)
  }

  /// Calls the superclass's method.
  public func sceneDidBecomeActive(_ scene: UIScene) {
    inherited.sceneDidBecomeActive(scene)
  }

  /// Calls the superclass's method.
  public func sceneWillResignActive(_ scene: UIScene) {
    inherited.sceneWillResignActive(scene)
  }

  /// Calls the superclass's method.
  public func sceneWillEnterForeground(_ scene: UIScene) {
    inherited.sceneWillEnterForeground(scene)
  }

  /// Calls the superclass's method.
  public func sceneDidEnterBackground(_ scene: UIScene) {
    inherited.sceneDidEnterBackground(scene)
  }

  /// Calls the superclass's method.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    inherited.scene(scene, openURLContexts: URLContexts)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class SceneDelegateForwarder: NSObject, UISceneDelegate {
  private let sibling: any UISceneDelegateOverriding

  init(_ sibling: any UISceneDelegateOverriding) {
    self.sibling = sibling
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    sibling.scene(scene, willConnectTo: session, options: connectionOptions)
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    sibling.sceneDidDisconnect(scene)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    sibling.sceneDidBecomeActive(scene)
  }

  func sceneWillResignActive(_ scene: UIScene) {
    sibling.sceneWillResignActive(scene)
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    sibling.sceneWillEnterForeground(scene)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    sibling.sceneDidEnterBackground(scene)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    sibling.scene(scene, openURLContexts: URLContexts)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UISceneDelegate) -> any UISceneDelegate {
    sibling(of: delegate, .sceneDelegate, as: (any UISceneDelegateOverriding).self).map(SceneDelegateForwarder.init)
      ?? delegate
  }
}
