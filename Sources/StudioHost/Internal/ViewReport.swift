import EventTrace
import Foundation
import UIKit

/// A view and its subviews as the page's tree shows them.
@MainActor struct ViewReport {
  private let environment: UIEnvironment
  private let screen: CGRect
  private static let deepest = 60

  init(_ environment: UIEnvironment) {
    self.environment = environment
    screen = environment.screen.bounds
  }

  /// Returns the members of a view.
  func report(_ view: UIView) -> JSONObject {
    report(view, visible: screen, alpha: 1, hidden: nil, level: 0)
  }

  private func report(_ view: UIView, visible: CGRect, alpha: CGFloat, hidden: String?, level: Int) -> JSONObject {
    var object = JSONObject()
    object.add("c", "\(type(of: view))")
    if let controller = view.next as? UIViewController { object.add("vc", controller.traceName) }
    if let name = view.accessibilityIdentifier ?? (view as? UILabel)?.text {
      object.add("name", String(name.prefix(60)))
    }
    let frame = view.convert(view.bounds, to: nil)
    object.add("f", raw: Self.numbers(frame))
    object.add("local", raw: Self.numbers(view.frame))
    if view.alpha != 1 { object.add("alpha", raw: FrameLog.short(Double(view.alpha))) }
    if view.isHidden { object.add("hidden", true) }
    if view.clipsToBounds { object.add("clips", true) }
    if !view.isUserInteractionEnabled { object.add("still", true) }
    let total = alpha * view.alpha
    let reason = hidden ?? reason(view, frame, visible, total)
    if let reason { object.add("why", reason) }
    guard level < Self.deepest, !view.subviews.isEmpty else { return object }
    let inside = view.clipsToBounds ? visible.intersection(frame) : visible
    let passedOn = view.isHidden ? "a view above is hidden" : total < 0.01 ? "a view above has an alpha of 0" : hidden
    object.add(
      "ch",
      objects: view.subviews.map { report($0, visible: inside, alpha: total, hidden: passedOn, level: level + 1) })
    return object
  }

  /// Returns the reason why a view can't be seen; nil where it can.
  private func reason(_ view: UIView, _ frame: CGRect, _ visible: CGRect, _ alpha: CGFloat) -> String? {
    if view.isHidden { return "it is hidden" }
    if view.alpha < 0.01 { return "its alpha is \(FrameLog.short(Double(view.alpha)))" }
    if alpha < 0.01 { return "the views above make it transparent" }
    if frame.width < 0.5 || frame.height < 0.5 { return "it has no size" }
    if !frame.intersects(screen) { return "it is outside of the screen" }
    if !frame.intersects(visible) { return "a view above clips it" }
    return cover(of: view, frame)
  }

  /// Returns the reason if an opaque view in front covers it.
  private func cover(of view: UIView, _ frame: CGRect) -> String? {
    var child = view
    while let parent = child.superview {
      let siblings = parent.subviews
      guard let index = siblings.firstIndex(where: { $0 === child }) else { return nil }
      for other in siblings[(index + 1)...] where Self.isOpaque(other) {
        let cover = other.convert(other.bounds, to: nil)
        guard cover.contains(frame) else { continue }
        let numbers = [cover.minX, cover.minY, cover.width, cover.height].map { FrameLog.short(Double($0)) }
        return "\(other.debugName) at \(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]) covers it"
      }
      child = parent
    }
    return nil
  }

  private static func isOpaque(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha > 0.99 && (view.backgroundColor?.cgColor.alpha ?? 0) > 0.99
  }

  private static func numbers(_ rect: CGRect) -> String {
    let list = [rect.minX, rect.minY, rect.width, rect.height]
    return "[\(list.map { FrameLog.short(Double($0)) }.joined(separator: ","))]"
  }
}
