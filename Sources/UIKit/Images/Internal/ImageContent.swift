import CoreGraphics

/// The pixels of an image, and the way in which views show them.
package struct ImageContent: Sendable {
  /// The pixels as stored; nil for a symbol, and for an image without pixels.
  private(set) var bitmap: CGImage?
  /// The pixels per point.
  private(set) var scale: CGFloat = 1
  private(set) var orientation = UIImage.Orientation.up
  /// The pixels in upright order.
  private var uprightBitmap: CGImage?
  /// The symbol that is drawn in place of pixels.
  var symbol: SymbolImage?
  /// The name by which the image was found.
  var name: String?

  var renderingMode = UIImage.RenderingMode.automatic
  /// The colour of the shape; nil for the image's own colours.
  var tint: UIColor?
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// Whether ``capInsets`` were set.
  var isResizable = false
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var baselineOffset: CGFloat?
  var frames: [UIImage]?
  var duration: TimeInterval = 0
  var asset: UIImageAsset?
  /// The traits that the image was made for.
  var traits: UITraitCollection?

  /// Creates the content of an image without pixels.
  init() {}

  /// Creates the content of a bitmap; a scale that is not above 0 counts as 1.
  init(_ bitmap: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.bitmap = bitmap
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.orientation = orientation
    uprightBitmap = bitmap.upright(from: orientation.fileOrientation)
  }

  /// Decodes a file; nil for data that no format fits.
  init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? CGImage(data: data) else { return nil }
    let orientation = CGImagePropertyOrientation(of: data)
    self.init(bitmap, scale: scale, orientation: UIImage.Orientation(orientation))
  }

  /// Creates the content of a symbol.
  init(_ symbol: SymbolImage, scale: CGFloat) {
    self.symbol = symbol
    self.scale = scale
    name = symbol.name
  }

  /// The size of the upright image, in points.
  var size: CGSize {
    if let symbol { return symbol.size(scale: scale) }
    guard let uprightBitmap else { return .zero }
    return CGSize(width: CGFloat(uprightBitmap.width) / scale, height: CGFloat(uprightBitmap.height) / scale)
  }

  /// Returns the pixels in upright order, their shape in a colour if one is given; nil without pixels.
  ///
  /// - Parameter factor: the factor by which a symbol has more pixels.
  func pixels(tint: CGColor?, enlarged factor: CGFloat = 1) -> CGImage? {
    guard let pixels = symbol.map({ $0.bitmap(scale: scale * factor) }) ?? uprightBitmap else { return nil }
    let shown = symbol != nil && orientation == .upMirrored ? pixels.upright(from: .upMirrored) : pixels
    return tint.map(shown.shape) ?? shown
  }

  /// Mirrors the image horizontally.
  mutating func mirror() {
    orientation = orientation.mirrored
    uprightBitmap = bitmap?.upright(from: orientation.fileOrientation)
  }

  /// Takes the pixels of another content, and keeps the way in which they are shown.
  mutating func replacePixels(with other: ImageContent) {
    (bitmap, scale, orientation) = (other.bitmap, other.scale, other.orientation)
    (uprightBitmap, traits) = (other.uprightBitmap, other.traits)
    if var symbol = other.symbol {
      if let configuration = self.symbol?.configuration { symbol = symbol.with(configuration) }
      self.symbol = symbol
    }
  }
}

extension ImageContent: Equatable {
  /// Whether two contents look the same.
  package static func == (lhs: ImageContent, rhs: ImageContent) -> Bool {
    lhs.bitmap == rhs.bitmap && lhs.scale == rhs.scale && lhs.orientation == rhs.orientation
      && lhs.symbol == rhs.symbol && lhs.renderingMode == rhs.renderingMode && lhs.tint == rhs.tint
      && lhs.capInsets == rhs.capInsets && lhs.resizingMode == rhs.resizingMode
      && lhs.alignmentRectInsets == rhs.alignmentRectInsets && lhs.flipsForRightToLeft == rhs.flipsForRightToLeft
      && lhs.baselineOffset == rhs.baselineOffset && lhs.frames == rhs.frames && lhs.duration == rhs.duration
  }
}

extension CGImage {
  /// Returns the image's shape in a colour.
  func shape(in color: CGColor) -> CGImage {
    let alpha = min(max(color.alpha, 0), 1)
    func level(_ component: CGFloat) -> UInt32 {
      UInt32((min(max(component, 0), 1) * alpha * 255).rounded())
    }
    let (red, green, blue) = (level(color.red), level(color.green), level(color.blue))
    let opacity = UInt32((alpha * 255).rounded())
    let shades = (0...UInt32(255)).map { coverage in
      func part(_ level: UInt32) -> UInt32 { (level * coverage + 127) / 255 }
      return part(opacity) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
    let pixels = buffer.pixels.map { shades[Int($0 >> 24)] }
    return CGImage(.init(width: width, height: height, pixels: pixels))
  }

  /// The image under half-transparent black that has its shape: its premultiplied colours are halved.
  var darkened: CGImage {
    let pixels = buffer.pixels.map { $0 & 0xFF00_0000 | ($0 >> 1) & 0x007F_7F7F }
    return CGImage(.init(width: width, height: height, pixels: pixels))
  }
}
