import Gallery
import PhotoDemo
import StudioHost

/// The host that `matchcut preview` starts without a package: the gallery's app and the photo demo.
@main struct StudioHostCommand {
  @MainActor static func main() {
    Studio.run([
      Story("Photos", code: "UINavigationController(rootViewController: PhotoListController())") {
        UINavigationController(rootViewController: PhotoListController())
      },
      Story("Gallery") { GalleryApp.makeRoot() },
    ])
  }
}
