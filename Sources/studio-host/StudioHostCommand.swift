import Gallery
import PhotoDemo
import StudioHost

/// The host that `matchcut preview` starts without a package: the photo demo, the gallery, and a card on a spring.
@main struct StudioHostCommand {
  @MainActor static func main() {
    let photos = "UINavigationController(rootViewController: PhotoListController())"
    Studio.run([
      Story("Photos", code: photos) { UINavigationController(rootViewController: PhotoListController()) },
      Story("Photos", state: "a photo", code: photos, script: tap(100, 250)) {
        UINavigationController(rootViewController: PhotoListController())
      },
      Story("Gallery") { GalleryApp.makeRoot() },
      Story("Card") { UINavigationController(rootViewController: CardListController()) },
    ])
  }

  private static func tap(_ x: CGFloat, _ y: CGFloat) -> TouchScript {
    let point = CGPoint(x: x, y: y)
    return TouchScript([
      TouchScript.Event(time: 0.5, phase: .began, location: point),
      TouchScript.Event(time: 0.6, phase: .ended, location: point),
    ])
  }
}
