import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The places of a tab bar's items, titles and images (A-44)") @MainActor struct TabItemPlaceTests {
  private static let phone = Device(
    name: "phone", screen: UIScreen.Configuration(size: CGSize(width: 390, height: 500), scale: 1))

  private func parts(_ button: TabBarButton) throws -> (label: UILabel, icon: UIImageView) {
    let face = try #require(button.subviews.first as? TabBarButtonFace)
    return (
      try #require(face.subviews.compactMap { $0 as? UILabel }.first),
      try #require(face.subviews.compactMap { $0 as? UIImageView }.first)
    )
  }

  @Test("titlePositionAdjustment moves the title, and imageInsets move and resize the image")
  func adjustments() throws {
    try withStage(Self.phone) { stage in
      let scene = TabScene(stage)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      scene.a.tabBarItem = UITabBarItem(title: "Home", image: image, tag: 0)
      try stage.settle()
      let (label, icon) = try parts(scene.tabs.tabBar.buttons[0])
      let (title, frame) = (label.center, icon.frame)
      scene.a.tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
      try stage.settle()
      #expect(label.center == CGPoint(x: title.x + 3, y: title.y - 4) && icon.frame == frame)
      scene.a.tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
      try stage.settle()
      #expect(icon.frame == frame.offsetBy(dx: 0, dy: 6))
      scene.a.tabBarItem.imageInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
      try stage.settle()
      #expect(icon.frame == frame.insetBy(dx: 2, dy: 2))
      scene.a.tabBarItem.imageInsets = .zero
      scene.a.tabBarItem.titlePositionAdjustment = .zero
      try stage.settle()
      #expect(label.center == title && icon.frame == frame)
    }
  }

  @Test("imageInsets of a bar button move its image")
  func barButton() throws {
    try withStage(.iPhone15) { stage in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      let screen = UIViewController()
      let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
      screen.navigationItem.rightBarButtonItem = item
      let navigation = UINavigationController(rootViewController: screen)
      stage.show(navigation)
      try stage.settle()
      let before = try #require((item.value(forKey: "view") as? UIButton)?.imageView).frame
      item.imageInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
      try stage.settle()
      let after = try #require((item.value(forKey: "view") as? UIButton)?.imageView).frame
      #expect(after == before.offsetBy(dx: 4, dy: 0))
    }
  }

  @Test("Items fill a narrow bar, and stand in the middle with their width and space where they are centered")
  func positioning() throws {
    try withStage(Self.phone) { stage in
      let scene = TabScene(stage)
      let bar = scene.tabs.tabBar
      @MainActor func columns() throws -> [CGFloat] {
        try stage.settle()
        return bar.buttons.map(\.frame.minX) + [bar.buttons[0].frame.width]
      }
      #expect(bar.itemPositioning == .automatic && bar.itemWidth == 0 && bar.itemSpacing == 0)
      try #expect(columns() == [0, 130, 260, 130])
      bar.itemPositioning = .centered
      bar.itemWidth = 60
      bar.itemSpacing = 15
      try #expect(columns() == [90, 165, 240, 60])
      bar.itemPositioning = .fill
      try #expect(columns() == [0, 130, 260, 130])
      bar.itemPositioning = .centered
      bar.itemWidth = 200
      try #expect(columns() == [0, 130, 260, 130])
      bar.itemWidth = -5
      bar.itemSpacing = -.infinity
      #expect(bar.itemWidth == 0 && bar.itemSpacing == 0)
      try #expect(columns() == [47, 157, 267, 76])
      scene.tabs.traitOverrides.horizontalSizeClass = .regular
      bar.itemPositioning = .automatic
      try #expect(columns() == [47, 157, 267, 76])
    }
  }

  @Test("Subclasses of bar items override the designated initializers, and inherit the others")
  func subclasses() throws {
    final class Button: UIBarButtonItem {
      let mark: String
      override init() {
        mark = "own"
        super.init()
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Tab: UITabBarItem {
      override init() {
        super.init()
        tag = 7
      }
      required init?(coder: NSCoder) { nil }
    }
    try withStage(Self.phone) { _ in
      let item = Button(title: "Go", style: .done, target: nil, action: nil)
      #expect(item.mark == "own" && item.title == "Go" && item.style == .done)
      #expect(Button(barButtonSystemItem: .save, target: nil, action: nil).style == .done)
      #expect(Button(customView: UIView()).customView != nil && Button().title == nil)
      #expect(Tab(title: "Home", image: nil, selectedImage: nil).tag == 7)
      #expect(Tab(title: "Home", image: nil, tag: 3).tag == 3)
    }
  }
}
