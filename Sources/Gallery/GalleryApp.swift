import UIKit

/// The gallery's first screen, for a window's root.
@MainActor public enum GalleryApp {
  /// The list of effects in a navigation controller.
  public static func makeRoot() -> UINavigationController {
    UINavigationController(rootViewController: GalleryListController())
  }
}
