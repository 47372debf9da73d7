import UIKit

/// A pan that begins a transition and holds it: the drivers of the originals (E-4, E-5, E-10, E-13, E-17, E-37, E-62).
///
/// Edges and ways are those of left-to-right layouts; in right-to-left ones left and right are exchanged (E-62, E-87).
///
/// Keep the driver as long as the view, and return ``active`` where a delegate is asked for an interaction controller: it is nil when no
/// finger drives, so that the transition runs by time (P-3).
@MainActor public final class SwipeDriver: UIPercentDrivenInteractiveTransition {
  /// How the finger's way becomes progress.
  public var way: SwipeWay
  /// Whether a finger holds a transition.
  public private(set) var isInteracting = false
  /// The recognizer, for the app's own conditions.
  public private(set) var recognizer = UIPanGestureRecognizer()

  private let begin: (SwipeWay.Direction) -> Bool
  private var target: PanTarget?
  private var direction: SwipeWay.Direction?
  /// −1 where left and right are exchanged.
  private var side: CGFloat = 1

  /// A driver of a pan on a view.
  ///
  /// - Parameters:
  ///   - edges: from which edges the finger must come; none: from anywhere.
  ///   - begin: asks for the transition, and says whether it did; it hears the way as it is in a left-to-right layout.
  public init(
    on view: UIView, _ way: SwipeWay, from edges: UIRectEdge = [],
    begin: @escaping (_ direction: SwipeWay.Direction) -> Bool
  ) {
    (self.way, self.begin) = (way, begin)
    super.init()
    let target = PanTarget { [weak self] in self?.follow($0) }
    self.target = target
    if edges.isEmpty {
      recognizer = UIPanGestureRecognizer(target: target, action: PanTarget.selector)
      recognizer.maximumNumberOfTouches = 1
    } else {
      recognizer = SwipeDriverEdgePan(target: target, action: PanTarget.selector, edges: edges)
    }
    view.addGestureRecognizer(recognizer)
  }

  /// The driver while a finger holds it, else nil.
  public var active: SwipeDriver? { isInteracting ? self : nil }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    switch pan.state {
    case .began:
      side = view.traitCollection.layoutDirection == .rightToLeft ? -1 : 1
      guard let direction = way.direction(of: mirrored(pan.velocity(in: view))) else { return }
      isInteracting = true
      isInteracting = begin(direction)
      self.direction = isInteracting ? direction : nil
    case .changed:
      if let direction { update(progress(of: pan, direction, in: view)) }
    case .ended, .cancelled, .failed:
      guard let direction else { return }
      (self.direction, isInteracting) = (nil, false)
      let progress = progress(of: pan, direction, in: view)
      if pan.state == .ended, progress > way.threshold { finish() } else { cancel() }
    default: break
    }
  }

  private func mirrored(_ way: CGPoint) -> CGPoint { CGPoint(x: side * way.x, y: way.y) }

  private func progress(of pan: UIPanGestureRecognizer, _ direction: SwipeWay.Direction, in view: UIView) -> CGFloat {
    way.progress(mirrored(pan.translation(in: view)), direction, in: view.bounds.size)
  }
}
