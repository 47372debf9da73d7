import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Snapshots of views") @MainActor struct SnapshotTests {
  /// A red view with a blue one in its left half.
  private func flag(in scene: ViewScene) -> (whole: UIView, half: UIView) {
    let whole = scene.square(x: 0, y: 0, side: 20)
    whole.backgroundColor = .red
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    half.backgroundColor = .blue
    whole.addSubview(half)
    scene.stage.advance(frames: 1)
    return (whole, half)
  }

  @Test("A snapshot shows what the view showed, and does not change with it (C-100, A-57)")
  func frozen() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (whole, half) = flag(in: scene)
      let snapshot = try #require(whole.snapshotView(afterScreenUpdates: false))
      #expect(snapshot.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
      snapshot.frame.origin = CGPoint(x: 40, y: 0)
      scene.root.addSubview(snapshot)
      half.backgroundColor = .green
      whole.removeFromSuperview()
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 45, y: 5) == .blue && stage.image.color(x: 55, y: 5) == .red)
    }
  }

  @Test("A snapshot is not a bitmap: enlarged, its edges stay sharp (C-100)")
  func sharp() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (whole, _) = flag(in: scene)
      let snapshot = try #require(whole.snapshotView(afterScreenUpdates: false))
      whole.removeFromSuperview()
      snapshot.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      scene.root.addSubview(snapshot)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 49, y: 50) == .blue && stage.image.color(x: 50, y: 50) == .red)
    }
  }

  @Test("A snapshot has the transforms of the subviews, and not the view's own (P-39)")
  func transforms() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (whole, half) = flag(in: scene)
      whole.transform = CGAffineTransform(rotationAngle: 1)
      half.transform = CGAffineTransform(translationX: 10, y: 0)
      stage.advance(frames: 1)
      let snapshot = try #require(whole.snapshotView(afterScreenUpdates: false))
      whole.isHidden = true
      scene.root.addSubview(snapshot)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 5, y: 5) == .red && stage.image.color(x: 15, y: 5) == .blue)
    }
  }

  @Test("A snapshot of a running animation shows the presented values (C-100)")
  func midFlight() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (whole, half) = flag(in: scene)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { half.center.x += 10 }
      stage.advance(by: 0.5)
      let snapshot = try #require(whole.snapshotView(afterScreenUpdates: false))
      whole.isHidden = true
      scene.root.addSubview(snapshot)
      try stage.settle()
      #expect(stage.image.color(x: 2, y: 5) == .red && stage.image.color(x: 7, y: 5) == .blue)
      #expect(stage.image.color(x: 12, y: 5) == .blue && stage.image.color(x: 17, y: 5) == .red)
    }
  }

  @Test("A snapshot after updates lays out and draws first, also for a view outside a window (C-100, P-37)")
  func afterUpdates() throws {
    final class Late: UIView {
      let part = UIView()
      override func layoutSubviews() {
        part.backgroundColor = .green
        part.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        if part.superview == nil { addSubview(part) }
      }
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let late = Late(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let snapshot = try #require(late.snapshotView(afterScreenUpdates: true))
      scene.root.addSubview(snapshot)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 5, y: 5) == .green && stage.image.color(x: 15, y: 15) == .red)
    }
  }

  @Test("A snapshot without updates of a view that was never shown is empty, with a diagnostic (P-38)")
  func tooEarly() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .red
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
      scene.root.addSubview(snapshot)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 5, y: 5) != .red)
      let words = try stage.expectDiagnostic("snapshot-too-early").message
      #expect(
        words == """
          [snapshot-too-early] A snapshot of UIView was taken with afterScreenUpdates: false before the view was ever on the \
          screen. Nothing of it has been drawn yet, so the snapshot is empty. Pass true, which lays the view out and draws it \
          first.
          """)
    }
  }

  @Test("A resizable snapshot stretches its middle, and not its cap insets (A-57)")
  func resizable() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (whole, half) = flag(in: scene)
      half.frame = CGRect(x: 5, y: 0, width: 5, height: 20)
      stage.advance(frames: 1)
      // The blue stripe lies 3 points from the left of the part, inside the margin.
      let part = CGRect(x: 2, y: 0, width: 18, height: 20)
      let snapshot = try #require(
        whole.resizableSnapshotView(
          from: part, afterScreenUpdates: false, withCapInsets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)))
      #expect(snapshot.bounds.size == part.size)
      snapshot.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
      whole.isHidden = true
      scene.root.addSubview(snapshot)
      stage.advance(frames: 1)
      let row = [1, 4, 7, 9, 80].map { stage.image.color(x: $0, y: 30) }
      #expect(row == [.red, .blue, .blue, .red, .red])
      #expect(whole.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero) == nil)
    }
  }

  @Test("Snapshots of a snapshot and of the screen are supported (A-57, C-100)")
  func nested() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (whole, _) = flag(in: scene)
      let first = try #require(whole.snapshotView(afterScreenUpdates: false))
      let second = try #require(first.snapshotView(afterScreenUpdates: true))
      let screen = UIScreen.main.snapshotView(afterScreenUpdates: false)
      #expect(screen.bounds == CGRect(x: 0, y: 0, width: 100, height: 200))
      whole.removeFromSuperview()
      screen.frame.origin.x = 50
      scene.root.addSubview(second)
      scene.root.addSubview(screen)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 5, y: 5) == .blue && stage.image.color(x: 15, y: 5) == .red)
      #expect(stage.image.color(x: 55, y: 5) == .blue && stage.image.color(x: 65, y: 5) == .red)
    }
  }

  @Test("drawHierarchy draws into an image, and returns false without a context or content (A-57)")
  func drawing() throws {
    try withStage(.iPhoneSE) { stage in
      let scene = ViewScene(stage)
      let (whole, _) = flag(in: scene)
      #expect(!whole.drawHierarchy(in: whole.bounds, afterScreenUpdates: false))
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 0)
      #expect(whole.drawHierarchy(in: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: true))
      #expect(!whole.drawHierarchy(in: .zero, afterScreenUpdates: true))
      let drawn = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
      UIGraphicsEndImageContext()
      #expect(drawn.width == 80)
      #expect(drawn.color(x: 30, y: 30) == .blue && drawn.color(x: 50, y: 30) == .red)
      #expect(drawn.color(x: 10, y: 10).cgColor.alpha == 0)
    }
  }

  @Test("A snapshot without updates shows the last frame, and no later changes (C-100, P-38)")
  func lastFrame() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (whole, half) = flag(in: scene)
      half.backgroundColor = .green
      let added = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
      added.backgroundColor = .green
      whole.addSubview(added)
      let (before, after) = (
        try #require(whole.snapshotView(afterScreenUpdates: false)),
        try #require(whole.snapshotView(afterScreenUpdates: true))
      )
      (before.frame.origin.y, after.frame.origin.y) = (40, 60)
      for snapshot in [before, after] { scene.root.addSubview(snapshot) }
      half.removeFromSuperview()
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 5, y: 45) == .blue && stage.image.color(x: 15, y: 45) == .red)
      #expect(stage.image.color(x: 5, y: 65) == .green && stage.image.color(x: 15, y: 65) == .green)
      #expect(stage.image.color(x: 5, y: 5) == .red && stage.image.color(x: 15, y: 5) == .green)
    }
  }

  @Test("A snapshot without updates shows an animated view whose transition was paused since (C-100, P-38)")
  func lastFrameOfMotion() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (whole, half) = flag(in: scene)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { half.alpha = 0 }
      stage.advance(by: 0.5)
      half.layer.removeAllAnimations()
      half.alpha = 1
      let snapshot = try #require(whole.snapshotView(afterScreenUpdates: false))
      #expect(isClose(Double(snapshot.layer.snapshot?.node.children.first?.opacity ?? 0), 0.5))
      #expect(half.alpha == 1 && half.layer.animationKeys() == nil)
    }
  }
}
