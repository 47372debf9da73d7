import UIKit

/// Shows the new screen through an outline that changes into another one.
///
/// The last outline should cover the container, because parts outside it appear only at the end. Outlines with
/// different elements change at once, as in Core Animation.
@MainActor public final class PathMaskAnimator: MaskAnimator {
  private let paths: (_ bounds: CGRect) -> (closed: CGPath, open: CGPath)

  /// Makes an effect of 0.5 s between outlines in the container's coordinates.
  public init(from first: CGPath, to last: CGPath, isReversed: Bool = false) {
    paths = { _ in (first, last) }
    super.init(duration: 0.5, isReversed: isReversed)
  }

  /// Makes an effect of 0.5 s between outlines that are computed from the container's bounds.
  public init(isReversed: Bool = false, outlines: @escaping (_ bounds: CGRect) -> (closed: CGPath, open: CGPath)) {
    paths = outlines
    super.init(duration: 0.5, isReversed: isReversed)
  }

  /// The two outlines.
  public override func outlines(in scene: EffectScene) -> (closed: CGPath, open: CGPath) {
    paths(scene.container.bounds)
  }
}
