// Written by Scripts/optional-methods from UIWindowSceneDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UIWindowSceneDelegate`` that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UIWindowSceneDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
///
/// For the methods of ``UISceneDelegate``, name ``UISceneDelegateOverriding`` as well.
@preconcurrency @MainActor public protocol UIWindowSceneDelegateOverriding: NSObjectProtocol {
  /// Called after the scene's size, orientation or traits have changed, with the former ones.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegateOverriding where Self: UIWindowSceneDelegate {
  private var inherited: any UIWindowSceneDelegate { self }

  /// Calls the superclass's method.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    inherited.windowScene(
      windowScene, didUpdate: previousCoordinateSpace, interfaceOrientation: previousInterfaceOrientation,
      traitCollection: previousTraitCollection)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class WindowSceneDelegateForwarder: NSObject, UIWindowSceneDelegate {
  private let sibling: any UIWindowSceneDelegateOverriding

  init(_ sibling: any UIWindowSceneDelegateOverriding) {
    self.sibling = sibling
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    sibling.windowScene(
      windowScene, didUpdate: previousCoordinateSpace, interfaceOrientation: previousInterfaceOrientation,
      traitCollection: previousTraitCollection)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UIWindowSceneDelegate) -> any UIWindowSceneDelegate {
    sibling(of: delegate, .windowSceneDelegate, as: (any UIWindowSceneDelegateOverriding).self).map(
      WindowSceneDelegateForwarder.init) ?? delegate
  }
}
