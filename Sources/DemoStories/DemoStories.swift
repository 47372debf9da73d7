import EffectCatalog
import Gallery
import PhotoDemo
import StudioHost

/// The stories of Matchcut's own apps: the photo demo, the gallery, a card on a spring, and the gallery's screen of
/// each effect.
@MainActor public enum DemoStories {
  /// All stories, the photo demo first, and the effects by their titles last.
  public static var all: [Story] {
    apps + Effect.all.map { effect in Story(effect.title) { GalleryApp.makeRoot(showing: effect) } }
  }

  private static var apps: [Story] {
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
