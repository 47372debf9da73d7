import UIKit

/// Tabs whose screens lie side by side in a scroll view, with a bar whose icons and titles fade along with a drag
/// (E-60).
///
/// The bar shows the `image` and `selectedImage` of each screen's `tabBarItem` over each other, and no badges. A tap on
/// the bar selects without animation. All screens appear with the controller, as in the original. In right-to-left
/// layouts the first one is on the right.
@MainActor open class PagingTabsController: UIViewController, UIScrollViewDelegate {
  /// The screens, in order from the leading edge.
  public let viewControllers: [UIViewController]
  /// The bar at the bottom.
  public let bar: PagingTabBar
  /// Called when another screen has been selected.
  public var didSelect: (_ index: Int) -> Void = { _ in }
  private let pages = UIScrollView(frame: .zero)
  private var storedIndex = 0
  private var isPlacing = false

  /// Makes tabs of screens; without any the controller is empty.
  public init(_ viewControllers: [UIViewController]) {
    self.viewControllers = viewControllers
    bar = PagingTabBar(viewControllers.map { $0.tabBarItem })
    super.init(nibName: nil, bundle: nil)
  }

  /// Not supported: the tabs are made in code.
  public required init?(coder: NSCoder) { nil }

  /// The index of the selected screen. Setting it selects without animation; an invalid index is ignored.
  public var selectedIndex: Int {
    get { storedIndex }
    set {
      guard viewControllers.indices.contains(newValue) else { return }
      select(newValue)
      place()
    }
  }

  /// Scrolls to a screen. With animation the screen is selected when the scrolling ends. An invalid index is ignored.
  public func select(_ index: Int, animated: Bool) {
    guard viewControllers.indices.contains(index) else { return }
    guard animated, isViewLoaded, view.window != nil, index != storedIndex else { return selectedIndex = index }
    pages.setContentOffset(CGPoint(x: CGFloat(page(of: index)) * pages.bounds.width, y: 0), animated: true)
  }

  /// The selected screen; nil without screens.
  public var selectedViewController: UIViewController? {
    viewControllers.indices.contains(storedIndex) ? viewControllers[storedIndex] : nil
  }

  /// The position of the scroll view in screens: 1.25 is a quarter of the distance from the second screen to the third.
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

  /// Updates the bar's colours.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isPlacing { bar.show(position) }
  }

  /// Selects the screen at which the scroll view has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    select(Int(position.rounded()))
  }

  /// Selects the screen at which an animated selection has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    select(Int(position.rounded()))
  }

  /// Selects the screen at which the finger was lifted.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { select(Int(position.rounded())) }
  }

  private var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// The position of a screen, counted from the left.
  private func page(of index: Int) -> Int { view.place(of: index, among: viewControllers.count) }

  private func select(_ index: Int) {
    guard index != storedIndex else { return }
    storedIndex = index
    didSelect(index)
  }

  /// Scrolls to the selected screen at once.
  private func place() {
    guard isViewLoaded, pages.bounds.width > 0, !viewControllers.isEmpty else { return }
    pages.setContentOffset(CGPoint(x: CGFloat(page(of: storedIndex)) * pages.bounds.width, y: 0), animated: false)
    bar.show(position)
  }
}
