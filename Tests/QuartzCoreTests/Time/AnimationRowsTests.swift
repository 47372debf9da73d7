import CoreGraphics
import QuartzCore
import Testing

/// The measured rows of C-5 and C-6, through real layers: opacity from 0 to 1 over a model of 0.5.
@Suite("Animations evaluated over time") @MainActor struct AnimationRowsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let times: [Double]
    let values: [Double]
    let change: @MainActor @Sendable (CABasicAnimation) -> Void
    var testDescription: String { name }
  }

  nonisolated static let longTimes = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5]
  nonisolated static let fillTimes = [0, 0.5, 1, 1.5, 2.5]

  nonisolated static let rows: [Row] = [
    Row(name: "fill removed", times: fillTimes, values: [0.5, 0.5, 0, 0.5, 0.5]) { $0.beginTime = 1 },
    Row(name: "fill forwards", times: fillTimes, values: [0.5, 0.5, 0, 0.5, 1]) {
      $0.beginTime = 1
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    },
    Row(name: "fill backwards", times: fillTimes, values: [0, 0, 0, 0.5, 0.5]) {
      $0.beginTime = 1
      $0.fillMode = .backwards
    },
    Row(name: "fill both", times: fillTimes, values: [0, 0, 0, 0.5, 1]) {
      $0.beginTime = 1
      $0.fillMode = .both
      $0.isRemovedOnCompletion = false
    },
    Row(name: "fill forwards, but removed on completion (C-4)", times: fillTimes, values: [0.5, 0.5, 0, 0.5, 0.5]) {
      $0.beginTime = 1
      $0.fillMode = .forwards
    },
    Row(name: "autoreverses", times: longTimes, values: [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5]) {
      $0.autoreverses = true
    },
    Row(name: "repeatCount 2.5", times: longTimes, values: [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5]) {
      $0.repeatCount = 2.5
    },
    Row(name: "repeatDuration 1.7", times: longTimes, values: [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5]) {
      $0.repeatDuration = 1.7
    },
    Row(name: "speed 2", times: [0, 0.2, 0.45, 0.5], values: [0, 0.4, 0.9, 0.5]) { $0.speed = 2 },
    Row(name: "timeOffset 0.3", times: [0, 0.2, 0.5, 0.9, 1.2], values: [0.3, 0.5, 0.8, 0.2, 0.5]) {
      $0.timeOffset = 0.3
    },
    Row(name: "speed −1", times: [0.2, 0.5, 0.9, 1.2], values: [0.8, 0.5, 0.1, 0.5]) { $0.speed = -1 },
    Row(name: "duration 0 (C-8)", times: [0, 0.2, 0.5], values: [0, 0.8, 0.5]) { $0.duration = 0 },
  ]

  @Test("An animation shows the measured values at the measured times (C-3…C-9)", arguments: rows)
  func row(_ row: Row) {
    // The clock starts later than 0, where a beginning of 0 would mean "now" (C-9).
    let origin = 100.0
    LayerBench.run(startingAt: origin) { bench in
      let layer = bench.square()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      CATransaction.commit()
      let animation = linear("opacity", from: 0, to: 1)
      row.change(animation)
      if animation.beginTime > 0 { animation.beginTime += origin }
      layer.add(animation, forKey: "fade")
      bench.turn()
      for (time, value) in zip(row.times, row.values) {
        bench.turn(at: origin + time)
        let shown = layer.shownOpacity
        #expect(abs(shown - value) < 1e-6, "at \(time)")
      }
    }
  }

  @Test("An animation without a duration takes the transaction's (C-8)")
  func transactionDuration() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.add(linear("opacity", from: 0, to: 1, duration: -3), forKey: "fade")
      CATransaction.commit()
      bench.turn()
      bench.turn(at: 2)
      #expect(abs(layer.shownOpacity - 0.5) < 1e-6)
    }
  }

  @Test("An animation that is added later in the turn, or in a turn of its own, shows the same values (C-9)")
  func beginsWithTheCommit() {
    LayerBench.run(startingAt: 3) { bench in
      let layer = bench.square()
      layer.add(linear("opacity", from: 0, to: 1), forKey: "fade")
      bench.turn(at: 4)  // the first commit after the call is here, so here it begins
      #expect(layer.shownOpacity == 0)
      bench.turn(at: 4.25)
      #expect(layer.shownOpacity == 0.25)
    }
  }
}
