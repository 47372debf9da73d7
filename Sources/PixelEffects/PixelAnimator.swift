import TransitionEffects
import UIKit

/// Animates a pixel transition between snapshots of the two screens.
///
/// Because it is a function of progress alone, it can be paused, scrubbed and reversed. A reversed transition plays
/// backwards, and in right-to-left layouts it is mirrored. The snapshots are taken when it begins.
@MainActor public final class PixelAnimator: EffectAnimator {
  /// The transition that is drawn.
  public package(set) var transition: any PixelTransition
  /// The snapshots' pixels per point; the display's scale if it is not in 0…that scale.
  public var resolution: CGFloat = 0

  /// Makes an animator of a transition, of 1 s by default.
  public init(_ transition: any PixelTransition, duration: TimeInterval = 1, isReversed: Bool = false) {
    self.transition = transition
    super.init(duration: duration, isReversed: isReversed)
  }

  /// Covers the screens by the film, and animates its progress.
  public override func animate(_ scene: EffectScene) {
    guard let from = scene.from, let to = scene.to else { return scene.dissolve() }
    scene.place(toOnTop: false)
    // Forward, the new bitmap is that of the new screen. Mirrored, both bitmaps and the view are flipped.
    let isMirrored = (scene.side < 0) != isReversed
    let stills = [from, to].map { view in
      let still = scene.still(of: view, scale: resolution)
      let bitmap =
        still.cgImage.map { PixelBitmap($0, scale: Double(still.scale)) } ?? PixelBitmap(width: 0, height: 0)
      return isMirrored ? bitmap.flipped : bitmap
    }
    let composition = PixelComposition(
      transition: transition, old: stills[isReversed ? 1 : 0], new: stills[isReversed ? 0 : 1])
    let view = PixelView(composition, frame: scene.container.bounds)
    if isMirrored { view.transform = CGAffineTransform(scaleX: -1, y: 1) }
    scene.add(view)
    (from.isHidden, to.isHidden) = (true, true)
    let (start, end): (CGFloat, CGFloat) = isReversed ? (1, 0) : (0, 1)
    view.layer.setValue(end, forKey: PixelLayer.progressKey)
    view.layer.setNeedsDisplay()
    let change = CABasicAnimation(keyPath: PixelLayer.progressKey)
    (change.fromValue, change.toValue) = (start, end)
    scene.run(change, on: view.layer)
    scene.endLater()
  }
}
