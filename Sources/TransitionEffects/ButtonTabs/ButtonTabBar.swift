import UIKit

/// A bar of buttons, one for each screen, whose titles go over from white to red along with a transition: the seed's gradient button bar
/// (E-18, E-20, E-21, E-61).
///
/// ``ButtonTabsController`` has one. A container of the app's own puts it where it wants it, and tells it of each change with the
/// transition's coordinator. In right-to-left layouts the first button is on the right.
@MainActor public final class ButtonTabBar: UIView {
  /// A button's size, in points; all are wider where a title needs it, and share the width of a bar that is narrower.
  public static let slot = CGSize(width: 64, height: 44)

  /// Beside a title, in points.
  private static let margin: CGFloat = 8

  /// Hears which button was tapped; whoever owns the bar changes the screen then.
  public var didTap: (_ index: Int) -> Void = { _ in }
  /// Which button is the chosen one; after a cancelled change, again the one before.
  public private(set) var selectedIndex = 0
  /// The titles' colour.
  public var plainColor = UIColor.white { didSet { color() } }
  /// The chosen button's colour.
  public var chosenColor = UIColor.red { didSet { color() } }
  private(set) var buttons: [ButtonTab] = []

  /// A bar of buttons with titles; the first is the chosen one.
  public init(titles: [String] = []) {
    self.titles = titles
    super.init(frame: .zero)
    makeButtons()
    bounds.size = sizeThatFits(.zero)
    center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Not supported: the bar is made in code.
  public required init?(coder: NSCoder) { nil }

  /// The buttons' titles, from the leading one on; new ones make new buttons.
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
    for button in buttons { button.color(plain: plainColor, chosen: chosenColor) }
  }

  /// Chooses a button along with a transition, or at once where there is none; a number that is none is ignored.
  ///
  /// Until the transition ends the bar takes no touches; a cancelled one gives the selection back. It must be told before the
  /// transition's animations begin, such as in `viewWillAppear`; later it changes with the transition's end (T-108).
  public func select(_ index: Int, along coordinator: (any UIViewControllerTransitionCoordinator)? = nil) {
    guard buttons.indices.contains(index), index != selectedIndex else { return }
    let prior = selectedIndex
    selectedIndex = index
    guard let coordinator, coordinator.isAnimated else { return show(index) }
    isUserInteractionEnabled = false
    coordinator.animateAlongsideTransition(in: self) { [weak self] context in
      // By the progress itself, whatever the screens' curve is.
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
    for (place, button) in buttons.enumerated() { button.share = place == index ? 1 : 0 }
  }

  // MARK: Layout

  /// A slot for each button, but no wider than there is room.
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
