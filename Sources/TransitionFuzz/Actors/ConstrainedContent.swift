import UIKit

/// Views of a screen that constraints lay out, which change while transitions run.
///
/// A header lies at the top of the safe area between the margins, a stack of two bars below it, and a footer at the
/// bottom, at one side or the other.
@MainActor final class ConstrainedContent {
  private unowned let view: UIView
  private let header = UIView()
  private let bars = [UIView(), UIView()]
  private let stack: UIStackView
  private let footer = UIView()
  private let headerHeight: NSLayoutConstraint
  private let footerSides: [NSLayoutConstraint]

  private static let barHeight: CGFloat = 10
  private static let gap: CGFloat = 4
  private static let footerHeight: CGFloat = 12
  /// The footer's part of the width.
  private static let footerShare: CGFloat = 0.25

  /// Adds the content to a screen's view.
  init(in view: UIView) {
    self.view = view
    stack = UIStackView(arrangedSubviews: bars)
    (stack.axis, stack.spacing) = (.vertical, Self.gap)
    headerHeight = header.heightAnchor.constraint(equalToConstant: 20)
    footerSides = [
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    for part in [header, stack, footer] {
      part.translatesAutoresizingMaskIntoConstraints = false
      part.isUserInteractionEnabled = false
      view.addSubview(part)
    }
    let (margins, safeArea) = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate(
      [
        header.topAnchor.constraint(equalTo: safeArea.topAnchor),
        header.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        headerHeight,
        stack.topAnchor.constraint(equalTo: header.bottomAnchor, constant: Self.gap),
        stack.leadingAnchor.constraint(equalTo: header.leadingAnchor),
        stack.widthAnchor.constraint(equalTo: header.widthAnchor, multiplier: 0.5),
        footer.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        footer.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: Self.footerShare),
        footer.heightAnchor.constraint(equalToConstant: Self.footerHeight),
        footerSides[0],
      ] + bars.map(Self.height))
  }

  /// A bar's height, which yields to the stack that hides the bar (S-22).
  private static func height(of bar: UIView) -> NSLayoutConstraint {
    let height = bar.heightAnchor.constraint(equalToConstant: barHeight)
    height.priority = UILayoutPriority(999)
    return height
  }

  // MARK: Changes

  /// A change of the content.
  enum Change {
    case height, bar, side, replace
  }

  /// Makes one change.
  func make(_ change: Change, height: Int) {
    switch change {
    case .height: headerHeight.constant = CGFloat(height)
    case .bar: bars[height % 2].isHidden.toggle()
    case .side:
      let isLeading = footerSides[0].isActive
      footerSides[isLeading ? 0 : 1].isActive = false
      footerSides[isLeading ? 1 : 0].isActive = true
    case .replace:
      // A view that leaves takes its constraints along, and comes back with others.
      let isLeading = footerSides[0].isActive
      let outer = view.constraints.filter { $0.firstItem === footer }
      footer.removeFromSuperview()
      view.addSubview(footer)
      NSLayoutConstraint.activate(outer.filter { !footerSides.contains($0) } + [footerSides[isLeading ? 0 : 1]])
    }
  }

  // MARK: Checks

  /// Whether the view was smaller than its margins or its safe area since the world was at rest: constraints then
  /// contradict each other, as on a device, such as in a column that the others leave no room.
  private(set) var hasLackedRoom = false

  /// Notes a view without room.
  func noteRoom() {
    if !hasRoom { hasLackedRoom = true }
  }

  /// Forgets that there was no room, unless there still is none.
  func forgetRoom() { hasLackedRoom = !hasRoom }

  private var hasRoom: Bool {
    let (area, margins, size) = (view.safeAreaInsets, view.layoutMargins, view.bounds.size)
    return size.width >= margins.left + margins.right && size.width >= area.left + area.right
      && size.height >= area.top + area.bottom
  }

  /// The parts that lie elsewhere than their constraints say, while the screen is at rest in a window.
  var faults: [String] {
    guard hasRoom else { return [] }
    var faults = view.layoutFaults
    let (area, margins) = (view.safeAreaInsets, view.layoutMargins)
    let (width, height) = (view.bounds.width, view.bounds.height)
    let inner = max(0, width - margins.left - margins.right)
    expect(
      header, CGRect(x: margins.left, y: area.top, width: inner, height: headerHeight.constant), "header", &faults)
    let shown = bars.count { !$0.isHidden }
    let column = Self.barHeight * CGFloat(shown) + Self.gap * CGFloat(max(0, shown - 1))
    let top = area.top + headerHeight.constant + Self.gap
    // A stack without views has no height of its own.
    let stackHeight = shown == 0 ? stack.frame.height : column
    expect(stack, CGRect(x: margins.left, y: top, width: inner / 2, height: stackHeight), "stack", &faults)
    let footerWidth = width * Self.footerShare
    let bottom = height - area.bottom - Self.footerHeight
    let x = footerSides[0].isActive ? 0 : width - footerWidth
    expect(footer, CGRect(x: x, y: bottom, width: footerWidth, height: Self.footerHeight), "footer", &faults)
    return faults
  }

  private func expect(_ part: UIView, _ frame: CGRect, _ name: String, _ faults: inout [String]) {
    let (own, limit) = (part.frame, 1 / (part.window?.screen.scale ?? 1))
    let edges = [
      (own.minX, frame.minX), (own.maxX, frame.maxX), (own.minY, frame.minY), (own.maxY, frame.maxY),
    ]
    if edges.contains(where: { ($0 - $1).magnitude > limit }) {
      faults.append("the \(name) lies in \(own), and its constraints say \(frame)")
    }
    if part.layer.animationKeys()?.isEmpty == false { faults.append("the \(name) still moves") }
  }
}
