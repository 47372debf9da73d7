import EffectCatalog
import PhotoDemo
import TransitionEffects
import TransitionStage
import UIKit

/// The photo app on a stage, ready for the plan's transition.
@MainActor final class PhotoRecordingScene: RecordingScene {
  let stage: Stage
  private let plan: RecordingPlan
  private let navigation: UINavigationController
  private let list = PhotoListController()
  private let director = TransitionDirector()
  private let modal: UINavigationController
  private lazy var tabs = makeTabs()
  /// The tabs whose pages lie side by side, for the effect that is these.
  private lazy var pages = PagingTabsController([navigation, modal])
  private(set) var start = 0.0

  /// Sets the stage and lets it come to rest.
  init(_ plan: RecordingPlan, on stage: Stage) throws {
    self.plan = plan
    self.stage = stage
    navigation = UINavigationController(rootViewController: list)
    navigation.title = "navigation"
    navigation.delegate = director
    modal = UINavigationController(rootViewController: SettingsController())
    if plan.kind == .tab {
      // Before the items, whose titles it would change.
      modal.title = "settings"
      navigation.tabBarItem = UITabBarItem(title: "Photos", image: nil, tag: 0)
      modal.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
      if plan.effect.mechanism == .pagingTabs {
        navigation.tabBarItem = UITabBarItem(
          title: "Photos", image: TabIcon.photos.image(isChosen: false),
          selectedImage: TabIcon.photos.image(isChosen: true))
        modal.tabBarItem = UITabBarItem(
          title: "Settings", image: TabIcon.settings.image(isChosen: false),
          selectedImage: TabIcon.settings.image(isChosen: true))
        pages.title = "tabs"
        stage.show(pages)
      } else {
        stage.show(tabs)
      }
    } else {
      stage.show(navigation)
    }
    try stage.settle()
    if plan.effect.mechanism == .zoom {
      list.photoTransition = { [weak list] index in .zoom { _ in list?.imageView(at: index) } }
    }
    if plan.kind == .pop {
      list.showPhoto(at: 0)
      try stage.settle()
    }
    if plan.kind.isModal { prepareModal() }
    if plan.kind == .dismiss {
      // A custom presentation leaves in its container what the dismissal needs.
      let isItsOwn = plan.effect.presentation == .custom
      if isItsOwn { director.animator = { plan.effect.animator(.present, duration: plan.duration) } }
      navigation.present(modal, animated: isItsOwn)
      try stage.settle()
    }
    // Not before: else the stage is set by the system's own.
    director.animator = { plan.effect.animator(plan.kind, duration: plan.duration) }
    stage.clearTrace()
    start = stage.time
  }

  /// UIKit's tabs, or the library's with buttons.
  private func makeTabs() -> UITabBarController {
    let tabs: UITabBarController
    if plan.effect.mechanism == .buttonTabs {
      let buttons = ButtonTabsController([navigation, modal])
      // White and red, as in the original, and something for them to lie on.
      buttons.buttonBar.backgroundColor = UIColor(white: 0.1, alpha: 0.85)
      buttons.buttonBar.layer.cornerRadius = ButtonTabBar.slot.height / 2
      tabs = buttons
    } else {
      tabs = UITabBarController(nibName: nil, bundle: nil)
      tabs.viewControllers = [navigation, modal]
      tabs.delegate = director
    }
    tabs.title = "tabs"
    return tabs
  }

  /// The settings, in the plan's style.
  private func prepareModal() {
    modal.title = "modal"
    modal.modalPresentationStyle = plan.modalStyle
    modal.modalTransitionStyle = plan.effect.modalTransitionStyle
    if plan.effect.mechanism == .zoom { modal.preferredTransition = .zoom { [weak list] _ in list?.imageView(at: 1) } }
    modal.transitioningDelegate = plan.effect.isDriven ? director : nil
    if plan.effect.presentation == .overlay {
      director.presentationController = OverlayPresentationController.init(presentedViewController:presenting:)
    }
    modal.preferredContentSize = plan.style == .popover ? CGSize(width: 340, height: 400) : .zero
    switch plan.style {
    case .mediumSheet:
      modal.sheetPresentationController?.detents = [.medium(), .large()]
      modal.sheetPresentationController?.prefersGrabberVisible = true
    case .popover:
      modal.popoverPresentationController?.barButtonItem = list.navigationItem.rightBarButtonItem
    default: break
    }
  }

  var draggedRect: CGRect {
    guard plan.kind == .dismiss else { return stage.window.bounds }
    return modal.sheetPresentationController?.presentedView?.frame ?? stage.window.bounds
  }

  func begin(_ driver: UIPercentDrivenInteractiveTransition?) {
    director.interaction = { driver }
    switch plan.kind {
    case .push: list.showPhoto(at: 0)
    case .pop: navigation.popViewController(animated: true)
    case .present: navigation.present(modal, animated: true)
    case .dismiss: modal.dismiss(animated: true)
    case .tab where plan.effect.mechanism == .pagingTabs:
      let middle = stage.window.bounds.midY
      let end = CGPoint(x: stage.window.bounds.width * 0.15, y: middle)
      stage.drag(from: CGPoint(x: stage.window.bounds.width * 0.85, y: middle), to: end, over: 0.35)
    case .tab: tabs.selectedIndex = 1
    case .change:
      // Out of the button on the bar's right.
      let bar = navigation.navigationBar.frame
      let button = CGRect(x: bar.maxX - 60, y: bar.midY - 12, width: 24, height: 24)
      navigation.view.reveal(from: button, duration: plan.duration) { [stage] in
        stage.window.overrideUserInterfaceStyle = .dark
        stage.window.layoutIfNeeded()
      }
    }
  }

  var hasFinished: Bool {
    switch plan.kind {
    case .push: navigation.viewControllers.count == 2
    case .pop: navigation.viewControllers.count == 1
    case .present: navigation.presentedViewController != nil
    case .dismiss: navigation.presentedViewController == nil
    case .tab: plan.effect.mechanism == .pagingTabs ? pages.selectedIndex == 1 : tabs.selectedIndex == 1
    case .change: stage.window.overrideUserInterfaceStyle == .dark
    }
  }
}
