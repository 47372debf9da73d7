import CoreGraphics
import Raster
import Rendering

/// A frame in pixels, and the part of it that differs from the frame drawn before.
public struct DrawnFrame {
  /// A rectangle in whole pixels.
  public struct Area: Hashable, Sendable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Makes a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The image.
  public let image: CGImage
  /// The changed part; the whole image of the first frame.
  public let damage: Area

  /// Calls a closure with the image's rows, top first, each as wide as the image: opaque pixels of 32 bits, blue in the
  /// lowest byte, then green and red.
  public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
    try image.buffer.pixels.withUnsafeBufferPointer(body)
  }
}

/// Draws frames one after the other, and finds what has changed.
@MainActor struct FramePainter {
  private var renderer = SoftwareRenderer()
  /// Retained, so that the renderer draws only what has changed.
  private var image: CGImage?
  private var last: RenderFrame?

  /// The marks over the frames.
  var overlay: RenderOverlay {
    get { renderer.overlay }
    set {
      renderer.overlay = newValue
      refresh()
    }
  }

  /// Forgets the last frame, so that all of the next one counts as changed.
  mutating func refresh() { (image, last) = (nil, nil) }

  /// Draws a frame; nil where it has the content of the last one.
  mutating func draw(_ frame: RenderFrame) -> DrawnFrame? {
    if let last, last.sharesContent(with: frame) { return nil }
    let old = image
    let (drawn, changed) = renderer.renderWithDamage(frame)
    (image, last) = (drawn, frame)
    let canvas = PixelRect(x: 0, y: 0, width: drawn.width, height: drawn.height)
    let isComparable = old?.width == drawn.width && old?.height == drawn.height
    let damage = isComparable ? changed.intersection(canvas) : canvas
    guard !damage.isEmpty else { return nil }
    return DrawnFrame(
      image: drawn,
      damage: .init(x: damage.minX, y: damage.minY, width: damage.width, height: damage.height))
  }
}
