import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Interactive presentations and dismissals") @MainActor struct InteractivePresentationTests {
  @Test("An interactive dismissal stops where it is held, and finishes from there (T-101, C-76)")
  func finished() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      try scene.showB()
      var completed = false
      let driver = scene.hold(at: 0.4) { scene.b.dismiss(animated: true) { completed = true } }
      for _ in 0..<3 {
        stage.advance(by: 0.1)
        #expect(scene.b.view.layer.presentation()?.frame.minY == 80)
      }
      driver.finish()
      try stage.settle()
      #expect(completed)
      #expect(scene.log.take() == "B.wD B.dD")
      #expect(scene.a.presentedViewController == nil)
    }
  }

  @Test(
    "Updates of the percent driver before the commit count from the start (C-84, P-9, T-22)", arguments: [true, false])
  func early(finishes: Bool) throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      try scene.showB()
      let driver = UIPercentDrivenInteractiveTransition()
      scene.director.driver = driver
      scene.b.dismiss(animated: true)
      driver.update(0.2)
      if finishes { driver.finish() } else { driver.cancel() }
      scene.director.driver = nil
      try stage.settle()
      #expect((scene.a.presentedViewController == nil) == finishes)
      #expect(scene.log.take() == (finishes ? "B.wD B.dD" : "B.wD B.wA B.dA"))
    }
  }

  @Test("No frame flashes when a full-screen dismissal is cancelled (C-82, P-10)")
  func noFlash() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .fullScreen)
      try scene.showB()
      let driver = scene.hold(at: 0.8) { scene.b.dismiss(animated: true) }
      driver.cancel()
      var blue = 0
      for _ in 0..<30 {
        stage.advance(frames: 1)
        let image = stage.image
        let now = (0..<200).count { image.color(x: 50, y: $0) == .blue }
        #expect(now >= blue)
        blue = now
      }
      #expect(blue == 200)
    }
  }

  @Test("Touches reach neither screen during the transition, and only the upper one afterwards (T-14)")
  func touches() throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      var taps: [String] = []
      for screen in [scene.a, scene.b] {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        button.addAction(UIAction { _ in taps.append(screen.title ?? "?") }, for: .touchUpInside)
        screen.view.addSubview(button)
      }
      scene.a.present(scene.b, animated: true)
      stage.advance(frames: 2)
      stage.tap(CGPoint(x: 50, y: 199))
      stage.advance(by: 0.1)
      #expect(taps.isEmpty)
      try stage.settle()
      stage.tap(CGPoint(x: 50, y: 100))
      try stage.settle()
      #expect(taps == ["B"])
    }
  }

  @Test("A drag on the presented screen dismisses it or lets it stay (E-13, P-48)", arguments: [true, false])
  func drag(far: Bool) throws {
    try withStage(.small) { stage in
      let scene = PresentationScene(stage, style: .custom)
      let pan = DownPan(scene)
      try scene.showB()
      for _ in 0..<2 {
        guard scene.a.presentedViewController != nil else { break }
        stage.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: far ? 150 : 60), over: 0.3)
        stage.advance(by: 0.2)
        #expect((scene.b.view.layer.presentation()?.frame.minY ?? 0) > 5)
        try stage.settle()
      }
      #expect(pan.begins == (far ? 1 : 2))
      #expect((scene.a.presentedViewController == nil) == far)
      #expect(stage.image.color(x: 50, y: 100) == (far ? .red : .blue))
    }
  }
}

/// Swipes a presented screen down.
@MainActor private final class DownPan: NSObject {
  private let scene: PresentationScene
  private(set) var begins = 0
  private let driver = UIPercentDrivenInteractiveTransition()

  init(_ scene: PresentationScene) {
    self.scene = scene
    super.init()
    scene.b.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", DownPan.pan(_:))))
  }

  func pan(_ gesture: UIPanGestureRecognizer) {
    let percent = gesture.translation(in: scene.stage.window).y / 200
    switch gesture.state {
    case .began:
      begins += 1
      scene.director.driver = driver
      scene.b.dismiss(animated: true)
    case .changed: driver.update(percent)
    case .ended, .cancelled:
      if percent > 0.4 { driver.finish() } else { driver.cancel() }
      scene.director.driver = nil
    default: break
    }
  }
}
