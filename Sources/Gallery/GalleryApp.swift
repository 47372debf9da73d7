import EffectCatalog
import UIKit

/// The gallery's first screen, for a window's root.
@MainActor public enum GalleryApp {
  /// The list of effects in a navigation controller.
  public static func makeRoot() -> UINavigationController {
    UINavigationController(rootViewController: GalleryListController())
  }

  /// The screen of an effect, over the list, in a navigation controller.
  public static func makeRoot(showing effect: Effect) -> UINavigationController {
    let root = makeRoot()
    root.pushViewController(EffectDetailController(effect), animated: false)
    return root
  }
}
