import Gallery
import PhotoDemo
import StudioHost

/// The stories of Matchcut's own apps: the photo demo, the gallery, and a card on a spring.
@MainActor public enum DemoStories {
  /// All stories, the photo demo first.
  public static var all: [Story] {
    let photos = "UINavigationController(rootViewController: PhotoListController())"
    return [
      Story("Photos", code: photos) { UINavigationController(rootViewController: PhotoListController()) },
      Story("Photos", state: "a photo", code: photos, script: tap(100, 250)) {
        UINavigationController(rootViewController: PhotoListController())
      },
      Story("Gallery") { GalleryApp.makeRoot() },
      Story("Card") { UINavigationController(rootViewController: CardListController()) },
    ]
  }

  private static func tap(_ x: CGFloat, _ y: CGFloat) -> TouchScript {
    let point = CGPoint(x: x, y: y)
    return TouchScript([
      TouchScript.Event(time: 0.5, phase: .began, location: point),
      TouchScript.Event(time: 0.6, phase: .ended, location: point),
    ])
  }
}
