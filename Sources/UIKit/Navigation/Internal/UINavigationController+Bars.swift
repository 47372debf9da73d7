import QuartzCore

/// The bars around a navigation controller's screens that are hidden.
struct BarVisibility: Equatable {
  var navigationIsHidden = false
  var toolbarIsHidden = true
  /// The tab bar of the enclosing tab bar controller.
  var tabBarIsHidden = false
  /// The points that a prompt and a large title add to the navigation bar (K-13).
  var titleHeight: CGFloat = 0
}

extension UINavigationController {
  /// Whether the top was pushed with the bottom bar hidden.
  var hidesBottomBar: Bool { stack.last?.wasPushedWithoutBottomBar ?? false }

  /// The enclosing container whose bottom bar is over the screens; nil for none, or where it shows another child.
  private var bottomBarContainer: (any BottomBarContainer)? {
    guard let outer = parent as? any BottomBarContainer, outer.showsAfterTransition(self) else { return nil }
    return outer
  }

  /// Returns the navigation bar's height in points (K-12, K-13, K-57).
  private func barHeight(_ bars: BarVisibility) -> CGFloat {
    UINavigationBar.height(in: view.traitCollection) + bars.titleHeight
  }

  /// The visibility that the app and the stack ask for.
  var wantedBars: BarVisibility {
    BarVisibility(
      navigationIsHidden: barIsHidden, toolbarIsHidden: toolbarIsHidden || hidesBottomBar,
      tabBarIsHidden: hidesBottomBar, titleHeight: titleHeight(of: stack))
  }

  /// Hides or shows the navigation bar for the app.
  func hideNavigationBar(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    wantedBarsChanged(animated: animated)
    if isViewLoaded, view.window != nil { environment.updateStatusBar() }
  }

  /// Hides or shows the toolbar for the app.
  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    toolbarIsHidden = hidden
    wantedBarsChanged(animated: animated)
  }

  // MARK: Frames

  /// Returns the insets of the screens under bars, with the view's safe area.
  func insets(under bars: BarVisibility) -> UIEdgeInsets {
    var insets = view.safeAreaInsets
    if let outer = bottomBarContainer {
      insets.bottom = outer.insets(barHidden: bars.tabBarIsHidden).bottom + additionalSafeAreaInsets.bottom
    }
    if !bars.navigationIsHidden { insets.top += barHeight(bars) }
    if !bars.toolbarIsHidden { insets.bottom += UIToolbar.height(in: view.traitCollection) }
    return insets
  }

  /// Returns the frame of a screen: under the bars, except at edges that it does not extend to, and under opaque bars
  /// (T-43).
  func frame(of controller: UIViewController, under bars: BarVisibility) -> CGRect {
    var frame = wrapperView.bounds
    if !bars.navigationIsHidden, !controller.extends(to: .top, under: navigationBar.isTranslucent) {
      let top = insets(under: bars).top
      frame.origin.y += top
      frame.size.height -= top
    }
    let tabBar = bars.tabBarIsHidden ? nil : bottomBarContainer?.bottomBar
    let bottomIsTranslucent = bars.toolbarIsHidden ? tabBar?.isTranslucent : toolbar.isTranslucent
    if let bottomIsTranslucent, !controller.extends(to: .bottom, under: bottomIsTranslucent) {
      frame.size.height -= insets(under: bars).bottom
    }
    frame.size.height = max(0, frame.size.height)
    return frame
  }

  /// Places a screen by center and bounds. Because the view may have a transform, its frame is not set (P-33).
  func place(_ controller: UIViewController, at frame: CGRect) {
    placedFrame = frame
    placedSize = wrapperView.bounds.size
    controller.viewInContainer.place(in: frame)
  }

  /// Fixes the safe areas of both screens while they move: the old one's as it is, the new one's as it will be (P-35).
  func pinSafeAreas(_ old: UIViewController?, _ new: UIViewController) {
    departingBars = placedBars
    var oldFrame = placedFrame
    if let old, oldFrame != nil, wrapperView.bounds.size != placedSize { oldFrame = frame(of: old, under: placedBars) }
    pinSafeAreas(old, at: oldFrame, new)
  }

  private func pinSafeAreas(_ old: UIViewController?, at oldFrame: CGRect?, _ new: UIViewController) {
    let (bounds, bars, insets) = (wrapperView.bounds, wantedBars, insets(under: departingBars))
    if let old, let oldFrame { old.viewInContainer.pinSafeArea(at: oldFrame, in: bounds, outer: insets) }
    let outer = bars == departingBars ? insets : self.insets(under: bars)
    new.viewInContainer.pinSafeArea(at: frame(of: new, under: bars), in: bounds, outer: outer)
  }

  /// Updates frames and safe areas where the container's size changes during a transition (P-33, P-35).
  ///
  /// The old screen's are those under the bars from which it departs.
  func containerSizeDidChange(_ request: TransitionRequest, _ old: UIViewController?, _ new: UIViewController) {
    // Because the animator has used another size, the frame is set at the end, even where the old size is back.
    placedSize = .zero
    let oldFrame = old.map { frame(of: $0, under: departingBars) }
    pinSafeAreas(old, at: oldFrame, new)
    if let old { request.initialFrames[ObjectIdentifier(old)] = oldFrame }
  }

  // MARK: Layout

  /// Lays the bars out at the edges of the safe area, and sets the screens' safe area.
  func layoutBars() {
    let (bounds, insets) = (view.bounds, insets(under: placedBars))
    let (top, bottom) = (barHeight(placedBars), UIToolbar.height(in: view.traitCollection))
    navigationBar.bounds.size = CGSize(width: bounds.width, height: top)
    let y = placedBars.navigationIsHidden ? -top : insets.top - top
    navigationBar.center = CGPoint(x: bounds.midX, y: y + top / 2)
    toolbar.bounds.size = CGSize(width: bounds.width, height: bottom)
    let start = placedBars.toolbarIsHidden ? bounds.height : bounds.height - insets.bottom
    toolbar.center = CGPoint(x: bounds.midX, y: start + bottom / 2)
    if !toolbar.isHidden { toolbar.setNeedsLayout() }
    if wrapperView.safeAreaOverride != insets {
      wrapperView.safeAreaOverride = insets
      for child in wrapperView.subviews { child.setNeedsLayout() }
    }
    placeTopIfNeeded()
    contentDidMove()
  }

  /// Places the top under the bars, unless a transition moves it.
  private func placeTopIfNeeded() {
    guard driver == nil, let top = shownStack.last, top.viewInContainerIfLoaded?.superview === wrapperView else {
      return
    }
    placeIfNeeded(top)
  }

  /// Places a screen where its frame has changed. In a container of another size, autoresizing has changed it too.
  func placeIfNeeded(_ controller: UIViewController) {
    let frame = frame(of: controller, under: placedBars)
    if frame != placedFrame || wrapperView.bounds.size != placedSize { place(controller, at: frame) }
  }

  /// Places the bars at once.
  func settleBars() {
    placedBars = wantedBars
    guard isViewLoaded else { return }
    navigationBar.isHidden = placedBars.navigationIsHidden
    toolbar.isHidden = placedBars.toolbarIsHidden
    layoutBars()
    // A tab change moves its bar itself.
    bottomBarContainer?.settleBarBetweenTransitions()
  }

  /// Shows or hides bars for the app: with the transition that is about to begin, or by an animation of their own
  /// (K-11).
  func wantedBarsChanged(animated: Bool) {
    guard isViewLoaded else { return }
    // The transition animates the bars, or places them at its end.
    if let driver, driver.state == .preparing { return }
    guard animated, view.window != nil else { return settleBars() }
    revealBars()
    UIView.animate(withDuration: Self.hideShowBarDuration, delay: 0, options: .allowUserInteraction) {
      self.placedBars = self.wantedBars
      self.layoutBars()
      self.wrapperView.layoutIfNeeded()
    } completion: { [link = WeakReference(self)] _ in
      guard let navigation = link.target else { return }
      navigation.navigationBar.isHidden = navigation.placedBars.navigationIsHidden
      navigation.toolbar.isHidden = navigation.placedBars.toolbarIsHidden
    }
  }

  /// Unhides the bars that are about to be shown.
  private func revealBars() {
    if !wantedBars.navigationIsHidden { navigationBar.isHidden = false }
    if !wantedBars.toolbarIsHidden { toolbar.isHidden = false }
  }

  /// Returns the tab bar to its container after a transition has moved it with the lower screen.
  func restoreTabBar() {
    (driver?.animator as? NavigationParallaxAnimator)?.bottomBarContainer?.restoreBar()
  }

  func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    guard controller === shownStack.last, driver == nil else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }

  // MARK: Transitions

  /// Adds the bars and their items to a transition. Any animator moves them on its clock (T-46, P-41).
  func addBars(to request: TransitionRequest, showing stack: [UIViewController], _ operation: Operation) {
    let isPush = operation == .push
    let outer = bottomBarContainer
    request.companionViews = [navigationBar, toolbar]
    let top = stack.last
    if let outer {
      if outer.barIsPlacedHidden != wantedBars.tabBarIsHidden {
        if let parallax = driver?.animator as? NavigationParallaxAnimator {
          // The system's animator moves the bar with the lower screen, in the container, which the clock covers
          // (T-131).
          parallax.bottomBarContainer = outer
        } else {
          request.companionViews.append(outer.bottomBar)
        }
      } else if outer.bottomBar.background.visibility != ContentEdge.bottom.visibility(over: top, coming: true) {
        request.liveCompanionViews.append(outer.bottomBar)
      }
    }
    let link = WeakReference(self)
    request.prepareCompanions = {
      guard let navigation = link.target else { return }
      navigation.revealBars()
      outer?.revealBar()
      navigation.navigationBar.prepareTransition(to: stack.map(\.navigationItem), isPush: isPush)
      navigation.toolbar.prepareTransition(to: stack.last?.toolbarItems ?? [])
    }
    request.animateCompanions = { _ in
      guard let navigation = link.target else { return }
      navigation.navigationBar.animateTransition(isPush: isPush)
      navigation.toolbar.animateTransition()
      navigation.placedBars = navigation.wantedBars
      navigation.layoutBars()
      // The background's height animates along with the bar's.
      if navigation.departingBars.titleHeight != navigation.placedBars.titleHeight {
        navigation.navigationBar.layoutIfNeeded()
      }
      navigation.showBarBackgrounds(over: top, coming: true)
      outer?.placeBar()
      outer?.showBarBackground(over: top)
    }
  }
}

extension UIViewController {
  /// Whether the view extends under a bar at an edge (T-43).
  func extends(to edge: UIRectEdge, under barIsTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (barIsTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

/// The view of a navigation controller. Pushes and pops begin in its layout pass (T-20).
final class NavigationView: UIView {
  @WeakReference var navigationController: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigationController?.installTopInWindow()
    navigationController?.layoutBars()
    navigationController?.startDeferredTransitionIfNeeded()
  }
}
