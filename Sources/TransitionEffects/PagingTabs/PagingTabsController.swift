import UIKit

/// Tabs as WeChat has them: the screens lie side by side in a scroll view, a finger drags from one to the next, and the bar's icons and
/// titles fade with it from grey to colour (E-60).
///
/// Each screen's `tabBarItem` says what the bar shows: `image` and `selectedImage` lie over each other. Badges are not shown. A tap on the bar
/// goes there without animation. All screens appear with the controller, as in the original; in right-to-left layouts the first one is on
/// the right.
@MainActor open class PagingTabsController: UIViewController, UIScrollViewDelegate {
  /// The screens, from the leading one on.
  public let viewControllers: [UIViewController]
  /// The bar at the bottom.
  public let bar: PagingTabBar
  /// Hears when another screen is the chosen one.
  public var didSelect: (_ index: Int) -> Void = { _ in }
  private let pages = UIScrollView(frame: .zero)
  private var storedIndex = 0
  private var isPlacing = false

  /// Tabs of some screens; none makes an empty screen.
  public init(_ viewControllers: [UIViewController]) {
    self.viewControllers = viewControllers
    bar = PagingTabBar(viewControllers.map { $0.tabBarItem })
    super.init(nibName: nil, bundle: nil)
  }

  /// Not supported: the tabs are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Which screen is chosen; a number that is none is ignored. Setting it goes there without animation.
  public var selectedIndex: Int {
    get { storedIndex }
    set {
      guard viewControllers.indices.contains(newValue) else { return }
      select(newValue)
      place()
    }
  }

  /// Goes to a screen, at once or as a finger would: then it is chosen when it is there. A number that is none is ignored.
  public func select(_ index: Int, animated: Bool) {
    guard viewControllers.indices.contains(index) else { return }
    guard animated, isViewLoaded, view.window != nil, index != storedIndex else { return selectedIndex = index }
    pages.setContentOffset(CGPoint(x: CGFloat(page(of: index)) * pages.bounds.width, y: 0), animated: true)
  }

  /// The chosen screen; nil where there is none.
  public var selectedViewController: UIViewController? {
    viewControllers.indices.contains(storedIndex) ? viewControllers[storedIndex] : nil
  }

  /// Between which screens the scroll view is: 1.25 is a quarter of the way from the second to the third.
  public var position: CGFloat {
    let width = pages.bounds.width
    guard width > 0, !viewControllers.isEmpty else { return CGFloat(storedIndex) }
    let last = CGFloat(viewControllers.count - 1)
    let along = pages.contentOffset.x / width
    return min(max(isRightToLeft ? last - along : along, 0), last)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.contentInsetAdjustmentBehavior = .never
    pages.delegate = self
    view.addSubview(pages)
    view.addSubview(bar)
    bar.didTap = { [weak self] in self?.selectedIndex = $0 }
    for controller in viewControllers {
      addChild(controller)
      pages.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = PagingTabBar.height + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    isPlacing = true
    pages.frame = view.bounds
    for (index, controller) in viewControllers.enumerated() {
      controller.view.frame = view.bounds.offsetBy(dx: CGFloat(page(of: index)) * view.bounds.width, dy: 0)
      controller.additionalSafeAreaInsets.bottom = PagingTabBar.height
    }
    pages.contentSize = CGSize(
      width: view.bounds.width * CGFloat(viewControllers.count), height: view.bounds.height)
    isPlacing = false
    if !pages.isDragging, !pages.isDecelerating { place() }
  }

  /// Lets the bar follow the finger.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isPlacing { bar.show(position) }
  }

  /// Chooses the screen at which the scroll view has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    select(Int(position.rounded()))
  }

  /// Chooses the screen at which an animated change has come to its end.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    select(Int(position.rounded()))
  }

  /// Chooses the screen at which the finger has let go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { select(Int(position.rounded())) }
  }

  private var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// Where a screen lies, counted from the left.
  private func page(of index: Int) -> Int { view.place(of: index, among: viewControllers.count) }

  private func select(_ index: Int) {
    guard index != storedIndex else { return }
    storedIndex = index
    didSelect(index)
  }

  /// Goes to the chosen screen at once.
  private func place() {
    guard isViewLoaded, pages.bounds.width > 0, !viewControllers.isEmpty else { return }
    pages.setContentOffset(CGPoint(x: CGFloat(page(of: storedIndex)) * pages.bounds.width, y: 0), animated: false)
    bar.show(position)
  }
}
