import UIKit

extension FuzzWorld {
  /// One step: a change, a finger, or time.
  func step(_ number: Int) {
    takeDice(for: number)
    switch dice.roll(20) {
    case 0...7: change()
    case 8...10: drive()
    case 11: swipe()
    case 12:
      guard dice.once(in: 2) else {
        note("layout")
        root.viewIfLoaded?.layoutIfNeeded()
        break
      }
      if isWide, dice.once(in: 2) {
        let width: CGFloat = dice.once(in: 2) ? 320 : 640
        note("resize \(width)")
        stage.resize(to: CGSize(width: width, height: 600), animated: dice.once(in: 2))
        break
      }
      let orientation = dice.pick([UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight]) ?? .portrait
      note("turn \(orientation)")
      stage.rotate(to: orientation)
    case 13:
      let seconds = Double(dice.roll(9)) / 16
      note("wait \(seconds)")
      stage.advance(by: seconds)
    case 14: leaveOrReturn()
    default:
      let frames = dice.roll(8)
      note("frames \(frames)")
      stage.advance(frames: frames)
    }
    check()
  }

  /// A change of some container, or a presentation.
  func change() {
    let animated = !dice.once(in: 4)
    let mark = animated ? "~" : ""
    switch dice.roll(10) {
    case 0...2: present(animated, mark)
    case 3, 4: dismiss(animated, mark)
    default:
      let containers = self.containers
      guard let container = dice.pick(containers) else { return }
      switch container {
      case let nav as UINavigationController: change(nav, animated, mark)
      case let tab as UITabBarController: change(tab, mark)
      case let own as FuzzContainer:
        note("\(own.title ?? "own") shows")
        own.show(newChild())
      case let own as FuzzDrivenContainer:
        note("\(own.title ?? "driven") shows")
        own.show(dice.once(in: 3) ? newNavigation() : newScreen())
      case let split as UISplitViewController: change(split)
      default: break
      }
    }
  }

  private func change(_ nav: UINavigationController, _ animated: Bool, _ mark: String) {
    let name = nav.title ?? "nav"
    switch dice.roll(7) {
    case 0...2:
      note("\(name) push\(mark)")
      nav.pushViewController(newScreen(), animated: animated)
    case 3, 4:
      note("\(name) pop\(mark)")
      nav.popViewController(animated: animated)
    case 5:
      note("\(name) root\(mark)")
      nav.popToRootViewController(animated: animated)
    default:
      var stack: [UIViewController] = nav.viewControllers.filter { _ in dice.once(in: 2) }
      if dice.once(in: 2) || stack.isEmpty { stack.append(newScreen()) }
      note("\(name) set \(stack.map { $0.title ?? "?" })\(mark)")
      nav.setViewControllers(stack, animated: animated)
    }
  }

  private func change(_ split: UISplitViewController) {
    let name = split.title ?? "split"
    let columns: [UISplitViewController.Column] =
      split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let column = dice.pick(columns) ?? .primary
    switch dice.roll(7) {
    case 0, 1:
      note("\(name) show \(column)")
      split.show(column)
    case 2, 3:
      note("\(name) hide \(column)")
      split.hide(column)
    case 4:
      note("\(name) sets \(column)")
      split.setViewController(dice.once(in: 2) ? newNavigation() : newScreen(), for: column)
    case 5:
      let modes: [UISplitViewController.DisplayMode] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
      ]
      split.preferredDisplayMode = dice.pick(modes) ?? .automatic
      note("\(name) prefers \(split.preferredDisplayMode)")
    default:
      note("\(name) showDetail")
      split.showDetailViewController(newScreen(), sender: nil)
    }
  }

  private func change(_ tab: UITabBarController, _ mark: String) {
    let name = tab.title ?? "tab"
    let count = tab.viewControllers?.count ?? 0
    switch dice.roll(8) {
    case 0:
      var list = tab.viewControllers ?? []
      if dice.once(in: 2), list.count > 1 { list.remove(at: dice.roll(list.count)) } else { list.append(newScreen()) }
      note("\(name) set \(list.map { $0.title ?? "?" })")
      tab.setViewControllers(list, animated: false)
    default:
      let index = dice.roll(count)
      note("\(name) select \(index)")
      tab.selectedIndex = index
    }
  }

  private func present(_ animated: Bool, _ mark: String) {
    guard let presenter = dice.pick(everybody) else { return }
    let presented = newPresented()
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .custom, .overFullScreen, .pageSheet, .formSheet, .automatic, .currentContext, .overCurrentContext,
    ]
    presented.modalPresentationStyle = dice.pick(styles) ?? .fullScreen
    presented.modalTransitionStyle =
      [.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl][dice.roll(4)]
    if !dice.once(in: 3) { presented.transitioningDelegate = director }
    note("\(presenter.title ?? "?") presents \(presented.title ?? "?") \(presented.modalPresentationStyle)\(mark)")
    let token = token("present \(presented.title ?? "?")")
    presenter.present(presented, animated: animated) { [weak self] in
      token.calls += 1
      self?.reenter("present's completion")
    }
    presentations.append((Weak(presented), token))
  }

  private func dismiss(_ animated: Bool, _ mark: String) {
    guard let controller = dice.pick(everybody) else { return }
    note("\(controller.title ?? "?") dismiss\(mark)")
    let token = token("dismiss \(controller.title ?? "?")")
    controller.dismiss(animated: animated) { [weak self] in
      token.calls += 1
      self?.reenter("dismiss's completion")
    }
  }

  /// The percent driver's calls, in whatever order.
  private func drive() {
    guard let driver = dice.once(in: 3) ? dice.pick(drivers) : drivers.last else { return }
    switch dice.roll(5) {
    case 0:
      note("finish")
      driver.finish()
    case 1:
      note("cancel")
      driver.cancel()
    case 2:
      note("pause")
      driver.pause()
    default:
      let percent = CGFloat(dice.roll(13) - 1) / 10
      note("update \(percent)")
      driver.update(percent)
    }
  }

  /// A finger at the edge, or anywhere, quick or slow, far or not.
  private func swipe() {
    let size = stage.device.screen.size
    let isEdge = !dice.once(in: 3)
    let start = CGPoint(x: isEdge ? 1 : CGFloat(dice.roll(Int(size.width))), y: CGFloat(dice.roll(Int(size.height))))
    let end = CGPoint(
      x: start.x + CGFloat(dice.roll(80)), y: start.y + (isEdge ? 0 : CGFloat(dice.roll(120) - 20)))
    let seconds = Double(dice.roll(6)) / 10
    note("finger from \(start) to \(end) in \(seconds)")
    stage.drag(from: start, to: end, over: seconds)
  }

  private func leaveOrReturn() {
    guard dice.once(in: 4) else { return }
    let isHere = stage.window.rootViewController === root
    note(isHere ? "leave" : "return")
    stage.window.rootViewController = isHere ? UIViewController() : root
  }
}
