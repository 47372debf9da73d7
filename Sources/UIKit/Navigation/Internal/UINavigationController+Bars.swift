import QuartzCore

extension UINavigationController {
  /// Whether a controller on the stack has the bars at the bottom leave.
  var hidesBottomBar: Bool { stack.last?.wasPushedWithoutBottomBar ?? false }

  /// The container around whose bottom bar lies over the screens; nil where there is none, or it shows another child.
  private var bottomBarContainer: (any BottomBarContainer)? {
    guard let outer = parent as? any BottomBarContainer, outer.showsAfterTransition(self) else { return nil }
    return outer
  }

  /// The bar's height in points (K-12, K-57).
  var barHeight: CGFloat { UINavigationBar.height(in: view.traitCollection) }

  /// Where the bars belong: what the app says, and the stack.
  var wantedBars: BarVisibility {
    BarVisibility(
      navigationIsHidden: barIsHidden, toolbarIsHidden: toolbarIsHidden || hidesBottomBar,
      tabBarIsHidden: hidesBottomBar)
  }

  /// Hides or shows the bar for the app.
  func hideNavigationBar(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    wantedBarsChanged(animated: animated)
  }

  /// Hides or shows the toolbar for the app.
  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    toolbarIsHidden = hidden
    wantedBarsChanged(animated: animated)
  }

  // MARK: Places

  /// How far bars reach into the screens, with the screen's own insets.
  private func insets(under bars: BarVisibility) -> UIEdgeInsets {
    var insets = view.safeAreaInsets
    if let outer = bottomBarContainer {
      insets.bottom = outer.insets(barHidden: bars.tabBarIsHidden).bottom + additionalSafeAreaInsets.bottom
    }
    if !bars.navigationIsHidden { insets.top += barHeight }
    if !bars.toolbarIsHidden { insets.bottom += UIToolbar.height }
    return insets
  }

  /// Where a screen lies: under the bars, except at edges that it does not extend to, and under opaque bars (T-43).
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

  /// Puts a screen into its place by centre and bounds, never by the frame, which means nothing under a transform (P-33).
  func place(_ controller: UIViewController, at frame: CGRect) {
    placedFrame = frame
    placedSize = wrapperView.bounds.size
    controller.viewInContainer.place(in: frame)
  }

  /// P-35: while both screens move, each keeps the safe area of its place: the old one the present, the new one its last.
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

  /// The container got another size while a transition runs: safe areas and frames are those of the new one (P-33, P-35), of the old
  /// screen under the bars that it is leaving.
  func containerSizeDidChange(_ request: TransitionRequest, _ old: UIViewController?, _ new: UIViewController) {
    // What an animator knows is of another size, even where the container gets its old one back.
    placedSize = .zero
    let oldFrame = old.map { frame(of: $0, under: departingBars) }
    pinSafeAreas(old, at: oldFrame, new)
    if let old { request.initialFrames[ObjectIdentifier(old)] = oldFrame }
  }

  // MARK: Laying out

  /// Lays the bars at the edges of the safe area, and tells the screens how much of them they cover.
  func layoutBars() {
    let (bounds, insets) = (view.bounds, insets(under: placedBars))
    let (top, bottom) = (barHeight, UIToolbar.height)
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

  /// The top follows the bars, unless a transition moves it.
  private func placeTopIfNeeded() {
    guard driver == nil, let top = shownStack.last, top.viewInContainerIfLoaded?.superview === wrapperView else { return }
    placeIfNeeded(top)
  }

  /// Puts a screen where it belongs, if that is another place than before; in a container of another size it has been stretched with
  /// that.
  func placeIfNeeded(_ controller: UIViewController) {
    let frame = frame(of: controller, under: placedBars)
    if frame != placedFrame || wrapperView.bounds.size != placedSize { place(controller, at: frame) }
  }

  /// Puts the bars where they are wanted, at once.
  func settleBars() {
    placedBars = wantedBars
    guard isViewLoaded else { return }
    navigationBar.isHidden = placedBars.navigationIsHidden
    toolbar.isHidden = placedBars.toolbarIsHidden
    layoutBars()
    // A change of tab takes its bar along by itself.
    bottomBarContainer?.settleBarBetweenTransitions()
  }

  /// The app has shown or hidden a bar: along with the transition that is about to begin, or in its own time (K-11).
  func wantedBarsChanged(animated: Bool) {
    guard isViewLoaded else { return }
    // The transition's own animation, or its end, takes the bars along.
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

  /// Makes the bars that are about to come ready to be seen.
  private func revealBars() {
    if !wantedBars.navigationIsHidden { navigationBar.isHidden = false }
    if !wantedBars.toolbarIsHidden { toolbar.isHidden = false }
  }

  /// Gives the tab bar back, which a transition has moved with the lower screen.
  func restoreTabBar() {
    (driver?.animator as? NavigationParallaxAnimator)?.bottomBarContainer?.restoreBar()
  }

  func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    guard controller === shownStack.last, driver == nil else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }

  // MARK: Transitions

  /// T-46, P-41: bars and their items go along with any animator, on its clock.
  func addBars(to request: TransitionRequest, showing stack: [UIViewController], _ operation: Operation) {
    let isPush = operation == .push
    let outer = bottomBarContainer
    request.companionViews = [navigationBar, toolbar]
    let top = stack.last
    if let outer {
      if outer.barIsPlacedHidden != wantedBars.tabBarIsHidden {
        if let parallax = driver?.animator as? NavigationParallaxAnimator {
          // T-131: the system's animator moves it with the lower screen, in the container, which is on the clock anyway.
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
      navigation.showBarBackgrounds(over: top, coming: true)
      outer?.placeBar()
      outer?.showBarBackground(over: top)
    }
  }
}

extension UIViewController {
  /// Whether the view reaches under a bar at an edge (T-43).
  func extends(to edge: UIRectEdge, under barIsTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (barIsTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
