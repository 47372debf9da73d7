import Foundation
import QuartzCore

/// The size, the orientation and the traits of a scene.
struct SceneGeometry {
  let bounds: CGRect
  let orientation: UIInterfaceOrientation
  let traits: UITraitCollection
  let statusBarFrame: CGRect
}

extension LifeCycle {
  /// Stores the scene's geometry at the beginning of a change, and posts the new orientation and status bar.
  func sceneWillChange(to configuration: UIScreen.Configuration, _ newOrientation: UIInterfaceOrientation) {
    let (screen, orientation) = (environment.screen, environment.orientation.interface)
    formerGeometry = SceneGeometry(
      bounds: screen.bounds, orientation: orientation, traits: screen.traitCollection,
      statusBarFrame: environment.statusBarFrame)
    post(UIApplication.willChangeStatusBarOrientationNotification, newOrientation, if: newOrientation != orientation)
    let frame = environment.statusBarFrame(configuration, isHidden: environment.statusBar.isHidden)
    post(UIApplication.willChangeStatusBarFrameNotification, frame, if: frame != environment.statusBarFrame)
  }

  /// Notifies observers, then the scene's delegate, at the end of a change.
  func sceneDidChange() {
    guard let former = formerGeometry else { return }
    formerGeometry = nil
    let isRotated = former.orientation != environment.orientation.interface
    post(UIApplication.didChangeStatusBarOrientationNotification, former.orientation, if: isRotated)
    let hasOtherBar = former.statusBarFrame != environment.statusBarFrame
    post(UIApplication.didChangeStatusBarFrameNotification, former.statusBarFrame, if: hasOtherBar)
    guard let scene, let object = scene.delegate as? any UIWindowSceneDelegate else { return }
    let delegate = environment.optionalMethods.complete(object)
    environment.call(object, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)") {
      delegate.windowScene(
        scene, didUpdate: ScreenCoordinateSpace(former.bounds), interfaceOrientation: former.orientation,
        traitCollection: former.traits)
    }
  }

  /// Posts a rectangle of the status bar.
  func post(_ name: Notification.Name, _ frame: CGRect, if isNeeded: Bool) {
    guard isNeeded else { return }
    let userInfo = [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)]
    environment.post(name, from: application, userInfo: userInfo)
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation, if isNeeded: Bool) {
    guard isNeeded else { return }
    let number = NSNumber(value: orientation.rawValue)
    environment.post(name, from: application, userInfo: [UIApplication.statusBarOrientationUserInfoKey: number])
  }
}
