import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Predicted touches") @MainActor struct PredictedTouchTests {
  private final class Canvas: UIView {
    var predictions: [[CGPoint]] = []
    var times: [TimeInterval] = []
    var locations: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      guard let touch = touches.first, let predicted = event?.predictedTouches(for: touch) else { return }
      locations.append(touch.location(in: self))
      predictions.append(predicted.map { $0.location(in: self) })
      times += predicted.map { $0.timestamp - touch.timestamp }
      if event?.coalescedTouches(for: touch) != [touch] || predicted.contains(touch) { locations = [] }
    }
  }

  @Test(
    "Predicted touches continue at the touch's velocity for two frames, and a landing, resting or lifted touch has none (K-44)"
  )
  func straight() throws {
    try withStage(.iPhone15) { stage in
      let root = UIViewController()
      let canvas = Canvas(frame: CGRect(x: 10, y: 20, width: 300, height: 600))
      root.view.addSubview(canvas)
      stage.show(root)
      // 600 points a second: ten a frame.
      stage.pan(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 170, y: 100), over: 0.2, resting: 0.3)
      try stage.settle()
      #expect(canvas.predictions.first == [] && canvas.predictions.last == [])
      let (here, next) = (canvas.locations[5], canvas.predictions[5])
      #expect(next.count == 2 && abs(next[0].x - here.x - 10) < 1e-6 && abs(next[1].x - here.x - 20) < 1e-6)
      #expect(next[0].y == here.y && isClose(canvas.times[0], 1 / 60))
      // At rest the last tenth of a second is empty.
      #expect(canvas.predictions[canvas.predictions.count - 3] == [])
    }
  }

  @Test("Touches of another event have no predicted touches")
  func unknownTouches() throws {
    final class Keeper: UIView {
      var event: UIEvent?
      var touch: UITouch?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let old = self.event, let touch = touches.first {
          #expect(old.predictedTouches(for: touch) == nil && old.coalescedTouches(for: touch) == nil)
          self.touch = touch
        }
        self.event = event
      }
    }
    try withStage(.small) { stage in
      let root = UIViewController()
      let keeper = Keeper(frame: stage.window.bounds)
      root.view.addSubview(keeper)
      stage.show(root)
      for _ in 0..<2 {
        stage.tap(CGPoint(x: 20, y: 20))
        try stage.settle()
      }
      #expect(keeper.touch != nil)
    }
  }
}
