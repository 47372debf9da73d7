import CoreGraphics
import Raster

/// The layout of an image in a layer's plane, and the part of the image that is shown.
struct ContentsPlacement {
  /// The rectangle in the layer's plane that the part fills.
  let target: RoundedRect
  /// The part's origin in the image's pixels.
  let sourceX, sourceY: Double
  /// The part's size in the image's pixels.
  let sourceWidth, sourceHeight: Double
  /// The image's pixels that the part touches.
  let window: PixelRect
  /// Whether the part reaches beyond the image, whose edge pixels go on there.
  private let extendsEdges: Bool

  /// Fails if the image, the part or the target is empty or not finite.
  init?(_ contents: RenderContents, in bounds: CGRect) {
    let (width, height) = (Double(contents.image.width), Double(contents.image.height))
    let part = contents.rect
    guard part.size.width > 0, part.size.height > 0, bounds.size.width > 0, bounds.size.height > 0 else { return nil }
    sourceX = part.origin.x * width
    sourceY = part.origin.y * height
    sourceWidth = part.size.width * width
    sourceHeight = part.size.height * height
    guard let window = Self.window(sourceX, sourceY, sourceWidth, sourceHeight, width, height) else { return nil }
    self.window = window
    extendsEdges = sourceX < 0 || sourceY < 0 || sourceX + sourceWidth > width || sourceY + sourceHeight > height
    guard let size = Self.size(contents, CGSize(width: sourceWidth, height: sourceHeight), bounds.size) else {
      return nil
    }
    let (x, y) = Self.alignment(contents.gravity)
    let rect = CGRect(
      x: bounds.origin.x + (bounds.size.width - size.width) * x,
      y: bounds.origin.y + (bounds.size.height - size.height) * y, width: size.width, height: size.height)
    guard let target = RoundedRect(rect) else { return nil }
    self.target = target
  }

  /// Returns the whole pixels around a part, inside the image.
  private static func window(
    _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ width: Double, _ height: Double
  ) -> PixelRect? {
    guard width > 0, height > 0, (x + y + w + h).isFinite else { return nil }
    // A sliver of less than 1/256 of a pixel is a rounding error.
    let sliver = 1.0 / 256
    func clamped(_ value: Double, _ low: Double, _ high: Double) -> Int { Int(min(max(value, low), high)) }
    let minX = clamped((x + sliver).rounded(.down), 0, width - 1)
    let minY = clamped((y + sliver).rounded(.down), 0, height - 1)
    return PixelRect(
      minX: minX, minY: minY, maxX: clamped((x + w - sliver).rounded(.up), Double(minX) + 1, width),
      maxY: clamped((y + h - sliver).rounded(.up), Double(minY) + 1, height))
  }

  private static func size(_ contents: RenderContents, _ source: CGSize, _ bounds: CGSize) -> CGSize? {
    let (across, down) = (bounds.width / source.width, bounds.height / source.height)
    switch contents.gravity {
    case .resize:
      return bounds
    case .resizeAspect:
      return CGSize(width: source.width * min(across, down), height: source.height * min(across, down))
    case .resizeAspectFill:
      return CGSize(width: source.width * max(across, down), height: source.height * max(across, down))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      guard contents.scale > 0 else { return nil }
      return CGSize(width: source.width / contents.scale, height: source.height / contents.scale)
    }
  }

  /// Returns the share of the free space before the image, across and down.
  private static func alignment(_ gravity: RenderContents.Gravity) -> (x: Double, y: Double) {
    switch gravity {
    case .resize, .resizeAspect, .resizeAspectFill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }

  /// Returns the part of the target around some pixels of the image; nil if there are none.
  ///
  /// - Parameters:
  ///   - ink: the pixels, in a copy of the image whose columns and rows were halved a number of times.
  ///   - margin: more pixels of the copy on each side, for interpolation and a pixel of the canvas.
  func part(around ink: PixelRect, halved: (columns: Int, rows: Int), margin: Int) -> RoundedRect? {
    guard !ink.isEmpty else { return nil }
    guard !extendsEdges else { return target }
    func coordinate(_ pixel: Int, _ halvings: Int, _ source: Double, _ start: Double, _ scale: Double) -> Double {
      start + (Double(pixel << halvings) - source) * scale
    }
    let (across, down) = ((target.maxX - target.minX) / sourceWidth, (target.maxY - target.minY) / sourceHeight)
    let minX = max(target.minX, coordinate(ink.minX - margin, halved.columns, sourceX, target.minX, across))
    let maxX = min(target.maxX, coordinate(ink.maxX + margin, halved.columns, sourceX, target.minX, across))
    let minY = max(target.minY, coordinate(ink.minY - margin, halved.rows, sourceY, target.minY, down))
    let maxY = min(target.maxY, coordinate(ink.maxY + margin, halved.rows, sourceY, target.minY, down))
    return RoundedRect(CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY))
  }

  /// Whether the image covers all of a rectangle.
  func covers(_ rect: RoundedRect) -> Bool {
    target.minX <= rect.minX && target.minY <= rect.minY && target.maxX >= rect.maxX && target.maxY >= rect.maxY
  }

  /// Whether the image stays inside a rectangle.
  func staysInside(_ rect: RoundedRect) -> Bool {
    target.minX >= rect.minX && target.minY >= rect.minY && target.maxX <= rect.maxX && target.maxY <= rect.maxY
  }
}
