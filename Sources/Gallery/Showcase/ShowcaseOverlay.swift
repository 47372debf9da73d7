import TransitionEffects
import UIKit

/// The overlay's presentation inside a showcase, instead of over the whole screen.
final class ShowcaseOverlay: OverlayPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}
