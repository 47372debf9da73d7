import UIKit

/// A bar of buttons, one per screen, whose titles fade from white to red along with a transition (E-18, E-20, E-21,
/// E-61).
///
/// ``ButtonTabsController`` has one. A custom container adds it to its view, and calls ``select(_:along:)`` for each
/// change with the transition's coordinator. In right-to-left layouts the first button is on the right.
@MainActor public final class ButtonTabBar: UIView {
  /// The size of a button, in points. All are wider if a title needs it, and narrower if the bar is.
  public static let slot = CGSize(width: 64, height: 44)

  /// The margin beside a title, in points.
  private static let margin: CGFloat = 8

  /// Called with the index of a tapped button; the bar's owner changes the screen.
  public var didTap: (_ index: Int) -> Void = { _ in }
  /// The index of the selected button; the previous one again after a cancelled change.
  public private(set) var selectedIndex = 0
  /// The titles' colour.
  public var plainColor = UIColor.white { didSet { color() } }
  /// The selected button's colour.
  public var selectedColor = UIColor.red { didSet { color() } }
  private(set) var buttons: [ButtonTab] = []

  /// Makes a bar with titles; the first button is selected.
  public init(titles: [String] = []) {
    self.titles = titles
    super.init(frame: .zero)
    makeButtons()
    bounds.size = sizeThatFits(.zero)
    center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Not supported: the bar is made in code.
  public required init?(coder: NSCoder) { nil }

  /// The buttons' titles, in order from the leading edge. Setting them makes new buttons.
  public var titles: [String] {
    didSet { if titles != oldValue { makeButtons() } }
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = titles.enumerated().map { index, title in
      let button = ButtonTab(title)
      button.addAction(UIAction { [weak self] _ in self?.didTap(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    if !buttons.indices.contains(selectedIndex) { selectedIndex = 0 }
    color()
    show(selectedIndex)
    setNeedsLayout()
  }

  private func color() {
    for button in buttons { button.color(plain: plainColor, chosen: selectedColor) }
  }

  /// Selects a button along with a transition, or at once without one. An invalid index is ignored.
  ///
  /// The bar takes no touches until the transition ends, and a cancel restores the selection. Call it before the
  /// transition's animations begin, such as in `viewWillAppear`; otherwise the bar changes at the transition's end
  /// (T-108).
  public func select(_ index: Int, along coordinator: (any UIViewControllerTransitionCoordinator)? = nil) {
    guard buttons.indices.contains(index), index != selectedIndex else { return }
    let prior = selectedIndex
    selectedIndex = index
    guard let coordinator, coordinator.isAnimated else { return show(index) }
    isUserInteractionEnabled = false
    coordinator.animateAlongsideTransition(in: self) { [weak self] context in
      // Linear, because the colours follow the progress and not the screens' curve.
      let options: UIView.AnimationOptions = [.curveLinear, .overrideInheritedCurve]
      UIView.animate(withDuration: context.transitionDuration, delay: 0, options: options) { self?.show(index) }
    } completion: { [weak self] context in
      guard let self else { return }
      isUserInteractionEnabled = true
      if context.isCancelled, selectedIndex == index { selectedIndex = prior }
      show(selectedIndex)
    }
  }

  private func show(_ index: Int) {
    for (position, button) in buttons.enumerated() { button.share = position == index ? 1 : 0 }
  }

  // MARK: Layout

  /// The size of all buttons, no wider than the bar.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = buttons.map { $0.titleWidth.rounded(.up) + 2 * Self.margin }.max() ?? 0
    let width = max(Self.slot.width, widest) * CGFloat(buttons.count)
    return CGSize(width: size.width > 0 ? min(width, size.width) : width, height: Self.slot.height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layOut(buttons, height: bounds.height)
  }
}

/// A title in one colour, with the same title in the other colour above it, whose opacity can be animated (E-20).
final class ButtonTab: UIControl {
  private let plain = UILabel(frame: .zero)
  /// The title of a selected tab.
  let chosen = UILabel(frame: .zero)

  init(_ title: String) {
    super.init(frame: .zero)
    for label in [plain, chosen] {
      label.text = title
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 18)
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The opacity of the selected colour, in 0…1.
  var share: CGFloat {
    get { chosen.alpha }
    set { chosen.alpha = newValue }
  }

  /// The title's width, in points.
  var titleWidth: CGFloat { plain.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width }

  func color(plain: UIColor, chosen: UIColor) {
    self.plain.textColor = plain
    self.chosen.textColor = chosen
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for label in [plain, chosen] { label.frame = bounds }
  }
}
