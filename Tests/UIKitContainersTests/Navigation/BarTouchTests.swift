import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Touches on bars") @MainActor struct BarTouchTests {
  @MainActor final class Target: NSObject {
    var senders: [String] = []
    func tapped(_ item: UIBarButtonItem) { senders.append(item.title ?? "?") }
  }

  /// Where the back button is on the small stage.
  private let back = CGPoint(x: 14, y: 22)

  @Test("The back button pops, and does nothing during a transition (T-14, P-32)")
  func backButton() throws {
    try withStage(.small) { stage in
      let scene = NavigationScene(stage)
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(by: 0.1)
      stage.tap(back)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 2)
      stage.tap(back)
      try stage.settle()
      #expect(scene.nav.viewControllers.count == 1)
    }
  }

  @Test("Bar buttons send their action to the target or run their UIAction, and disabled ones do neither")
  func barButtons() throws {
    try withStage(.iPhone15) { stage in
      let scene = NavigationScene(stage)
      let target = Target()
      var count = 0
      let item = UIBarButtonItem(
        title: "Go", style: .done, target: target, action: Selector("tapped:", Target.tapped(_:)))
      item.primaryAction = UIAction { _ in count += 1 }
      scene.a.navigationItem.rightBarButtonItem = item
      stage.advance(frames: 1)
      let point = CGPoint(x: 393 - 20, y: 59 + 22)
      stage.tap(point)
      try stage.settle()
      #expect(target.senders == ["Go"] && count == 1)
      item.isEnabled = false
      stage.advance(frames: 1)
      stage.tap(point)
      try stage.settle()
      #expect(count == 1)
    }
  }

  @Test("A bar item takes the title and image of its action, in its initializer and later, unless it has its own")
  func contentOfAction() throws {
    let image = UIImage()
    let action = UIAction(title: "Go", image: image) { _ in }
    let made = UIBarButtonItem(primaryAction: action)
    #expect(made.title == "Go" && made.image === image)
    let named = UIBarButtonItem(title: "Own", primaryAction: action)
    #expect(named.title == "Own" && named.image === image)
    let system = UIBarButtonItem(systemItem: .done, primaryAction: action)
    #expect(system.title == "Done" && system.image == nil)
    let later = UIBarButtonItem(title: "Before", style: .plain, target: nil, action: nil)
    later.primaryAction = action
    #expect(later.title == "Go" && later.image === image)
    later.primaryAction = UIAction { _ in }
    #expect(later.title == "Go")
  }

  private func button(_ width: CGFloat, _ name: String, _ log: CallLog) -> UIBarButtonItem {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    button.addAction(UIAction { _ in log.calls.append(name) }, for: .touchUpInside)
    let item = UIBarButtonItem(customView: button)
    item.width = width
    return item
  }

  @Test("A toolbar's buttons are placed by its spaces, and take taps")
  func toolbarButtons() throws {
    try withStage(.iPhone15) { stage in
      let scene = NavigationScene(stage)
      let log = CallLog()
      scene.a.toolbarItems = [
        button(50, "left", log), .flexibleSpace(), button(60, "right", log), .fixedSpace(20), button(40, "last", log),
      ]
      scene.nav.setToolbarHidden(false, animated: false)
      stage.advance(frames: 1)
      #expect(scene.nav.toolbar.frame == CGRect(x: 0, y: 852 - 34 - 44, width: 393, height: 44))  // K-15
      #expect(scene.a.view.safeAreaInsets.bottom == 78)
      let frames = scene.a.toolbarItems?.compactMap { $0.customView?.frame } ?? []
      // From the right: margin 16, 40 wide, room of 20, a gap of 8, 60 wide.
      #expect(frames.map { Double($0.minX) } == [16, 249, 337])
      for x in [20, 260, 370] {
        stage.tap(CGPoint(x: x, y: 796))
        stage.advance(by: 0.1)
      }
      #expect(log.take() == "left right last")
    }
  }

  @Test("A view takes one touch at a time, unless isMultipleTouchEnabled is true")
  func singleTouch() throws {
    try withStage(.small) { stage in
      final class Pad: UIView {
        var landed = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { landed += touches.count }
      }
      let root = UIViewController()
      let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.view.addSubview(pad)
      stage.show(root)
      for (takesMany, landed) in [(false, 1), (true, 3)] {
        pad.isMultipleTouchEnabled = takesMany
        for phase in [UITouch.Phase.began, .ended] {
          for finger in 1...2 {
            stage.environment.touches.send(phase, finger: finger, at: CGPoint(x: 20 * finger, y: 20))
          }
        }
        #expect(pad.landed == landed)
      }
    }
  }
}
