import QuartzCore

extension UITabBarController {
  /// Whether the app has hidden the bar, or the selected tab has it leave.
  var wantsBarHidden: Bool { barIsHiddenByApp || (selected as? any SystemContainer)?.hidesBottomBar ?? false }

  /// How far bar and screen reach into the tabs.
  func insets(barHidden: Bool) -> UIEdgeInsets {
    var insets = view.safeAreaInsets
    if !barHidden { insets.bottom += UITabBar.height }
    return insets
  }

  /// Where a tab's view lies: under the bar, unless it does not extend there. A navigation controller lays its own screens out.
  func frame(of controller: UIViewController, barHidden: Bool) -> CGRect {
    var frame = wrapperView.bounds
    let laysItselfOut = (controller as? any SystemContainer)?.laysOutUnderOuterBars ?? false
    let extends = laysItselfOut || controller.extends(to: .bottom, under: tabBar.isTranslucent)
    if !barHidden, !extends { frame.size.height = max(0, frame.height - insets(barHidden: false).bottom) }
    return frame
  }

  /// Puts a tab's view into its place by centre and bounds (P-33).
  func place(_ controller: UIViewController, at frame: CGRect) {
    placedFrame = frame
    placedSize = wrapperView.bounds.size
    controller.viewInContainer.place(in: frame)
  }

  /// P-35: while both tabs move, each keeps the safe area of its place.
  func pinSafeAreas(_ old: UIViewController?, _ new: UIViewController) {
    departingBarIsHidden = barIsPlacedHidden
    var oldFrame = placedFrame
    if let old, oldFrame != nil, wrapperView.bounds.size != placedSize {
      oldFrame = frame(of: old, barHidden: barIsPlacedHidden)
    }
    pinSafeAreas(old, at: oldFrame, new)
  }

  private func pinSafeAreas(_ old: UIViewController?, at oldFrame: CGRect?, _ new: UIViewController) {
    let bounds = wrapperView.bounds
    if let old, let oldFrame {
      old.viewInContainer.pinSafeArea(at: oldFrame, in: bounds, outer: insets(barHidden: departingBarIsHidden))
    }
    let hidden = wantsBarHidden
    new.viewInContainer.pinSafeArea(at: frame(of: new, barHidden: hidden), in: bounds, outer: insets(barHidden: hidden))
  }

  /// The container got another size while a transition runs: safe areas and frames are those of the new one (P-33, P-35), of the old
  /// tab over the bar that it is leaving.
  func containerSizeDidChange(_ request: TransitionRequest, _ old: UIViewController?, _ new: UIViewController) {
    // What an animator knows is of another size, even where the container gets its old one back.
    placedSize = .zero
    let oldFrame = old.map { frame(of: $0, barHidden: departingBarIsHidden) }
    pinSafeAreas(old, at: oldFrame, new)
    if let old { request.initialFrames[ObjectIdentifier(old)] = oldFrame }
  }

  /// The bar's height with the safe area below it, in points.
  private var heightOfBar: CGFloat { UITabBar.height + view.safeAreaInsets.bottom }

  /// Where the bar's centre lies while the bar shows.
  var centerOfShownBar: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.height - heightOfBar / 2) }

  /// Puts the bar right over a screen in a navigation controller's container; where it lies there is the borrower's affair (T-131).
  func moveBar(to container: UIView, above screen: UIView) {
    guard case .ownView = barHost else { return }
    let index = view.subviews.firstIndex(identicalTo: tabBar) ?? 0
    barHost = .transition(viewBelow: WeakReference(wrappedValue: index > 0 ? view.subviews[index - 1] : nil))
    container.insertSubview(tabBar, aboveSubview: screen)
  }

  /// Puts a bar that was lent where it belongs.
  func restoreBar() {
    guard case .transition(let viewBelow) = barHost else { return }
    barHost = .ownView
    tabBar.layer.removeAllAnimations()
    let below = viewBelow.target.flatMap { $0.superview === view ? $0 : nil } ?? transitionView
    view.insertSubview(tabBar, aboveSubview: below)
    layoutBar()
  }

  /// Lays the bar at the bottom, over the safe area's inset, and tells the tabs how much of them it covers.
  func layoutBar() {
    let bounds = view.bounds
    let height = heightOfBar
    tabBar.bounds.size = CGSize(width: bounds.width, height: height)
    if case .ownView = barHost {
      tabBar.center = barIsPlacedHidden ? CGPoint(x: bounds.midX, y: bounds.height + height / 2) : centerOfShownBar
    }
    let insets = insets(barHidden: barIsPlacedHidden)
    if wrapperView.safeAreaOverride != insets {
      wrapperView.safeAreaOverride = insets
      for child in wrapperView.subviews { child.setNeedsLayout() }
    }
    // While a transition moves the tabs, its end places them.
    if driver == nil, let shown, shown.viewInContainerIfLoaded?.superview === wrapperView { placeIfNeeded(shown) }
    contentDidMove()
  }

  /// Puts a tab where it belongs, if that is another place than before; in a container of another size it has been stretched with that.
  func placeIfNeeded(_ tab: UIViewController) {
    let frame = frame(of: tab, barHidden: barIsPlacedHidden)
    if frame != placedFrame || wrapperView.bounds.size != placedSize { place(tab, at: frame) }
  }

  /// Makes a bar that is about to come ready to be seen.
  func revealBar() {
    if !wantsBarHidden { tabBar.isHidden = false }
  }

  /// Puts the bar where it is wanted; runs inside a transition's animation context, or outside any.
  func placeBar() {
    barIsPlacedHidden = wantsBarHidden
    layoutBar()
  }

  /// Puts the bar where it is wanted, at once.
  func settleBar() {
    guard isViewLoaded else {
      barIsPlacedHidden = wantsBarHidden
      return
    }
    placeBar()
    tabBar.isHidden = barIsPlacedHidden
  }

  func settleBarBetweenTransitions() {
    if driver == nil { settleBar() }
  }

  /// Hides or shows the bar for the app; while a transition runs, its end places it.
  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHiddenByApp else { return }
    barIsHiddenByApp = hidden
    guard isViewLoaded, driver == nil else { return }
    guard animated, UIView.areAnimationsEnabled, view.window != nil else { return settleBar() }
    revealBar()
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      self.placeBar()
      self.view.layoutIfNeeded()
    } completion: { [link = WeakReference(self)] _ in
      guard let tabs = link.target, tabs.driver == nil else { return }
      tabs.settleBar()
    }
  }

  /// The bar shows the tabs' items, and which one is chosen.
  func itemsChanged(animated: Bool = false) {
    tabBar.setItems(barControllers.map(\.tabBarItem), animated: animated)
    tabBar.selectedItem = selected?.tabBarItem
  }
}
