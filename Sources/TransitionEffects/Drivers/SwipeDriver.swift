import UIKit

/// A pan that begins a transition and holds it: the drivers of the originals (E-4, E-5, E-10, E-13, E-17, E-37, E-38, E-62).
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

  /// A driver of a pan on a view.
  ///
  /// - Parameters:
  ///   - edges: from which edges the finger must come; none: from anywhere.
  ///   - begin: asks for the transition, and says whether it did.
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
      let edgePan = UIScreenEdgePanGestureRecognizer(target: target, action: PanTarget.selector)
      edgePan.edges = edges
      recognizer = edgePan
    }
    view.addGestureRecognizer(recognizer)
  }

  /// The driver while a finger holds it, else nil.
  public var active: SwipeDriver? { isInteracting ? self : nil }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    switch pan.state {
    case .began:
      guard let direction = way.direction(of: pan.velocity(in: view)) else { return }
      isInteracting = true
      isInteracting = begin(direction)
      self.direction = isInteracting ? direction : nil
    case .changed:
      if let direction { update(way.progress(pan.translation(in: view), direction, in: view.bounds.size)) }
    case .ended, .cancelled, .failed:
      guard let direction else { return }
      (self.direction, isInteracting) = (nil, false)
      let progress = way.progress(pan.translation(in: view), direction, in: view.bounds.size)
      if pan.state == .ended, progress > way.threshold { finish() } else { cancel() }
    default: break
    }
  }
}
