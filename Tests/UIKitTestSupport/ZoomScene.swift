import Foundation
import TransitionTesting
import UIKit

/// A list with a thumbnail, out of which a screen grows that is pushed or presented.
@MainActor final class ZoomScene {
  let stage: Stage
  let log = CallLog()
  let list: Screen
  let detail: Screen
  let navigation: UINavigationController
  /// Out of what the screen grows: 100 × 100 points at (40, 200).
  let thumbnail = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
  let options = UIViewController.Transition.ZoomOptions()
  /// The source view that the delegate returns.
  var source: UIView?

  init(
    _ stage: Stage, isRightToLeft: Bool = false, in navigation: UINavigationController = UINavigationController()
  ) throws {
    self.stage = stage
    list = Screen("A", .white, log: log)
    detail = Screen("B", .blue, log: log)
    self.navigation = navigation
    navigation.viewControllers = [list]
    navigation.setNavigationBarHidden(true, animated: false)
    if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
    stage.show(navigation)
    thumbnail.backgroundColor = .red
    thumbnail.layer.cornerRadius = 10
    list.view.addSubview(thumbnail)
    source = thumbnail
    detail.preferredTransition = .zoom(options: options) { [unowned self] context in
      source
    }
    try stage.settle()
    _ = log.take()
  }

  /// Shows the screen, pushed or presented, and waits for the end.
  func open(presented: Bool = false) throws {
    if presented {
      navigation.present(detail, animated: true)
    } else {
      navigation.pushViewController(detail, animated: true)
    }
    try stage.settle()
    _ = log.take()
  }

  var isOpen: Bool { navigation.topViewController === detail || navigation.presentedViewController === detail }

  /// The opacities of the dimming over the screen below and of the source view's snapshot.
  var fade: (dim: Float, snapshot: Float) {
    let views = detail.view.superview?.subviews ?? []
    let dim = views.first { $0.backgroundColor == UIColor(white: 0, alpha: 0.15) }
    return (dim?.layer.presentation()?.opacity ?? 0, views.last?.layer.presentation()?.opacity ?? 0)
  }

  /// The zoomed screen as it shows now.
  var shown: CALayer { detail.view.layer.presentation() ?? CALayer() }
  /// The rectangle of the zoomed screen's own coordinates that shows now.
  var crop: CGRect { detail.view.mask?.layer.presentation()?.frame ?? detail.view.bounds }

  /// Where a point of the zoomed screen is seen.
  func place(of point: CGPoint) -> CGPoint {
    let (layer, bounds) = (shown, detail.view.bounds)
    let t = CATransform3DGetAffineTransform(layer.transform)
    return CGPoint(
      x: layer.position.x + t.a * (point.x - bounds.midX) + t.tx,
      y: layer.position.y + t.d * (point.y - bounds.midY) + t.ty)
  }

  /// The rectangle in which what is not cropped of the zoomed screen is seen.
  var visible: CGRect {
    let (low, high) = (
      place(of: crop.origin), place(of: CGPoint(x: crop.maxX, y: crop.maxY))
    )
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The remains of a zoom.
  var leftovers: [String] {
    var found: [String] = []
    for view in [list.view, detail.view].compactMap({ $0 }) {
      if !view.transform.isIdentity { found.append("transform") }
      if view.mask != nil { found.append("mask") }
      if view.layer.animationKeys() != nil { found.append("animations") }
    }
    if thumbnail.alpha != 1 { found.append("the source is hidden") }
    let container = (isOpen ? detail.view : list.view)?.superview
    if let container, container.subviews.count != 1 { found.append("\(container.subviews.count) views") }
    return found
  }
}

/// Whether two rectangles are the same but for a little.
func isClose(_ one: CGRect, _ other: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
  abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
    && abs(one.maxX - other.maxX) <= tolerance && abs(one.maxY - other.maxY) <= tolerance
}

/// How far a damped spring is after some seconds, from 0 to 1 (C-31).
func swung(_ seconds: Double, response: Double, ratio: Double) -> Double {
  let angle = 2 * Double.pi / response * seconds
  guard ratio < 1 else { return 1 - (1 + angle) * exp(-angle) }
  let swing = (1 - ratio * ratio).squareRoot()
  return 1 - exp(-ratio * angle) * (cos(swing * angle) + ratio / swing * sin(swing * angle))
}
