import Testing
import TransitionTesting
import UIKit

@testable import TransitionEffects

@Suite("PagingTabsController") @MainActor struct PagingTabsTests {
  private func tabs(_ stage: Stage, count: Int = 3, isRightToLeft: Bool = false) -> PagingTabsController {
    let screens = (0..<count).map { index in
      let screen = UIViewController()
      screen.view.backgroundColor = [.red, .green, .blue][index % 3]
      screen.tabBarItem = UITabBarItem(title: "\(index)", image: nil, selectedImage: nil)
      return screen
    }
    if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
    let tabs = PagingTabsController(screens)
    stage.show(tabs)
    stage.advance(frames: 1)
    return tabs
  }

  private func shares(_ tabs: PagingTabsController) -> [CGFloat] {
    tabs.bar.subviews.compactMap { ($0 as? PagingTabItem)?.share }
  }

  @Test("Between two screens one item loses as much colour as the other gains (E-60)", arguments: [false, true])
  func fade(isRightToLeft: Bool) throws {
    try withStage(.iPhone15) { stage in
      let tabs = tabs(stage, isRightToLeft: isRightToLeft)
      #expect(shares(tabs) == [1, 0, 0] && tabs.selectedIndex == 0)
      var chosen: [Int] = []
      tabs.didSelect = { chosen.append($0) }
      let side: CGFloat = isRightToLeft ? -1 : 1
      stage.touchDown(at: CGPoint(x: 196, y: 400))
      for step in 1...15 {
        stage.touchMove(to: CGPoint(x: 196 - side * 10 * CGFloat(step), y: 400))
        stage.advance(frames: 1)
      }
      let position = tabs.position
      #expect(position > 0.3 && position < 0.4)
      #expect(isNear(shares(tabs)[0], Double(1 - position)) && isNear(shares(tabs)[1], Double(position)))
      #expect(shares(tabs)[2] == 0 && tabs.selectedIndex == 0)
      let item = try #require(tabs.bar.subviews.compactMap { $0 as? PagingTabItem }.first)
      // Two icons and two titles: what is lost by the one is gained by the other.
      #expect(
        isNear(item.subviews[0].alpha + item.subviews[1].alpha, 1)
          && isNear(item.subviews[1].alpha, Double(1 - position)))
      stage.touchUp(at: CGPoint(x: 196 - side * 150, y: 400))
      try stage.settle()
      #expect(tabs.selectedIndex == 1 && chosen == [1] && shares(tabs) == [0, 1, 0])
    }
  }

  @Test("A tap selects without animation, and beyond the last screen no item fades (E-60)")
  func tap() throws {
    try withStage(.iPhone15) { stage in
      let tabs = tabs(stage)
      stage.tap(CGPoint(x: 330, y: tabs.bar.frame.minY + 20))
      stage.advance(by: 0.1)
      #expect(tabs.selectedIndex == 2 && shares(tabs) == [0, 0, 1])
      stage.advance(frames: 1)
      #expect(stage.isQuiet && tabs.selectedViewController === tabs.viewControllers[2])
      stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400), over: 0.2)
      stage.advance(by: 0.15)
      #expect(tabs.position == 2 && shares(tabs) == [0, 0, 1])
      try stage.settle()
      tabs.selectedIndex = 7
      tabs.selectedIndex = -1
      #expect(tabs.selectedIndex == 2)
    }
  }

  @Test(
    "An animated selection scrolls like a drag, and selects at its end",
    arguments: [false, true])
  func animated(isRightToLeft: Bool) throws {
    try withStage(.iPhone15) { stage in
      let tabs = tabs(stage, isRightToLeft: isRightToLeft)
      var chosen: [Int] = []
      tabs.didSelect = { chosen.append($0) }
      tabs.select(7, animated: true)
      tabs.select(1, animated: true)
      stage.advance(by: 0.15)
      #expect(tabs.position > 0 && tabs.position < 1 && chosen == [])
      #expect(isNear(shares(tabs)[1], Double(tabs.position)))
      try stage.settle()
      #expect(tabs.position == 1 && chosen == [1] && shares(tabs) == [0, 1, 0])
      tabs.select(2, animated: false)
      #expect(tabs.position == 2 && chosen == [1, 2])
    }
  }

  @Test("The selected screen stays during a rotation, and an empty list of screens is valid")
  func sizes() throws {
    try withStage(.iPhone15) { stage in
      let tabs = tabs(stage)
      tabs.selectedIndex = 1
      stage.resize(to: CGSize(width: 700, height: 400), animated: false)
      try stage.settle()
      #expect(tabs.selectedIndex == 1 && tabs.position == 1 && tabs.viewControllers[1].view.frame.minX == 700)
      #expect(tabs.viewControllers[1].view.safeAreaInsets.bottom >= 49)
      let none = self.tabs(stage, count: 0)
      none.selectedIndex = 0
      #expect(none.selectedViewController == nil && none.position == 0)
      try stage.settle()
    }
  }
}
