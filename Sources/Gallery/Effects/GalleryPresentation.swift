import UIKit

/// How an effect wants a screen to be presented; always over its context, so that it stays inside the showcase.
enum GalleryPresentation {
  /// With nothing but the animator.
  case inContext
  /// By the presentation controller that dims what is behind.
  case overlay
  /// By the system, in a style.
  case system(UIModalTransitionStyle)
  /// By the system, out of the picture of the screen below.
  case zoom
  /// Not at all: the screens are tabs under buttons.
  case buttonTabs
  /// Not at all: the screens lie side by side over icons.
  case pagingTabs
  /// Not at all: the screen changes its look.
  case reveal

  var isReveal: Bool {
    if case .reveal = self { true } else { false }
  }

  var isOverlay: Bool {
    if case .overlay = self { true } else { false }
  }
}
