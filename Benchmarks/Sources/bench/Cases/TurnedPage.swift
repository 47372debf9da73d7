import Foundation
import QuartzCore
import Rendering

/// A picture of the whole screen that is scaled, turned, or seen in perspective over black, on one thread: what each pixel's way
/// through the sampler costs, beside a copy of the frame.
struct TurnedPage: Benchmark {
  let name = "turned"
  private let size = CGSize(width: 1179, height: 2556)

  func run(after earlier: [Measurement]) throws -> [Measurement] {
    let frames = FramePair()
    let page = page()
    let renderer = SoftwareRenderer(threads: 1)
    let turns: [(String, CATransform3D)] = [
      ("page scaled to 0.85", CATransform3DMakeScale(0.85, 0.85, 1)),
      ("page turned by 15 degrees", CATransform3DMakeRotation(.pi / 12, 0, 0, 1)),
      (
        "page turned about y by 50 degrees, in perspective",
        inPerspective(CATransform3DMakeRotation(50 * .pi / 180, 0, 1, 0))
      ),
    ]
    return turns.map { name, transform in
      let frame = frame(page, transform)
      let (drawn, copied) = Stopwatch().measure {
        _ = renderer.render(frame)
      } beside: {
        frames.copy()
      }
      return Measurement(name: name, value: drawn.processor, unit: "ms", reference: copied.processor)
    }
  }

  /// The push's frame as one picture.
  private func page() -> CGImage {
    SoftwareRenderer(threads: 1).render(PushFrame().frame(progress: 0.5))
  }

  private func inPerspective(_ transform: CATransform3D) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 3000
    return CATransform3DConcat(transform, eye)
  }

  private func frame(_ page: CGImage, _ transform: CATransform3D) -> RenderFrame {
    let center = CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0)
    let back = CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0)
    var node = RenderNode(
      bounds: CGRect(origin: .zero, size: size),
      transform: CATransform3DConcat(back, CATransform3DConcat(transform, center)))
    node.contents = RenderContents(image: page)
    var root = RenderNode(bounds: CGRect(origin: .zero, size: size))
    root.children = [node]
    return RenderFrame(
      size: size, scale: 1, background: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1), root: root)
  }
}
