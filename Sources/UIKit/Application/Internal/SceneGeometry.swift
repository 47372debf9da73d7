import QuartzCore

/// The size, the orientation and the traits of a scene.
struct SceneGeometry {
  let bounds: CGRect
  let orientation: UIInterfaceOrientation
  let traits: UITraitCollection
}

extension LifeCycle {
  /// Stores the scene's geometry at the beginning of a change.
  func sceneWillChange() {
    let (screen, orientation) = (environment.screen, environment.orientation.interface)
    formerGeometry = SceneGeometry(bounds: screen.bounds, orientation: orientation, traits: screen.traitCollection)
  }

  /// Notifies the scene's delegate at the end of a change.
  func sceneDidChange() {
    guard let former = formerGeometry else { return }
    formerGeometry = nil
    guard let scene, let object = scene.delegate as? any UIWindowSceneDelegate else { return }
    let delegate = environment.optionalMethods.complete(object)
    environment.call(object, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)") {
      delegate.windowScene(
        scene, didUpdate: ScreenCoordinateSpace(former.bounds), interfaceOrientation: former.orientation,
        traitCollection: former.traits)
    }
  }
}
