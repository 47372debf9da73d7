import TransitionStage
import UIKit

extension FuzzWorld {
  /// The operations of a step.
  private enum Act {
    case change, drive, swipe, resize, wait, leave, frames, finger, content
  }

  private static let acts: [(Act, Int)] = [
    (.change, 8), (.drive, 3), (.swipe, 1), (.resize, 1), (.wait, 1), (.leave, 1), (.frames, 5),
    (.finger, 4), (.content, 1),
  ]

  /// Performs one step: a change, a touch, or time.
  func step() {
    switch choices.option("what", Self.acts) {
    case .change: change()
    case .drive: drive()
    case .swipe: swipe()
    case .resize: resize()
    case .wait:
      let seconds = Double(choices.number("sixteenths", below: 9)) / 16
      note("wait \(seconds)")
      stage.advance(by: seconds)
    case .leave: leaveOrReturn()
    case .finger: moveFinger()
    case .content: changeContent()
    case .frames:
      let frames = choices.number("frames", below: 8)
      note("frames \(frames)")
      stage.advance(frames: frames)
    }
    check()
  }

  /// Adds the mistake that the app or its user changes something while a transition waits or runs.
  func noteOverlap() {
    guard isBusy else { return }
    // The controller that comes and the one that goes.
    note(.overlaps, times: 2)
  }

  /// Changes the screen's size, rotates it, or only lays it out.
  private func resize() {
    guard choices.once("changes size", in: 2) else {
      note("layout")
      root.viewIfLoaded?.layoutIfNeeded()
      return
    }
    // Columns come and go with the size, and sheets adapt to it, which shows and hides controllers.
    if allControllers.contains(where: { $0 is UISplitViewController || isSheet($0) }) { noteOverlap() }
    if isWide, choices.once("resizes", in: 2) {
      let width: CGFloat = choices.once("narrow", in: 2) ? 320 : 640
      note("resize \(width)")
      stage.resize(to: CGSize(width: width, height: 600), animated: choices.once("animated", in: 2))
      return
    }
    let orientation = choices.option(
      "orientation", evenly: [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight])
    note("turn \(orientation)")
    stage.rotate(to: orientation)
  }

  private func isSheet(_ controller: UIViewController) -> Bool {
    isOwnPresented(controller) && controller.presentationController is UISheetPresentationController
  }

  private enum Change {
    case present, dismiss, container, content
  }

  /// Changes a container, or presents or dismisses.
  func change() {
    noteOverlap()
    let animated = !choices.once("at once", in: 4)
    let mark = animated ? "~" : ""
    switch choices.option("change", [(Change.present, 3), (.dismiss, 2), (.container, 5), (.content, 1)]) {
    case .present: present(animated, mark)
    case .content: changeContent()
    case .dismiss: dismiss(animated, mark)
    case .container:
      guard let container = choices.pick("container", containers, named: \.name) else { return }
      switch container {
      case let nav as UINavigationController: change(nav, animated, mark)
      case let tab as UITabBarController: change(tab, mark)
      case let own as FuzzContainer:
        note("\(own.title ?? "own") shows")
        own.show(newChild())
      case let own as FuzzDrivenContainer:
        note("\(own.title ?? "driven") shows")
        own.show(choices.once("stack", in: 3) ? newNavigation() : newScreen())
      case let split as UISplitViewController: change(split)
      case let pager as FuzzPager:
        note("\(pager.name) sets a page\(mark)")
        pager.change(animated: animated)
      default: break
      }
    }
  }

  private enum StackChange {
    case push, pop, popToRoot, set, pushAgain
  }

  private func change(_ nav: UINavigationController, _ animated: Bool, _ mark: String) {
    let name = nav.name
    if nav.isBeingPresented || nav.isBeingDismissed { note(.changesPresentedStack) }
    switch choices.option(
      "stack change", [(StackChange.push, 3), (.pop, 2), (.popToRoot, 1), (.set, 1), (.pushAgain, misbehaves ? 1 : 0)])
    {
    case .push:
      note("\(name) push\(mark)")
      nav.pushViewController(newScreen(), animated: animated)
    case .pushAgain:
      guard let screen = choices.pick("again", nav.viewControllers, named: \.name) else { return }
      note("\(name) push \(screen.name) again\(mark)")
      note(.pushesTwice)
      nav.pushViewController(screen, animated: animated)
    case .pop:
      note("\(name) pop\(mark)")
      nav.popViewController(animated: animated)
    case .popToRoot:
      note("\(name) root\(mark)")
      nav.popToRootViewController(animated: animated)
    case .set:
      var stack = nav.viewControllers.filter { choices.once("keeps \($0.name)", in: 2) }
      if choices.once("one more", in: 2) || stack.isEmpty { stack.append(newScreen()) }
      note("\(name) set \(stack.map { $0.title ?? "?" })\(mark)")
      nav.setViewControllers(stack, animated: animated)
    }
  }

  private enum SplitChange {
    case show, hide, set, prefer, showDetail
  }

  private func change(_ split: UISplitViewController) {
    let name = split.name
    let columns: [UISplitViewController.Column] =
      split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let column = choices.option("column", evenly: columns)
    let kinds: [(SplitChange, Int)] = [(.show, 2), (.hide, 2), (.set, 1), (.prefer, 1), (.showDetail, 1)]
    switch choices.option("split change", kinds) {
    case .show:
      note("\(name) show \(column)")
      split.show(column)
    case .hide:
      note("\(name) hide \(column)")
      split.hide(column)
    case .set:
      note("\(name) sets \(column)")
      split.setViewController(choices.once("stack", in: 2) ? newNavigation() : newScreen(), for: column)
    case .prefer:
      let modes: [UISplitViewController.DisplayMode] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
      ]
      split.preferredDisplayMode = choices.option("mode", evenly: modes)
      note("\(name) prefers \(split.preferredDisplayMode)")
    case .showDetail:
      note("\(name) showDetail")
      split.showDetailViewController(newScreen(), sender: nil)
    }
  }

  private func change(_ tab: UITabBarController, _ mark: String) {
    let name = tab.name
    let count = tab.viewControllers?.count ?? 0
    if choices.once("sets tabs", in: 8) {
      var list = tab.viewControllers ?? []
      if choices.once("one less", in: 2), list.count > 1 {
        list.remove(at: choices.number("which", below: list.count))
      } else {
        list.append(newScreen())
      }
      note("\(name) set \(list.map { $0.title ?? "?" })")
      tab.setViewControllers(list, animated: false)
    } else {
      let index = choices.number("tab", below: count)
      if index >= count { note(.selectsNoTab) }
      note("\(name) select \(index)")
      tab.selectedIndex = index
    }
  }

  /// Adds the mistake that a driver is driven without a transition.
  func noteDrive(_ driver: UIPercentDrivenInteractiveTransition) {
    if driver.completionSpeed == 0 { note(.neverArrives) }
    if let lastInstantTime, stage.time - lastInstantTime <= 1 { note(.drivesNonInteractive) }
  }

  private enum Drive {
    case finish, cancel, pause, update
  }

  /// Calls the percent driver in a random order.
  private func drive() {
    guard !drivers.isEmpty else { return }
    let isAny = choices.once("any driver", in: 3)
    let driver = drivers[isAny ? choices.number("driver", below: drivers.count) : drivers.count - 1]
    noteDrive(driver)
    switch choices.option("drive", [(Drive.finish, 1), (.cancel, 1), (.pause, 1), (.update, 2)]) {
    case .finish:
      note("finish")
      driver.finish()
    case .cancel:
      note("cancel")
      driver.cancel()
    case .pause:
      note("pause")
      driver.pause()
    case .update:
      let percent = CGFloat(choices.number("tenths and one", below: 13) - 1) / 10
      note("update \(percent)")
      driver.update(percent)
    }
  }

  /// Swipes at the edge or anywhere, fast or slow, any distance.
  private func swipe() {
    let size = stage.device.screen.size
    let isEdge = !choices.once("from anywhere", in: 3)
    let x = isEdge ? 1 : choices.number("from x", below: Int(size.width))
    let start = CGPoint(x: x, y: choices.number("from y", below: Int(size.height)))
    let right = choices.number("right", below: 80)
    let down = isEdge ? 0 : choices.number("down and 20", below: 120) - 20
    let end = CGPoint(x: start.x + CGFloat(right), y: start.y + CGFloat(down))
    let seconds = Double(choices.number("tenths", below: 6)) / 10
    noteOverlap()
    note("finger from \(start) to \(end) in \(seconds)")
    stage.drag(from: start, to: end, over: seconds)
  }

  private func leaveOrReturn() {
    guard choices.once("leaves", in: 4) else { return goAwayOrComeBack() }
    noteOverlap()
    let isHere = stage.window.rootViewController === root
    note(isHere ? "leave" : "return")
    stage.window.rootViewController = isHere ? UIViewController() : root
  }

  /// Sends the app to the background, where everything that moves ends, or brings it back.
  private func goAwayOrComeBack() {
    guard choices.once("goes away or comes back", in: 4) else { return }
    noteOverlap()
    let isAway = stage.environment.isInBackground
    note(isAway ? "to the foreground" : "to the background")
    if isAway { stage.returnToForeground() } else { stage.sendToBackground() }
  }
}
