import UIKit

/// The new screen shows through any outline that goes over into any other; back, the same in reverse.
///
/// The last outline should cover the container: what lies outside it appears only at the end. Outlines of different elements change
/// at once, as Core Animation has it.
@MainActor public final class PathMaskAnimator: MaskAnimator {
  private let paths: (_ bounds: CGRect) -> (closed: CGPath, open: CGPath)

  /// A change of 0.5 s between outlines in the container's coordinates.
  public init(from first: CGPath, to last: CGPath, isReversed: Bool = false) {
    paths = { _ in (first, last) }
    super.init(duration: 0.5, isReversed: isReversed)
  }

  /// A change of 0.5 s between outlines that are made for the container's bounds.
  public init(isReversed: Bool = false, outlines: @escaping (_ bounds: CGRect) -> (closed: CGPath, open: CGPath)) {
    paths = outlines
    super.init(duration: 0.5, isReversed: isReversed)
  }

  /// The two outlines.
  public override func outlines(in scene: EffectScene) -> (closed: CGPath, open: CGPath) {
    paths(scene.container.bounds)
  }
}
