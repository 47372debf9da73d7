import CLibraryScenes
import Foundation
import QuartzCore
import Rendering

/// A frame to be drawn, and what it is measured against.
struct RendererScene {
  let name: String
  let frame: RenderFrame
  /// Bytes that have to be read and written at least, in those of a copy of the frame.
  var copies = 1.0
  /// The same scene as other libraries draw it; nil where none does.
  var library: library_scene?
  /// The most that the time over that of the fastest library may be, or where there is none, over that of a copy.
  let limit: Double

  /// The scenes of the table.
  static func all() throws -> [RendererScene] {
    let pages = try ScreenPages()
    return moved(pages) + read(pages) + composed(pages)
  }

  private static func moved(_ pages: ScreenPages) -> [RendererScene] {
    var fading = pages.page(pages.second)
    fading.opacity = 0.5
    return [
      RendererScene(
        name: "S2 slide",
        frame: ScreenPages.frame([pages.page(pages.first, x: -300), pages.page(pages.second, x: 879)]),
        library: scene_slide, limit: 1.15),
      RendererScene(
        name: "S3 slide between pixels",
        frame: ScreenPages.frame([pages.page(pages.first, x: -300.3), pages.page(pages.second, x: 878.6, y: 0.4)]),
        library: scene_slide_between_pixels, limit: 0.75),
      RendererScene(
        name: "S4 cross-fade", frame: ScreenPages.frame([pages.page(pages.first), fading]), copies: 1.5,
        library: scene_fade, limit: 1),
    ]
  }

  private static func read(_ pages: ScreenPages) -> [RendererScene] {
    var scaled = pages.page(pages.first, CATransform3DMakeScale(0.85, 0.85, 1))
    (scaled.cornerRadius, scaled.masksToBounds) = (55, true)
    return [
      RendererScene(
        name: "S5 scaled to 0.85, rounded", frame: ScreenPages.frame([scaled]), library: scene_scaled, limit: 0.75),
      RendererScene(
        name: "S6 turned by 15 degrees",
        frame: ScreenPages.frame([pages.page(pages.first, CATransform3DMakeRotation(.pi / 12, 0, 0, 1))]),
        library: scene_turned, limit: 0.3),
      RendererScene(
        name: "S7 turned about y by 50 degrees",
        frame: ScreenPages.frame([pages.page(pages.first, ScreenPages.swing(50))]),
        library: scene_perspective, limit: 0.15),
    ]
  }

  private static func composed(_ pages: ScreenPages) -> [RendererScene] {
    var card = ScreenPages.box(CGRect(x: 140, y: 300, width: 900, height: 1800), white: 1, alpha: 1)
    card.cornerRadius = 30
    let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    card.shadow = RenderShadow(color: black, opacity: 0.4, offset: CGSize(width: 0, height: 8), radius: 24)
    var glass = RenderNode(bounds: ScreenPages.bounds)
    glass.backdropFilters = [.blur(radius: 20)]
    return [
      RendererScene(
        name: "S9 card with a shadow", frame: ScreenPages.frame([pages.page(pages.first), card]),
        library: scene_card, limit: 0.7),
      RendererScene(
        name: "blurred backdrop", frame: ScreenPages.frame([pages.page(pages.first), glass]), limit: 8),
    ]
  }

  /// 1,000 tiles of 10 points on a screen of 393 × 852 points at ×2, each turned by itself.
  static func tiles() throws -> RenderFrame {
    let image = try ScreenPages().first
    var root = RenderNode(bounds: CGRect(x: 0, y: 0, width: 393, height: 852))
    root.children = (0..<1000).map { index in
      let (column, row) = (Double(index % 25), Double(index / 25))
      let turn = CATransform3DMakeRotation(Double(index) * 0.37, 0, 0, 1)
      let position = CATransform3DMakeTranslation(column * 15 + 12, row * 21 + 14, 0)
      var tile = RenderNode(
        bounds: CGRect(x: 0, y: 0, width: 10, height: 10),
        transform: CATransform3DConcat(CATransform3DMakeTranslation(-5, -5, 0), CATransform3DConcat(turn, position)))
      tile.contents = RenderContents(image: image)
      tile.contents?.rect = CGRect(x: column / 25, y: row / 40, width: 20 / 1179, height: 20 / 2556)
      return tile
    }
    let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    return RenderFrame(size: root.bounds.size, scale: 2, background: white, root: root)
  }
}
