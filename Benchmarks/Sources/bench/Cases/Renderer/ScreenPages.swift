import Foundation
import QuartzCore
import Rendering

/// Nodes of two images of screens, each as large as the screen in pixels.
struct ScreenPages {
  static let (width, height) = (1179.0, 2556.0)

  /// The image that lies below, or goes.
  let first: CGImage
  /// The one above, or that comes.
  let second: CGImage

  /// Images of two frames of UIKit's own push: one at its begin, one on its way.
  init() throws {
    let film = try MainActor.assumeIsolated { try PushFilm.frames() }
    let renderer = SoftwareRenderer(threads: 1)
    first = renderer.render(film[0])
    second = renderer.render(film[film.count / 4])
  }

  /// A page with its upper left corner at a position.
  func page(_ image: CGImage, x: Double = 0, y: Double = 0) -> RenderNode {
    node(image, CATransform3DMakeTranslation(x, y, 0))
  }

  /// A page with a transform about the screen's middle.
  func page(_ image: CGImage, _ transform: CATransform3D) -> RenderNode {
    let back = CATransform3DMakeTranslation(-Self.width / 2, -Self.height / 2, 0)
    let there = CATransform3DMakeTranslation(Self.width / 2, Self.height / 2, 0)
    return node(image, CATransform3DConcat(back, CATransform3DConcat(transform, there)))
  }

  private func node(_ image: CGImage, _ transform: CATransform3D) -> RenderNode {
    var node = RenderNode(bounds: Self.bounds, transform: transform)
    node.contents = RenderContents(image: image)
    return node
  }

  /// A turn about the vertical axis, seen from 3,000 points away.
  static func swing(_ degrees: Double) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 3000
    return CATransform3DConcat(CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0), eye)
  }

  static let bounds = CGRect(x: 0, y: 0, width: width, height: height)

  /// A screen of nodes, over black.
  static func frame(_ nodes: [RenderNode]) -> RenderFrame {
    var root = RenderNode(bounds: bounds)
    root.children = nodes
    let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    return RenderFrame(size: bounds.size, scale: 1, background: black, root: root)
  }

  /// A plain rectangle.
  static func box(_ rect: CGRect, white: Double, alpha: Double) -> RenderNode {
    var node = RenderNode(bounds: CGRect(origin: .zero, size: rect.size))
    node.transform = CATransform3DMakeTranslation(rect.minX, rect.minY, 0)
    node.backgroundColor = CGColor(srgbRed: white, green: white, blue: white, alpha: alpha)
    return node
  }
}
