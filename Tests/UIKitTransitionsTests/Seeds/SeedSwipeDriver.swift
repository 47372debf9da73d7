import UIKit

/// Seed 003, "SPPercentSwipeTransition": a pan that dismisses or pops, with its own idea of the speed of the rest
/// (E-13, E-17).
final class SeedSwipeDriver: UIPercentDrivenInteractiveTransition {
  enum Kind {
    case push, modal
  }

  private(set) var interacting = false
  private weak var controller: UIViewController?
  private var kind = Kind.modal
  private var canEnd = false

  func addSwipe(to controller: UIViewController, _ kind: Kind) {
    self.controller = controller
    self.kind = kind
    let pan = UIPanGestureRecognizer()
    controller.view.addGestureRecognizer(pan)
    pan.addTarget(self, action: Selector("handle:", SeedSwipeDriver.handle(_:)))
  }

  /// 0 at the end of a full swipe (P-18).
  override var completionSpeed: CGFloat {
    get { 1 - percentComplete }
    set {}
  }

  func handle(_ pan: UIPanGestureRecognizer) {
    let screen = UIScreen.main.bounds
    let point = pan.translation(in: pan.view?.superview)
    switch pan.state {
    case .began:
      interacting = true
      if kind == .modal {
        controller?.dismiss(animated: true)
      } else {
        controller?.navigationController?.popViewController(animated: true)
      }
    case .changed:
      let fraction = kind == .modal ? point.y / (screen.height / 2) : point.x / (screen.width / 2)
      let percent = min(max(fraction, 0), 1)
      canEnd = percent > 0.5
      update(percent)
    case .ended, .cancelled:
      interacting = false
      if canEnd { finish() } else { cancel() }
    default: break
    }
  }
}
