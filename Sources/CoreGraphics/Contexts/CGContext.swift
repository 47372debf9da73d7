import Foundation
import Raster

/// A bitmap context: premultiplied BGRA pixels in sRGB, top row first.
///
/// A context of Apple's initializer has its origin at the bottom left and y growing upwards, as there. UIKit's contexts
/// (`init(size:scale:opaque:)`) have their origin at the top left and y growing downwards, in points. A context belongs
/// to one thread at a time.
public final class CGContext {
  let memory: BitmapMemory
  /// Maps the space in which the context was created to pixels.
  let baseTransform: CGAffineTransform
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  /// The current path, in pixels.
  var currentPath = CGMutablePath()
  /// Features that were used and are not supported.
  package let unsupportedFeatures: UnsupportedFeatureTracker

  /// The width in pixels.
  public var width: Int { memory.width }
  /// The height in pixels.
  public var height: Int { memory.height }
  /// Bits per component: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits per pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes per row.
  public var bytesPerRow: Int { memory.stride * 4 }
  /// The colour space: sRGB.
  public var colorSpace: CGColorSpace? { .rgb }
  /// The layout of pixels: premultiplied BGRA.
  public var bitmapInfo: CGBitmapInfo { .premultipliedBGRA }
  /// The position of alpha.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// The pixels, valid as long as the context.
  public var data: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(memory.base) }

  init(_ memory: BitmapMemory, base: CGAffineTransform, tracker: UnsupportedFeatureTracker) {
    self.memory = memory
    baseTransform = base
    state = GraphicsState(transform: base, clip: ClipRegion(memory.bounds))
    unsupportedFeatures = tracker
  }

  /// Creates a context over the client's memory, or over its own if `data` is nil, with its origin at the bottom left.
  ///
  /// Fails unless pixels are 8-bit premultiplied BGRA (`premultipliedFirst`, `byteOrder32Little`) in an RGB space, rows
  /// are long enough and a multiple of a pixel (0: as long as needed), and the size is valid.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8, space.model == .rgb, bitmapInfo == CGBitmapInfo.premultipliedBGRA.rawValue,
      (try? CGImageError.check(width: width, height: height)) != nil
    else { return nil }
    let row = bytesPerRow == 0 ? width * 4 : bytesPerRow
    guard row >= width * 4, row % 4 == 0, Int(bitPattern: data) % 4 == 0 else { return nil }
    let memory: BitmapMemory
    if let data {
      let pixels = data.bindMemory(to: UInt32.self, capacity: row / 4 * height)
      memory = BitmapMemory(client: pixels, width: width, height: height, stride: row / 4)
    } else {
      memory = BitmapMemory(width: width, height: height)
    }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(memory, base: flip, tracker: UnsupportedFeatureTracker())
  }

  /// Creates a context for UIKit from a size in points and a scale in pixels per point; the origin is at the top left.
  ///
  /// Sides are rounded up to whole pixels. An opaque context begins black, another one transparent. Throws
  /// `CGImageError.unusableSize` for a size that is empty, too large or not finite.
  package convenience init(
    size: CGSize, scale: CGFloat, opaque: Bool = false,
    tracker: UnsupportedFeatureTracker = UnsupportedFeatureTracker()
  ) throws {
    // Rounding errors are not worth a pixel.
    let sides = [size.width, size.height].map { ($0 * scale - 1e-6).rounded(.up) }
    let whole = sides.map { $0 > 0 ? Int(min($0, 1e9)) : 0 }
    try CGImageError.check(width: whole[0], height: whole[1])
    let memory = BitmapMemory(width: whole[0], height: whole[1])
    if opaque { SpanKernels.fill(memory.base, count: whole[0] * whole[1], pixel: 0xFF00_0000) }
    self.init(memory, base: CGAffineTransform(scaleX: scale, y: scale), tracker: tracker)
  }

  /// Returns a copy of the pixels.
  public func makeImage() -> CGImage? {
    CGImage(memory.copy())
  }

  /// Does nothing, because drawing is not deferred.
  public func flush() {}
}
