import Foundation
import QuartzCore
import Rendering

/// One frame of the default push, halfway, built from render nodes: what the software renderer alone takes.
struct PushFrame: Benchmark {
  let name = "push-frame"
  private let width = 393.0
  private let height = 852.0

  func run(after earlier: [Measurement]) -> [Measurement] {
    let frame = frame(progress: 0.5)
    let frames = FramePair()
    return [1, 2].flatMap { threads in
      let renderer = SoftwareRenderer(threads: threads)
      let (drawn, copied) = Stopwatch().measure {
        _ = renderer.render(frame)
      } beside: {
        frames.copy()
      }
      let label = "push frame, \(threads) thread\(threads == 1 ? "" : "s")"
      return [
        Measurement(name: label, value: drawn.wall, unit: "ms", reference: copied.wall),
        Measurement(name: label + ", processor", value: drawn.processor, unit: "ms", reference: copied.processor),
      ]
    }
  }

  /// The push at a progress in 0…1: the lower screen moves left by 0.3 of its width, under a dimming, the upper one comes
  /// in from the right behind a narrow shadow.
  func frame(progress: Double) -> RenderFrame {
    let lower = screen(at: -0.3 * width * progress, hue: 0.2)
    let dimming = box(0, 0, width, height, color(0, 0, 0, 0.1 * progress))
    let left = width * (1 - progress)
    var shadow = box(left - 4, 0, 4, height)
    shadow.contents = RenderContents(image: Pictures.shadow)
    let upper = screen(at: left, hue: 0.8)
    var root = box(0, 0, width, height)
    root.children = [lower, dimming, shadow, upper]
    return RenderFrame(
      size: CGSize(width: width, height: height), scale: 3, background: color(0, 0, 0, 1), root: root)
  }

  /// A full screen: an opaque background, a bar, a picture, rounded cards and lines of text.
  private func screen(at x: Double, hue: Double) -> RenderNode {
    var screen = box(x, 0, width, height, color(1, 1, 1, 1))
    var picture = box(0, 98, width, 260)
    picture.contents = RenderContents(image: Pictures.photo)
    let bar = box(0, 0, width, 98, color(0.97, 0.97, 0.97, 0.94))
    let cards = (0..<4).map { index in
      var card = box(16, 374 + Double(index) * 112, width - 32, 100, color(hue, 0.9, 1 - hue, 1))
      card.cornerRadius = 12
      var label = box(16, 16, 220, 22)
      label.contents = RenderContents(image: Pictures.label, gravity: .topLeft, scale: 3)
      var thumbnail = box(width - 32 - 84, 16, 68, 68)
      thumbnail.contents = RenderContents(image: Pictures.photo, gravity: .resizeAspectFill)
      thumbnail.cornerRadius = 8
      thumbnail.masksToBounds = true
      card.children = [label, thumbnail]
      return card
    }
    screen.children = [picture, bar] + cards
    return screen
  }

  private func box(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ fill: CGColor? = nil) -> RenderNode {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42) = (x, y)
    var node = RenderNode(bounds: CGRect(x: 0, y: 0, width: w, height: h), transform: transform)
    node.backgroundColor = fill
    return node
  }

  private func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
}
