import TransitionStage
import UIKit

/// The finger of a user who touches the visible views.
extension FuzzWorld {
  /// The target of a touch-down.
  private enum Target {
    case edge, front, grip, tab, back, button, beside
  }

  private static let targets: [(Target, Int)] = [
    (.edge, 2), (.front, 2), (.grip, 4), (.tab, 2), (.back, 1), (.button, 2), (.beside, 1),
  ]

  /// The movement of a finger that is down.
  private enum Motion {
    case move, lift, cancel
  }

  /// Puts a finger down, taps, moves it, lifts it, or cancels its touch.
  func moveFinger() {
    noteOverlap()
    if let finger, finger.isDown {
      switch choices.option("finger", [(Motion.move, 5), (.lift, 2), (.cancel, 1)]) {
      case .move:
        let displacement = CGVector(
          dx: CGFloat(choices.number("dx and 20", below: 100)) - 20,
          dy: CGFloat(choices.number("dy and 40", below: 140)) - 40)
        note("finger moves by \(displacement.dx), \(displacement.dy)")
        finger.move(by: displacement)
      case .lift:
        note("finger leaves")
        finger.lift()
      case .cancel:
        note("finger is cancelled")
        finger.cancel()
      }
    } else {
      let target = choices.option("target", Self.targets)
      guard let point = point(of: target) else { return }
      let isTap = choices.once("taps", in: 2)
      note("finger \(isTap ? "taps" : "lands on") \(target) at \(point.x), \(point.y)")
      finger = stage.touchDown(at: point)
      if isTap { finger?.lift() }
    }
  }

  /// Lifts the finger.
  func liftFinger() {
    finger?.lift()
    finger = nil
  }

  private func point(of target: Target) -> CGPoint? {
    let size = stage.window.bounds.size
    switch target {
    case .edge: return CGPoint(x: 1, y: CGFloat(choices.number("height", below: 10)) * size.height / 10)
    case .front: return frontMiddles.first?.point
    case .grip:
      // The top edge of the last presented view, at which a sheet can be dragged down.
      guard let view = lastPresented?.viewIfLoaded, view.window != nil else { return nil }
      return view.convert(CGPoint(x: view.bounds.midX, y: 4), to: nil)
    case .tab:
      guard let tabs = front(UITabBarController.self), tabs.view.window != nil else { return nil }
      let bar = tabs.tabBar
      let item = CGFloat(choices.number("item", below: 5)) + 0.5
      return bar.convert(CGPoint(x: bar.bounds.width * item / 5, y: bar.bounds.midY), to: nil)
    case .back:
      guard let nav = front(UINavigationController.self), nav.view.window != nil else { return nil }
      return nav.navigationBar.convert(CGPoint(x: 20, y: 22), to: nil)
    case .button:
      guard let view = (lastPresented as? UIAlertController)?.viewIfLoaded, view.window != nil else { return nil }
      let side = choices.once("right button", in: 2) ? 0.75 : 0.25
      return view.convert(CGPoint(x: view.bounds.width * side, y: view.bounds.height - 20), to: nil)
    case .beside: return CGPoint(x: size.width / 2, y: 3)
    }
  }

  /// The frontmost presented controller.
  private var lastPresented: UIViewController? {
    allControllers.last { isOwnPresented($0) && ownPresented($0) == nil }
  }

  /// The frontmost container of a kind.
  private func front<Kind: UIViewController>(_: Kind.Type) -> Kind? {
    let top = lastPresented ?? root
    return (top as? Kind) ?? allControllers.last { $0 is Kind && $0.viewIfLoaded?.isDescendant(of: top.view) == true }
      as? Kind
  }
}
