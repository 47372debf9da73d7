import QuartzCore

/// The edge of a screen's content at a bar, which has no background where the content is at its edge (K-59).
///
/// The content that counts is that of the first scroll view under the bar, from back to front and from the outside in,
/// in the screen that is shown. A screen without one counts as content at its edge.
@MainActor enum ContentEdge {
  case top, bottom

  /// The distance of scrolling over which the background appears, in points.
  private static let fading: CGFloat = 12
  /// The distance of scrolling that counts as none, in points.
  private static let tolerance: CGFloat = 0.5

  /// Returns the visible part of a bar's background over a screen, in 0…1.
  ///
  /// - Parameter isComing: whether the screen is about to be laid out, so that its content does not follow the safe
  ///   area yet.
  func visibility(over controller: UIViewController?, coming isComing: Bool = false) -> CGFloat {
    guard let scrollView = scrollView(under: controller) else { return 0 }
    if isComing { UIView.performWithoutAnimation { scrollView.insetsChanged() } }
    let beyond = distance(of: scrollView) - Self.tolerance
    return min(1, max(0, beyond / Self.fading))
  }

  /// Returns the scroll view whose content moves under the bar; nil for none.
  func scrollView(under controller: UIViewController?) -> UIScrollView? {
    guard let view = controller?.screenUnderBars.viewIfLoaded else { return nil }
    return scrollView(in: view, of: view)
  }

  /// Returns how far the content reaches under the bar, in points; 0 or less where it is at its edge.
  private func distance(of scrollView: UIScrollView) -> CGFloat {
    let (inset, bounds) = (scrollView.adjustedContentInset, scrollView.bounds)
    return switch self {
    case .top: bounds.minY + inset.top
    case .bottom: scrollView.contentSize.height + inset.bottom - bounds.maxY
    }
  }

  private func scrollView(in view: UIView, of screen: UIView) -> UIScrollView? {
    if view.isHidden { return nil }
    if let scrollView = view as? UIScrollView { return reaches(scrollView, in: screen) ? scrollView : nil }
    for subview in view.storedSubviews {
      if let found = scrollView(in: subview, of: screen) { return found }
    }
    return nil
  }

  /// Whether a scroll view lies under the bar.
  private func reaches(_ scrollView: UIScrollView, in screen: UIView) -> Bool {
    let (frame, safe) = (scrollView.convert(scrollView.bounds, to: screen), screen.safeAreaInsets)
    return switch self {
    case .top: frame.minY < screen.bounds.minY + safe.top
    case .bottom: frame.maxY > screen.bounds.maxY - safe.bottom
    }
  }
}

extension UIViewController {
  /// The innermost controller whose own view shows under the bars: the top of a stack, the selected tab, and so on.
  fileprivate var screenUnderBars: UIViewController {
    var screen = self
    while let child = screen.childUnderBars { screen = child }
    return screen
  }
}

extension UINavigationController {
  /// Shows the bars' backgrounds for a screen's content; inside a transition's animation block they animate along.
  func showBarBackgrounds(over screen: UIViewController?, coming isComing: Bool = false) {
    navigationBar.showBackground(ContentEdge.top.visibility(over: screen, coming: isComing))
    toolbar.showBackground(ContentEdge.bottom.visibility(over: screen, coming: isComing))
  }

  /// Updates the bars, and those of the parent, after a transition.
  func contentDidSettle() {
    contentDidMove()
    parent?.contentDidMove()
  }
}

extension UITabBarController {
  /// Shows the bar's background for a screen's content; inside a transition's animation block it animates along.
  func showBarBackground(over screen: UIViewController?) {
    tabBar.showBackground(ContentEdge.bottom.visibility(over: screen, coming: true))
  }
}

extension UIScrollView {
  /// Updates the bars that the content may scroll under (K-59).
  func updateBars() {
    guard window != nil else { return }
    searchView?.coverSuperview()
    var controller = nearestController
    while let current = controller {
      current.contentDidMove()
      controller = current.parent
    }
  }
}

extension UIView {
  /// The controller whose view is this view, or the nearest one around it.
  var nearestController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.owningController { return controller }
      view = current.storedSuperview
    }
    return nil
  }
}
