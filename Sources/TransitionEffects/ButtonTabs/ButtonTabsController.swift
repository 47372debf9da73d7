import UIKit

/// Tabs under a bar of buttons, changed by a tap or a horizontal drag; the buttons' colours fade along (E-18…E-21).
///
/// It is a `UITabBarController` whose own bar is hidden: UIKit sends appearance callbacks, cancels changes and lets
/// them be caught. Screens beyond the fifth are in UIKit's More stack. The bar lies over the screens, a tenth down, and
/// their safe areas begin below it. A button has the title of its screen's `tabBarItem`, or the screen's own.
@MainActor open class ButtonTabsController: UITabBarController {
  /// The part of the width from which on a slow drag finishes (E-19).
  package nonisolated static let releaseThreshold: CGFloat = 0.6

  /// The buttons.
  public let buttonBar = ButtonTabBar()
  /// Makes the animator of a change, reversed for a change to a previous screen; a slide by default (E-2).
  ///
  /// A delegate's animator has priority; the buttons then change at its end.
  public var makeAnimator: (_ isReversed: Bool) -> EffectAnimator = {
    SlideAnimator(direction: $0 ? .tabLeft : .tabRight)
  }
  /// The driver of horizontal drags, which finish from six tenths of the width on (E-19); nil before the view is
  /// loaded.
  public private(set) var interactionDriver: InteractionDriver?
  private var tabChange: DrivenTabChange?

  /// Makes tabs of screens.
  public init(_ viewControllers: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers(viewControllers, animated: false)
  }

  /// Not supported: the tabs are made in code.
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 18, tvOS 18, macCatalyst 18, *) {
      setTabBarHidden(true, animated: false)
    } else {
      tabBar.isHidden = true
    }
    buttonBar.didTap = { [weak self] in self?.tapped($0) }
    view.addSubview(buttonBar)
    let tabChange = DrivenTabChange(self) { [weak self] in self?.animator($0 == .trailing) }
    self.tabChange = tabChange
    let release = ReleaseRule(threshold: Self.releaseThreshold)
    let gesture = PanDriving([.leading, .trailing], distance: .part(1), release: release)
    interactionDriver = InteractionDriver(gesture, tabChange)
    screensChanged()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    nameButtons()
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    buttonBar.bounds.size = buttonBar.sizeThatFits(bounds.size)
    let top = max(insets.top, bounds.height * 0.1 - buttonBar.bounds.height / 2)
    buttonBar.center = CGPoint(x: bounds.midX, y: top + buttonBar.bounds.height / 2)
    view.bringSubviewToFront(buttonBar)
    let covered = buttonBar.frame.maxY - insets.top
    for screen in viewControllers ?? [] where screen.additionalSafeAreaInsets.top != covered {
      screen.additionalSafeAreaInsets.top = covered
    }
    if transitionCoordinator == nil { follow() }
  }

  // MARK: Screens

  open override var viewControllers: [UIViewController]? { didSet { screensChanged() } }

  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    screensChanged()
  }

  open override var selectedIndex: Int { didSet { follow() } }

  open override var selectedViewController: UIViewController? { didSet { follow() } }

  /// The delegate, which is asked before the controller itself answers; not retained.
  open override var delegate: (any UITabBarControllerDelegate)? {
    didSet {
      // Drivers forward what they are asked.
      guard let tabChange, !(delegate is DrivenTabChange) else { return }
      tabChange.next = delegate
      super.delegate = tabChange
    }
  }

  private func screensChanged() {
    guard isViewLoaded else { return }
    nameButtons()
    follow()
    view.setNeedsLayout()
  }

  private func nameButtons() {
    buttonBar.titles = (viewControllers ?? []).map { $0.tabBarItem.title ?? $0.title ?? "" }
  }

  // MARK: Changes

  private func tapped(_ index: Int) {
    guard let screens = viewControllers, screens.indices.contains(index) else { return }
    guard tabChange?.tabBarController(self, shouldSelect: screens[index]) ?? true else { return }
    selectedIndex = index
    tabChange?.tabBarController(self, didSelect: screens[index])
  }

  /// Updates the buttons for the selected screen.
  private func follow() {
    // A cancelled change animates nothing alongside.
    let coordinator = transitionCoordinator
    buttonBar.select(selectedIndex, along: coordinator?.isCancelled ?? true ? nil : coordinator)
  }

  private func animator(_ isReversed: Bool) -> EffectAnimator {
    let animator = makeAnimator(isReversed)
    // A change begins within the call that asks for it (T-23): afterwards it is too late to animate alongside.
    animator.willAnimate = { [weak self] context in
      guard let self, let new = context.viewController(forKey: .to) else { return }
      if let index = viewControllers?.firstIndex(of: new) { buttonBar.select(index, along: transitionCoordinator) }
    }
    return animator
  }
}
