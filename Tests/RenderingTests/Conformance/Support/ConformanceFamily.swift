import CoreGraphics
import Raster
import Rendering

/// Scenes of one property; their goldens are side by side in one image.
struct ConformanceFamily: Sendable {
  /// The number of scenes in a row of the image.
  private static let columns = 8
  /// Pixels on each side of a scene.
  private static let side = Int(ConformanceScene.side * ConformanceScene.scale)

  let name: String
  let scenes: [ConformanceScene]

  init(_ name: String, oracle: OracleTolerance? = nil, _ drafts: [SceneDraft]) {
    self.name = name
    scenes = drafts.map { draft in
      ConformanceScene(
        family: name, name: draft.name,
        frame: RenderFrame(
          ConformanceScene.side, ConformanceScene.side, scale: ConformanceScene.scale, background: draft.background,
          draft.nodes),
        tolerance: draft.isOurs ? nil : oracle)
    }
  }

  static let all: [ConformanceFamily] = [
    backgrounds, corners, borders, opacity, contents, gravity, transforms, perspective, masks, shadows, gradients,
    shapes,
    filters, blending, depth, bitmaps, clipping, pairs,
  ]

  /// Returns the images of the scenes, side by side.
  func sheet(_ images: [CGImage]) -> CGImage {
    let rows = (images.count + Self.columns - 1) / Self.columns
    var sheet = PixelBuffer(width: Self.columns * Self.side, height: rows * Self.side)
    for (index, imageTile) in images.enumerated() {
      let (left, top) = (index % Self.columns * Self.side, index / Self.columns * Self.side)
      for y in 0..<Self.side {
        for x in 0..<Self.side { sheet.pixels[(top + y) * sheet.width + left + x] = imageTile.pixel(x, y) }
      }
    }
    return CGImage(sheet)
  }

  /// Returns a scene's part of the image; nil if the image is too small.
  func cell(_ index: Int, of sheet: CGImage) -> CGImage? {
    let (left, top) = (index % Self.columns * Self.side, index / Self.columns * Self.side)
    guard sheet.width >= left + Self.side, sheet.height >= top + Self.side else { return nil }
    return sheet.cropping(to: CGRect(x: left, y: top, width: Self.side, height: Self.side))
  }
}
