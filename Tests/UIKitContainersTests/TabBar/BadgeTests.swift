import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Badges and items of a tab bar (A-44)") @MainActor struct BadgeTests {
  private static let phone = Device(
    name: "phone", screen: UIScreen.Configuration(size: CGSize(width: 390, height: 500), scale: 1))

  @Test("A badge is a red dot with white characters beside the item's center, and goes with its value")
  func badge() throws {
    try withStage(Self.phone) { stage in
      let scene = TabScene(stage)
      scene.b.tabBarItem.badgeValue = "7"
      scene.b.tabBarItem.title = nil
      stage.advance(frames: 1)
      // The second of three items of 130 points, from 451 down.
      #expect(stage.image.color(x: 195 + 4 + 2, y: 451 + 2 + 9).cgColor == UIColor.systemRed.cgColor)
      #expect(stage.image.color(x: 195 + 4 + 20, y: 451 + 2 + 9).cgColor != UIColor.systemRed.cgColor)
      scene.b.tabBarItem.badgeValue = "1234"
      scene.b.tabBarItem.badgeColor = .systemGreen
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 195 + 4 + 2, y: 451 + 2 + 9).cgColor == UIColor.systemGreen.cgColor)
      #expect(stage.image.color(x: 195 + 4 + 22, y: 451 + 2 + 2).cgColor == UIColor.systemGreen.cgColor)
      scene.b.tabBarItem.badgeValue = nil
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 195 + 4 + 2, y: 451 + 2 + 9).cgColor != UIColor.systemGreen.cgColor)
    }
  }

  @Test("Items that are set with animation move and fade, and a tab that stays keeps its button")
  func animatedItems() throws {
    try withStage(Self.phone) { stage in
      let scene = TabScene(stage)
      let bar = scene.tabs.tabBar
      let (first, second, third) = (bar.buttons[0], bar.buttons[1], bar.buttons[2])
      scene.tabs.setViewControllers([scene.a, scene.c], animated: true)
      #expect(bar.buttons.count == 2 && bar.buttons[0] === first && bar.buttons[1] === third)
      stage.advance(by: 0.15)
      let leaving = second.layer.presentation()?.opacity ?? 0
      #expect(leaving > 0 && leaving < 1 && second.superview === bar)
      let width = third.layer.presentation()?.bounds.width ?? 0
      #expect(width > 130 && width < 195)
      try stage.settle()
      #expect(second.superview == nil)
      #expect(third.frame == CGRect(x: 195, y: 0, width: 195, height: 49))
      let new = Screen("N", .white)
      scene.tabs.setViewControllers([scene.a, new, scene.c], animated: true)
      stage.advance(by: 0.15)
      let arriving = bar.buttons[1].layer.presentation()?.opacity ?? 0
      #expect(arriving > 0 && arriving < 1)
      try stage.settle()
      scene.tabs.setViewControllers([scene.a], animated: false)
      #expect(bar.buttons[0].superview === bar && bar.subviews.filter { $0 is TabBarButton }.count == 1)
    }
  }
}
