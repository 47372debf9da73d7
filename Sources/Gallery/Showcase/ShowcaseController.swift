import EffectCatalog
import TransitionEffects
import Tunables
import UIKit

/// An effect in a container on a device of its own, which a call or a finger plays.
public final class ShowcaseController: UIViewController, UIViewControllerTransitioningDelegate {
  /// The effect that is shown.
  public let effect: Effect
  /// The container in which the effect is shown.
  public let container: EffectContainer
  /// The effect's parameters; changes hold from the next transition on.
  public var values: [Double]
  /// How fast time goes inside; a change while a transition runs holds from the next one on.
  public var speed = ShowcaseSpeed.full {
    didSet { applySpeed() }
  }
  /// Called when a transition that ``play()`` began is over.
  public var didPlay: () -> Void = {}

  private let size: CGSize
  private let screen = UIView()
  private let base = PostcardController(.first)
  private let collection: CollectionScreens?
  private lazy var content = makeContent()
  /// Whether the screen changes its own look.
  private var isChanging = false

  /// A showcase with a screen of a size.
  ///
  /// - Parameter container: one of the effect's; another one gives the effect's first.
  public init(_ effect: Effect, in container: EffectContainer, size: CGSize, values: [Double]? = nil) {
    self.effect = effect
    self.container = effect.containers.contains(container) ? container : effect.containers.first ?? container
    self.size = size
    collection = CollectionScreens(effect)
    self.values = values ?? effect.standardValues
    super.init(nibName: nil, bundle: nil)
    title = "showcase"
  }

  /// Not supported: the gallery is built in code.
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  public override func viewDidLoad() {
    super.viewDidLoad()
    screen.bounds.size = size
    screen.clipsToBounds = true
    screen.layer.cornerRadius = min(size.width, size.height) * 0.06
    view.addSubview(screen)
    addChild(content)
    content.view.frame = screen.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.addSubview(content.view)
    content.didMove(toParent: self)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let scale = min(view.bounds.width / size.width, view.bounds.height / size.height)
    screen.transform = CGAffineTransform(scaleX: scale, y: scale)
    screen.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private func makeContent() -> UIViewController {
    switch container {
    case .navigation:
      let navigation = UINavigationController(rootViewController: collection?.root ?? base)
      navigation.setNavigationBarHidden(effect.isDriven, animated: false)
      if effect.isDriven {
        InteractionDriver.pop(navigation, by: .fullScreenPan()) { [weak self] in
          self?.animator(isReversed: $0 == .pop)
        }
      }
      return navigation
    case .tabs:
      base.tabBarItem = UITabBarItem(title: "Dawn", image: nil, tag: 0)
      let second = PostcardController(.second)
      second.tabBarItem = UITabBarItem(title: "Dusk", image: nil, tag: 1)
      if let own = makeOwnTabs([base, second]) { return own }
      let tabs = UITabBarController()
      tabs.setViewControllers([base, second], animated: false)
      InteractionDriver.tabs(tabs, by: .sideways()) { [weak self] in self?.animator(isReversed: $0 == .trailing) }
      return tabs
    case .modal, .screen:
      if let collection { return collection.root }
      base.definesPresentationContext = true
      return base
    }
  }

  /// The library's own tabs; nil where the effect is none.
  private func makeOwnTabs(_ screens: [PostcardController]) -> UIViewController? {
    switch effect.mechanism {
    case .buttonTabs:
      let buttons = ButtonTabsController(screens)
      buttons.buttonBar.backgroundColor = UIColor(white: 0.1, alpha: 0.7)
      buttons.buttonBar.layer.cornerRadius = ButtonTabBar.slot.height / 2
      return buttons
    case .pagingTabs:
      for screen in screens {
        screen.tabBarItem.image = screen.look.icon(.systemGray)
        screen.tabBarItem.selectedImage = screen.look.icon(screen.look.colors.sun)
      }
      let pages = PagingTabsController(screens)
      pages.didSelect = { [weak self] _ in self?.didPlay() }
      return pages
    case .animator, .pixels, .combination, .system, .zoom, .reveal, .layout, .items, .cell: return nil
    }
  }

  // MARK: Playing

  /// Whether a transition is under way.
  public var isPlaying: Bool {
    if let pages = content as? PagingTabsController { return pages.position != CGFloat(pages.selectedIndex) }
    return isChanging || content.transitionCoordinator != nil
      || content.presentedViewController?.transitionCoordinator != nil
  }

  /// Whether the second screen is up, so that the next transition is the way back.
  public var isForward: Bool {
    switch content {
    case let navigation as UINavigationController: navigation.viewControllers.count > 1
    case let tabs as UITabBarController: tabs.selectedIndex == 1
    case let pages as PagingTabsController: pages.selectedIndex == 1
    case let tiles as TilesController: tiles.isChanged
    default: base.look == .second || content.presentedViewController != nil
    }
  }

  /// Plays the effect: there, and the next time back; nothing while it plays.
  public func play() {
    loadViewIfNeeded()
    guard !isPlaying, view.window != nil else { return }
    applySpeed()
    switch content {
    case let navigation as UINavigationController:
      if isForward {
        navigation.popViewController(animated: true)
      } else {
        navigation.pushViewController(makePushed(), animated: true)
      }
      notifyAtEnd(of: navigation.transitionCoordinator)
    case let tabs as UITabBarController:
      tabs.selectedIndex = 1 - tabs.selectedIndex
      notifyAtEnd(of: tabs.transitionCoordinator)
    case let pages as PagingTabsController: pages.select(1 - pages.selectedIndex, animated: true)
    case _ where container == .screen: change()
    default:
      let done: () -> Void = { [weak self] in self?.didPlay() }
      if isForward {
        content.dismiss(animated: true, completion: done)
      } else {
        content.present(makeModal(), animated: true, completion: done)
      }
    }
  }

  /// Changes the screen: its layout or items, or its appearance, which is revealed from the position of a button.
  private func change() {
    isChanging = true
    let done = { [weak self] in
      self?.isChanging = false
      self?.didPlay()
    }
    if let collection { return collection.change(completion: done) }
    let duration = Tunable("\(effect.title) · duration", values.first ?? 0.5, in: 0.1...3)
    base.view.reveal(from: button, duration: duration.value) {
      base.look = base.look == .first ? .second : .first
    } completion: { _ in
      done()
    }
  }

  private func makePushed() -> UIViewController {
    if let collection { return collection.makeNext() }
    let second = PostcardController(.second)
    if case .zoom = effect.mechanism {
      second.preferredTransition = .zoom { [weak self] _ in self?.base.postcard }
    }
    return second
  }

  private func applySpeed() {
    if !isPlaying { screen.layer.speed = speed.factor }
  }

  private func notifyAtEnd(of coordinator: (any UIViewControllerTransitionCoordinator)?) {
    coordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.didPlay() }
  }

  /// The rectangle of a button in the screen's corner, out of which effects grow.
  private var button: CGRect {
    let side = min(size.width, size.height) / 10
    return CGRect(x: size.width - 2 * side, y: side, width: side, height: side)
  }

  private func animator(isReversed: Bool) -> EffectAnimator? {
    var context = EffectContext(container, isReversed: isReversed)
    context.origin = button
    context.cover = { ($0 as? PostcardController)?.postcard }
    context.pages = { ($0 as? PostcardController)?.lines ?? [] }
    collection?.complete(&context)
    return effect.animator(values, context)
  }

  // MARK: Presenting

  private func makeModal() -> UIViewController {
    let second = PostcardController(.second)
    switch effect.mechanism {
    case .system(let style):
      second.modalPresentationStyle = .currentContext
      second.modalTransitionStyle = style
    case .zoom:
      second.modalPresentationStyle = .currentContext
      second.preferredTransition = .zoom { [weak self] _ in self?.base.postcard }
    default: second.modalPresentationStyle = effect.presentation == .overlay ? .custom : .overCurrentContext
    }
    guard effect.isDriven else { return second }
    second.transitioningDelegate = self
    InteractionDriver.dismissal(of: second, by: .pull()) { [weak self] in self?.animator(isReversed: true) }
    return second
  }

  /// The effect's animator, for the screen that the showcase presents.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isReversed: false)
  }

  /// The effect's presentation controller, where it has one.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard effect.presentation == .overlay else { return nil }
    return ShowcaseOverlay(presentedViewController: presented, presenting: presenting)
  }
}

/// The overlay's presentation inside a showcase, instead of over the whole screen.
final class ShowcaseOverlay: OverlayPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}
