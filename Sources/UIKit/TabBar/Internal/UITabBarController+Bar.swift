import QuartzCore

extension UITabBarController {
  /// Whether the app, or the selected tab, hides the bar.
  var wantsBarHidden: Bool { barIsHiddenByApp || (selected as? any SystemContainer)?.hidesBottomBar ?? false }

  /// Returns the insets of bar and screen in the tabs.
  func insets(barHidden: Bool) -> UIEdgeInsets {
    var insets = view.safeAreaInsets
    if !barHidden { insets.bottom += UITabBar.height(in: view.traitCollection) }
    return insets
  }

  /// Returns the frame of a tab: under the bar, unless it does not extend there. A navigation controller lays its
  /// screens out itself.
  func frame(of controller: UIViewController, barHidden: Bool) -> CGRect {
    var frame = wrapperView.bounds
    let laysItselfOut = (controller as? any SystemContainer)?.laysOutUnderOuterBars ?? false
    let extends = laysItselfOut || controller.extends(to: .bottom, under: tabBar.isTranslucent)
    if !barHidden, !extends { frame.size.height = max(0, frame.height - insets(barHidden: false).bottom) }
    return frame
  }

  /// Places a tab's view by center and bounds (P-33).
  func place(_ controller: UIViewController, at frame: CGRect) {
    placedFrame = frame
    placedSize = wrapperView.bounds.size
    controller.viewInContainer.place(in: frame)
  }

  /// Fixes the safe areas of both tabs while they move (P-35).
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

  /// Updates frames and safe areas where the container's size changes during a transition (P-33, P-35).
  ///
  /// The old tab's are those over the bar at the beginning.
  func containerSizeDidChange(_ request: TransitionRequest, _ old: UIViewController?, _ new: UIViewController) {
    // Because the animator has used another size, the frame is set at the end, even where the old size is back.
    placedSize = .zero
    let oldFrame = old.map { frame(of: $0, barHidden: departingBarIsHidden) }
    pinSafeAreas(old, at: oldFrame, new)
    if let old { request.initialFrames[ObjectIdentifier(old)] = oldFrame }
  }

  /// The bar's height with the safe area below it, in points.
  private var heightOfBar: CGFloat { UITabBar.height(in: view.traitCollection) + view.safeAreaInsets.bottom }

  /// The center of the bar while it is shown.
  var centerOfShownBar: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.height - heightOfBar / 2) }

  /// Moves the bar over a screen in a navigation controller's container. The transition places it there (T-131).
  func moveBar(to container: UIView, above screen: UIView) {
    guard case .ownView = barHost else { return }
    let index = view.subviews.firstIndex(identicalTo: tabBar) ?? 0
    barHost = .transition(viewBelow: WeakReference(wrappedValue: index > 0 ? view.subviews[index - 1] : nil))
    container.insertSubview(tabBar, aboveSubview: screen)
  }

  /// Returns the bar to the tab bar controller's view.
  func restoreBar() {
    guard case .transition(let viewBelow) = barHost else { return }
    barHost = .ownView
    tabBar.layer.removeAllAnimations()
    let below = viewBelow.target.flatMap { $0.superview === view ? $0 : nil } ?? transitionView
    view.insertSubview(tabBar, aboveSubview: below)
    layoutBar()
  }

  /// Lays the bar out at the bottom, with the safe area below it, and sets the tabs' safe area.
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
    // A running transition places the tabs at its end.
    if driver == nil, let shown, shown.viewInContainerIfLoaded?.superview === wrapperView { placeIfNeeded(shown) }
    contentDidMove()
  }

  /// Places a tab where its frame has changed. In a container of another size, autoresizing has changed it too.
  func placeIfNeeded(_ tab: UIViewController) {
    let frame = frame(of: tab, barHidden: barIsPlacedHidden)
    if frame != placedFrame || wrapperView.bounds.size != placedSize { place(tab, at: frame) }
  }

  /// Unhides the bar, if it is about to be shown.
  func revealBar() {
    if !wantsBarHidden { tabBar.isHidden = false }
  }

  /// Places the bar, in a transition's animation context or outside.
  func placeBar() {
    barIsPlacedHidden = wantsBarHidden
    layoutBar()
  }

  /// Places the bar at once.
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

  /// Hides or shows the bar for the app. A running transition places it at its end.
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

  /// Updates the bar's items and its selection.
  func itemsChanged(animated: Bool = false) {
    tabBar.show(barControllers.map(\.tabBarItem), animated: animated)
    tabBar.selectedItem = selected?.tabBarItem
  }
}

/// The superview of a tab bar.
@MainActor enum TabBarHost {
  /// The tab bar controller's view.
  case ownView
  /// The container of a navigation controller's transition, which moves the bar (T-131). The view was below the bar
  /// before.
  case transition(viewBelow: WeakReference<UIView>)
}

/// The view of a tab bar controller, which lays out the bar.
final class TabBarView: UIView {
  @WeakReference var tabBarController: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabBarController?.layoutBar()
  }
}
