import QuartzCore

/// The edge of a screen's content towards a bar; a bar has no background where the content stands there (K-59).
///
/// The content that counts is that of the first scroll view, from back to front and from the outside in, of the screen that shows and
/// that reaches under the bar. A screen without one counts as content at its edge.
@MainActor enum ContentEdge {
  case top, bottom

  /// Points of scrolling over which the background comes.
  private static let fading: CGFloat = 12
  /// Points of scrolling that count as none.
  private static let tolerance: CGFloat = 0.5

  /// How much of a bar's background shows over a screen, 0…1.
  ///
  /// - Parameter isComing: whether the screen is about to be laid out, so that its content has still to follow the safe area.
  func presence(over controller: UIViewController?, coming isComing: Bool = false) -> CGFloat {
    guard let screen = controller?.screenUnderBars, let view = screen.viewIfLoaded,
      let scrollView = scrollView(in: view, of: view)
    else { return 0 }
    if isComing { UIView.performWithoutAnimation { scrollView.insetsChanged() } }
    let beyond = distance(of: scrollView) - Self.tolerance
    return min(1, max(0, beyond / Self.fading))
  }

  /// How far the content goes on under the bar, in points; 0 or less where it stands at its edge.
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
  /// The controller whose own view shows under the bars: the top of a stack, the selected tab, and so on inwards.
  fileprivate var screenUnderBars: UIViewController {
    var screen = self
    while let child = screen.childUnderBars { screen = child }
    return screen
  }
}

extension UINavigationController {
  /// Shows the bars' backgrounds as a screen's content has them; inside a transition's animation block they go along with it.
  func showBarBackgrounds(over screen: UIViewController?, coming isComing: Bool = false) {
    navigationBar.background.presence = ContentEdge.top.presence(over: screen, coming: isComing)
    toolbar.background.presence = ContentEdge.bottom.presence(over: screen, coming: isComing)
  }

  /// The transition is over: the bars, and those around, show what the screen's content has come to.
  func contentHasSettled() {
    contentHasMoved()
    parent?.contentHasMoved()
  }
}

extension UITabBarController {
  /// Shows the bar's background as a screen's content has it; inside a transition's animation block it goes along.
  func showBarBackground(over screen: UIViewController?) {
    tabBar.background.presence = ContentEdge.bottom.presence(over: screen, coming: true)
  }
}

extension UIScrollView {
  /// Lets the bars that the content may pass under show what it has come to (K-59).
  func tellBars() {
    guard window != nil else { return }
    var controller = surroundingController
    while let current = controller {
      current.contentHasMoved()
      controller = current.parent
    }
  }

  /// The controller whose view the scroll view lies in.
  private var surroundingController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.owningController { return controller }
      view = current.storedSuperview
    }
    return nil
  }
}
