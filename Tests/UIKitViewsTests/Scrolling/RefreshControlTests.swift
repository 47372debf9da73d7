import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Refresh controls") @MainActor struct RefreshControlTests {
  private let x: CGFloat = 150

  private func scene(_ stage: Stage, height: CGFloat = 2000) -> (
    scene: ScrollScene, control: UIRefreshControl, received: CallLog
  ) {
    let scene = ScrollScene(stage, content: CGSize(width: 300, height: height))
    let (control, received) = (UIRefreshControl(), CallLog())
    control.addAction(UIAction { _ in received.calls.append("refresh") }, for: .valueChanged)
    scene.scroll.refreshControl = control
    stage.advance(frames: 1)
    return (scene, control, received)
  }

  /// A finger that pulls the content down until so many points show above it.
  private func pull(_ stage: Stage, _ scene: ScrollScene, revealing points: CGFloat) -> HeldFinger {
    let finger = stage.touchDown(at: CGPoint(x: x, y: 150))
    finger.move(by: CGVector(dx: 0, dy: 12))
    stage.advance(frames: 1)
    while scene.offset.y > -points {
      finger.move(by: CGVector(dx: 0, dy: 4))
      stage.advance(frames: 1)
    }
    return finger
  }

  @Test("A pull triggers a refresh control once during the drag, and holds the content lower until the refreshing ends")
  func refreshes() throws {
    try withStage { stage in
      let (scene, control, received) = scene(stage)
      #expect(control.superview === scene.scroll && control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
      let finger = pull(stage, scene, revealing: 84)
      #expect(!control.isRefreshing && received.take() == "")
      finger.move(by: CGVector(dx: 0, dy: 20))
      stage.advance(frames: 1)
      #expect(control.isRefreshing && received.take() == "refresh" && scene.scroll.adjustedContentInset.top == 0)
      finger.move(by: CGVector(dx: 0, dy: 60))
      stage.advance(by: 0.2)
      finger.lift()
      stage.advance(by: 1)
      #expect(scene.offset.y == -60 && scene.scroll.adjustedContentInset.top == 60 && received.take() == "")
      #expect(scene.scroll.contentInset == .zero && control.isRefreshing)
      // Because a spinning control has no end, the stage never settles.
      #expect(throws: StageError.self) { try stage.settle() }
      control.endRefreshing()
      #expect(!control.isRefreshing && scene.scroll.adjustedContentInset.top == 0)
      try stage.settle()
      #expect(scene.offset.y == 0 && received.take() == "")
      // And again.
      pull(stage, scene, revealing: 95).lift()
      #expect(received.take() == "refresh")
      control.endRefreshing()
      try stage.settle()
    }
  }

  @Test("Ending a refresh during the drag resets the control and does not trigger it twice")
  func endsUnderFinger() throws {
    try withStage { stage in
      let (scene, control, received) = scene(stage)
      let finger = pull(stage, scene, revealing: 95)
      control.endRefreshing()
      #expect(!control.isRefreshing)
      for displacement in [-120.0, 160] {
        finger.move(by: CGVector(dx: 0, dy: displacement))
        stage.advance(frames: 1)
      }
      #expect(received.take() == "refresh" && !control.isRefreshing)
      finger.lift()
      try stage.settle()
      #expect(scene.offset.y == 0 && scene.scroll.adjustedContentInset.top == 0)
      // The room stays until the finger leaves, so that nothing jumps under it.
      pull(stage, scene, revealing: 95).lift()
      stage.advance(by: 1)
      let second = stage.touchDown(at: CGPoint(x: x, y: 300))
      second.move(by: CGVector(dx: 0, dy: 12))
      stage.advance(frames: 1)
      let start = scene.offset.y
      control.endRefreshing()
      stage.advance(by: 0.5)
      #expect(scene.offset.y == start && scene.scroll.adjustedContentInset.top == 60)
      second.lift()
      try stage.settle()
      #expect(scene.offset.y == 0 && scene.scroll.adjustedContentInset.top == 0)
    }
  }

  @Test("beginRefreshing sends no action, and does not scroll")
  func onCommand() throws {
    try withStage { stage in
      let (scene, control, received) = scene(stage)
      control.beginRefreshing()
      stage.advance(by: 0.5)
      #expect(control.isRefreshing && scene.offset.y == 0 && received.take() == "")
      #expect(scene.scroll.adjustedContentInset.top == 60)
      scene.scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
      stage.advance(by: 0.5)
      #expect(scene.offset.y == -60)
      control.endRefreshing()
      try stage.settle()
      #expect(scene.offset.y == 0)
    }
  }

  @Test("A refresh control leaves content alone that was scrolled away meanwhile, also in its deceleration")
  func scrolledAway() throws {
    try withStage { stage in
      let (scene, control, _) = scene(stage)
      pull(stage, scene, revealing: 95).lift()
      stage.advance(by: 1)
      stage.pan(from: CGPoint(x: x, y: 450), to: CGPoint(x: x, y: 250), over: 0.2)
      stage.advance(by: 0.4)
      #expect(scene.scroll.isDecelerating && scene.offset.y > 0)
      control.endRefreshing()
      try stage.settle()
      #expect(scene.offset.y > 150 && scene.scroll.adjustedContentInset.top == 0)
      // Content that moves up to its earlier resting offset goes on to its top.
      control.beginRefreshing()
      scene.scroll.contentOffset.y = 300
      stage.pan(from: CGPoint(x: x, y: 250), to: CGPoint(x: x, y: 450), over: 0.1)
      stage.advance(by: 0.15)
      #expect(scene.scroll.isDecelerating && scene.offset.y > 0)
      control.endRefreshing()
      try stage.settle()
      #expect(scene.offset.y == 0)
    }
  }

  @Test("A refresh control is not triggered where it is disabled, flicked or removed")
  func silent() throws {
    try withStage { stage in
      let (scene, control, received) = scene(stage)
      control.isEnabled = false
      pull(stage, scene, revealing: 120).lift()
      try stage.settle()
      control.isEnabled = true
      scene.scroll.contentOffset.y = -150
      try stage.settle()
      #expect(received.take() == "" && !control.isRefreshing)
      scene.scroll.contentOffset.y = 0
      control.beginRefreshing()
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      other.refreshControl = control
      #expect(scene.scroll.refreshControl == nil && control.superview === other && !control.isRefreshing)
      #expect(scene.scroll.adjustedContentInset.top == 0)
      other.refreshControl = nil
      #expect(control.superview == nil)
      pull(stage, scene, revealing: 120).lift()
      try stage.settle()
      #expect(received.take() == "")
    }
  }

  @Test("A refresh control shows its spokes one by one as it is pulled, in its tint, above its title")
  func look() throws {
    try withStage { stage in
      let (scene, control, _) = scene(stage)
      control.tintColor = .systemRed
      control.attributedTitle = NSAttributedString(string: "New mail")
      let finger = pull(stage, scene, revealing: 44)
      let wheel = try #require(control.subviews.first)
      let shown = wheel.subviews.map(\.alpha)
      // 44 and a little of the 90 points.
      #expect(shown.prefix(3) == [1, 1, 1] && shown[3] > 0.9 && shown.suffix(3) == [0, 0, 0])
      #expect(wheel.subviews.allSatisfy { $0.backgroundColor == .systemRed })
      let title = try #require(control.subviews.last as? UILabel)
      #expect(title.frame.minY > wheel.frame.midY && title.attributedText?.string == "New mail")
      #expect(title.alpha > 0.45 && title.alpha < 0.6)
      finger.cancel()
      try stage.settle()
      // Room above the content, such as a bar's, shows nothing of it.
      scene.scroll.contentInset.top = 100
      try stage.settle()
      #expect(title.alpha == 0 && wheel.subviews.allSatisfy { $0.alpha == 0 })
    }
  }
}

@Suite("Activity indicators") @MainActor struct ActivityIndicatorTests {
  @Test("An activity indicator shows while it animates, and a highlight runs round its spokes")
  func turns() throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      let wheel = UIActivityIndicatorView(style: .large)
      root.view.addSubview(wheel)
      stage.show(root)
      #expect(wheel.isHidden && !wheel.isAnimating && wheel.bounds.size == CGSize(width: 37, height: 37))
      wheel.startAnimating()
      stage.advance(frames: 1)
      #expect(!wheel.isHidden && wheel.isAnimating)
      let spokes = try #require(wheel.subviews.first).subviews
      @MainActor func brightest() -> Int? {
        let shown = spokes.map { $0.layer.presentation()?.opacity ?? 0 }
        return shown.indices.max { shown[$0] < shown[$1] }
      }
      let first = brightest()
      stage.advance(by: 0.25)
      #expect(brightest() == first.map { ($0 + 2) % 8 })
      #expect(throws: StageError.self) { try stage.settle() }
      wheel.hidesWhenStopped = false
      wheel.stopAnimating()
      try stage.settle()
      #expect(!wheel.isHidden && spokes.allSatisfy { $0.alpha == 1 })
      // It goes on where it comes back to the screen.
      wheel.startAnimating()
      wheel.removeFromSuperview()
      stage.advance(frames: 1)
      root.view.addSubview(wheel)
      stage.advance(frames: 1)
      #expect(spokes.allSatisfy { $0.layer.animationKeys()?.isEmpty == false })
      wheel.style = .medium
      wheel.color = nil
      #expect(wheel.bounds.width == 20 && wheel.color == .systemGray)
      wheel.removeFromSuperview()
    }
  }
}
