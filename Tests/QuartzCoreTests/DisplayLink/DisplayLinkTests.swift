import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Display links") @MainActor struct DisplayLinkTests {
  @MainActor final class Ticker {
    private(set) var times: [Double] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @Test("A display link calls its target once a frame with the frame's time and the next one's (A-80)")
  func frames() {
    LayerBench.run { bench in
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick))
      bench.turn(at: 0.1)
      #expect(ticker.times.isEmpty)
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .default)
      bench.turn(at: 0.2)
      bench.turn(at: 0.3)
      #expect(ticker.times == [0.2, 0.3])
      #expect(link.duration == 1.0 / 60)
      #expect(link.targetTimestamp == 0.3 + 1.0 / 60)
      bench.clock.set(0.4)
      bench.environment.runTurn(isFrame: false)
      #expect(ticker.times.count == 2)
    }
  }

  @Test("A display link passes itself, as its own type or any object, or nothing, as the method asks")
  func senders() {
    @MainActor final class Target {
      var calls: [String] = []
      func takesObject(_ sender: NSObject?) { calls.append("\(sender is CADisplayLink)") }
      func takesAnything(_ sender: Any) { calls.append("\(sender is CADisplayLink)") }
      func takesNothing() { calls.append("nothing") }
      func takesTwo(_ sender: CADisplayLink, _ other: NSObject) { calls.append("two") }
      func takesText(_ sender: String) { calls.append(sender) }
    }
    LayerBench.run { bench in
      let target = Target()
      let selectors = [
        Selector("object:", Target.takesObject), Selector("anything:", Target.takesAnything),
        Selector("nothing", Target.takesNothing), Selector("two:", Target.takesTwo),
        Selector("text:", Target.takesText),
      ]
      for selector in selectors { CADisplayLink(target: target, selector: selector).add(to: .main, forMode: .common) }
      bench.turn(at: 0.1)
      #expect(target.calls == ["true", "true", "nothing"])
      #expect(bench.takeDiagnostics().count == 2)
      bench.turn(at: 0.2)
      #expect(target.calls == ["true", "true", "nothing", "true", "true", "nothing"])
      #expect(bench.takeDiagnostics().isEmpty)
    }
  }

  @Test("A display link can be paused and resumed (A-80)")
  func pause() {
    LayerBench.run { bench in
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick))
      link.add(to: .main, forMode: .common)
      link.isPaused = true
      bench.turn(at: 0.1)
      link.isPaused = false
      bench.turn(at: 0.2)
      #expect(ticker.times == [0.2])
    }
  }

  @Test("A display link retains its target until it is invalidated, and the run loop retains the link (A-80, P-51)")
  func retention() {
    LayerBench.run { bench in
      weak var target: Ticker?
      weak var weakLink: CADisplayLink?
      do {
        let ticker = Ticker()
        target = ticker
        let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick))
        link.add(to: .main, forMode: .common)
        weakLink = link
      }
      bench.turn(at: 0.1)
      #expect(target?.times == [0.1])
      weakLink?.invalidate()
      #expect(target == nil)
      #expect(weakLink == nil)
    }
  }

  @Test(
    "A display link that another one removes or invalidates in the same frame is not called",
    arguments: ["remove", "invalidate"])
  func removalWhileFiring(method: String) {
    LayerBench.run { bench in
      let ticker = Ticker()
      let second = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick))
      let first = CADisplayLink { _ in
        if method == "remove" { second.remove(from: .main, forMode: .common) } else { second.invalidate() }
      }
      first.add(to: .main, forMode: .common)
      second.add(to: .main, forMode: .common)
      bench.turn(at: 0.1)
      #expect(ticker.times.isEmpty)
    }
  }

  @Test("An invalidated display link cannot be added again")
  func invalidated() {
    LayerBench.run { bench in
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick))
      link.invalidate()
      link.add(to: .main, forMode: .common)
      bench.turn(at: 0.1)
      #expect(ticker.times.isEmpty)
    }
  }

  @Test(
    "A display link that is slower than the display calls in every second or third frame (A-80)",
    arguments: [(30, 2), (20, 3), (60, 1), (0, 1), (-5, 1)])
  func slower(rate: Int, stride: Int) {
    LayerBench.run { bench in
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick))
      link.preferredFramesPerSecond = rate
      link.add(to: .main, forMode: .common)
      for frame in 1...12 { bench.turn(at: Double(frame) / 60) }
      #expect(ticker.times.count == 12 / stride)
      #expect(abs(link.duration - Double(stride) / 60) < 1e-12)
    }
  }

  @Test("A display link runs before layout and commit, so that its changes are in the frame")
  func phase() {
    LayerBench.run(startingAt: 1) { bench in
      let layer = bench.square()
      layer.actions = ["position": NSNull()]
      let link = CADisplayLink { link in layer.position = CGPoint(x: link.timestamp, y: 0) }
      link.add(to: .main, forMode: .common)
      bench.turn(at: 2)
      #expect(layer.shownX == 2)
    }
  }
}
