import Foundation

/// The delegate of a window scene, which has its window. All methods are optional (Decision 1).
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene; nil, and ignored when set, unless the delegate declares it.
  var window: UIWindow? { get set }
  /// Called after the scene's size, orientation or traits have changed, with the former ones.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// nil, and ignored when set.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
