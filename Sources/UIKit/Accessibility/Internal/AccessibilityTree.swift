import Foundation
import QuartzCore

/// Finds the elements on the screen, in VoiceOver's order.
@MainActor package enum AccessibilityTree {
  /// Elements that come one after the other, with the rectangle by which they are ordered among others.
  private struct Group {
    let frame: CGRect
    let elements: [UIResponder]
  }

  /// Returns the elements of all visible windows, the rearmost window first; a modal one hides the others.
  package static func elements(in environment: UIEnvironment) -> [UIResponder] {
    let screen = environment.screen.bounds
    return unhidden(environment.windows).flatMap { ordered(groups(in: $0, on: screen), $0) }
  }

  /// Returns the elements inside a view, on the screen or not.
  static func elements(inside view: UIView) -> [UIResponder] {
    ordered(children(of: view, on: nil), view)
  }

  /// Returns the views among siblings whose elements VoiceOver reaches: those behind and beside a modal one are hidden.
  private static func unhidden<View: UIView>(_ siblings: [View]) -> [View] {
    let visible = siblings.filter { !$0.isHidden && $0.alpha >= 0.01 && !$0.accessibilityElementsHidden }
    return visible.last(where: \.accessibilityViewIsModal).map { [$0] } ?? visible
  }

  /// - Parameter area: the visible area of the screen; nil inside scroll views, which scroll to their content.
  private static func groups(in view: UIView, on area: CGRect?) -> [Group] {
    if view.isAccessibilityElement {
      guard isVisible(view, on: area) else { return [] }
      // The controls of a cell are elements of their own, after it.
      let controls = view is UITableViewCell ? elements(inside: view).filter(\.accessibilityTraits.isInteractive) : []
      return [Group(frame: view.accessibilityFrame, elements: [view] + controls)]
    }
    if let explicit = view.elementsInPlaceOfSubviews {
      let elements = explicit.flatMap { element -> [UIResponder] in
        if let inner = element as? UIView {
          return inner === view ? [] : unhidden([inner]).flatMap { groups(in: $0, on: area) }.flatMap(\.elements)
        }
        guard let element = element as? UIResponder, element.isAccessibilityElement,
          !element.accessibilityElementsHidden
        else { return [] }
        return isVisible(element, on: area) ? [element] : []
      }
      return elements.isEmpty ? [] : [Group(frame: view.accessibilityFrame, elements: elements)]
    }
    let isScrollView = view is UIScrollView
    if isScrollView, !isVisible(view, on: area) { return [] }
    let inside = children(of: view, on: isScrollView ? nil : area)
    guard view.shouldGroupAccessibilityChildren, !inside.isEmpty else { return inside }
    return [Group(frame: view.groupFrame, elements: ordered(inside, view))]
  }

  private static func children(of view: UIView, on area: CGRect?) -> [Group] {
    unhidden(view.subviews).flatMap { groups(in: $0, on: area) }
  }

  private static func isVisible(_ element: UIResponder, on area: CGRect?) -> Bool {
    let frame = element.accessibilityFrame
    return !frame.isEmpty && area?.intersects(frame) != false
  }

  /// Orders groups from top to bottom, and those of a row along the layout direction.
  ///
  /// A row begins with the highest group that is left, and goes on with those next to it whose middles lie within each
  /// other's height.
  private static func ordered(_ groups: [Group], _ view: UIView) -> [UIResponder] {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rest = groups.stablySorted { $0.frame.minY < $1.frame.minY }[...]
    var elements: [UIResponder] = []
    while let first = rest.first {
      // A rectangle that is not a number is beside nothing, not even itself.
      let row = rest.prefix(1 + rest.dropFirst().prefix { first.frame.isBeside($0.frame) }.count)
      let inRow = row.stablySorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
      elements += inRow.flatMap(\.elements)
      rest = rest.dropFirst(row.count)
    }
    return elements
  }
}

extension UIView {
  /// The rectangle by which the view's elements are ordered among others: for a scroll view without what is under bars.
  fileprivate var groupFrame: CGRect {
    guard let scroll = self as? UIScrollView else { return accessibilityFrame }
    return UIAccessibility.convertToScreenCoordinates(bounds.inset(by: scroll.adjustedContentInset), in: self)
  }

  /// The elements that the app has given in place of the subviews; nil where it has not.
  fileprivate var elementsInPlaceOfSubviews: [Any]? {
    if let accessibilityElements { return accessibilityElements }
    let count = accessibilityElementCount()
    return count > 0 && count != NSNotFound ? (0..<count).compactMap(accessibilityElement(at:)) : nil
  }
}

extension CGRect {
  /// Whether each rectangle's middle lies within the other's height.
  fileprivate func isBeside(_ other: CGRect) -> Bool {
    self == other || minY <= other.midY && other.midY <= maxY && other.minY <= midY && midY <= other.maxY
  }
}

extension Sequence {
  /// Returns the elements in order; equal ones stay as they are.
  fileprivate func stablySorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted {
      isBefore($0.element, $1.element) || !isBefore($1.element, $0.element) && $0.offset < $1.offset
    }
    .map(\.element)
  }
}
