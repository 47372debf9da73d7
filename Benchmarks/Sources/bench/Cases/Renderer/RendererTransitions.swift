import Foundation
import QuartzCore
import Rendering

/// Whole transitions between two images of 1179 × 2556 pixels on one thread: milliseconds of processor time a frame.
struct RendererTransitions: Benchmark {
  let name = "renderer-transitions"
  private static let steps = 10

  func run() throws -> [Measurement] {
    let pages = try ScreenPages()
    let transitions: [(String, limit: Double, worst: Double, (Double) -> [RenderNode])] = [
      ("push", 6, 8, { push(pages, $0) }), ("fade", 5, 6, { fade(pages, $0) }),
      ("sheet", 12, 14, { sheet(pages, $0) }), ("flip", 16, 20, { flip(pages, $0) }),
    ]
    return transitions.flatMap { name, limit, worst, nodes in
      // The middles of the steps: the ends, where all stands still, cost next to nothing.
      let all = (0..<Self.steps).map { ScreenPages.frame(nodes((Double($0) + 0.5) / Double(Self.steps))) }
      let renderer = SoftwareRenderer(threads: 1)
      let drawings = all.map { frame in { _ = renderer.render(frame) } }
      let times = FrameTimes(Stopwatch().measure(inTurn: drawings).map(\.processor))
      return [
        Measurement(name: "\(name) of two images, a frame", value: times.median, unit: "ms", limit: limit),
        Measurement(name: "\(name) of two images, the worst frame", value: times.worst, unit: "ms", limit: worst),
      ]
    }
  }

  /// The lower page gives way by 0.3 of the width, under a dimming; the other comes in from the right.
  private func push(_ pages: ScreenPages, _ progress: Double) -> [RenderNode] {
    let width = ScreenPages.width
    return [
      pages.page(pages.first, x: -0.3 * width * progress),
      ScreenPages.box(ScreenPages.bounds, white: 0, alpha: 0.1 * progress),
      pages.page(pages.second, x: width * (1 - progress)),
    ]
  }

  private func fade(_ pages: ScreenPages, _ progress: Double) -> [RenderNode] {
    var upper = pages.page(pages.second)
    upper.opacity = progress
    return [pages.page(pages.first), upper]
  }

  /// The lower page shrinks to 0.92 with round corners, under a dimming; the other one rises as a card.
  private func sheet(_ pages: ScreenPages, _ progress: Double) -> [RenderNode] {
    let scale = 1 - 0.08 * progress
    var lower = pages.page(pages.first, CATransform3DMakeScale(scale, scale, 1))
    (lower.cornerRadius, lower.masksToBounds) = (30, true)
    var card = pages.page(pages.second, y: ScreenPages.height - (ScreenPages.height - 150) * progress)
    (card.cornerRadius, card.masksToBounds, card.maskedCorners) = (30, true, [.minXMinY, .maxXMinY])
    return [lower, ScreenPages.box(ScreenPages.bounds, white: 0, alpha: 0.2 * progress), card]
  }

  private func flip(_ pages: ScreenPages, _ progress: Double) -> [RenderNode] {
    let isBack = progress > 0.5
    let turned = pages.page(isBack ? pages.second : pages.first, ScreenPages.swing(180 * progress - (isBack ? 180 : 0)))
    return [turned]
  }
}
