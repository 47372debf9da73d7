import CoreGraphics

/// A symbol with a look.
package struct SymbolImage: Hashable, Sendable {
  let name: String
  private(set) var look: SymbolLook

  /// Creates a symbol; nil for a name that has no drawing.
  init?(name: String, look: SymbolLook) {
    guard SymbolCatalog.contains(name) else { return nil }
    (self.name, self.look) = (name, look)
  }

  var configuration: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(look) }
  /// Whether the symbol points along the text, so that it is mirrored from right to left.
  var isDirectional: Bool { SymbolCatalog.isDirectional(name) }

  /// Returns the symbol with another look.
  func with(_ configuration: UIImage.SymbolConfiguration) -> SymbolImage {
    var result = self
    result.look = configuration.look
    return result
  }

  /// Returns the symbol with a configuration on top of its own.
  func applying(_ configuration: UIImage.SymbolConfiguration) -> SymbolImage {
    var result = self
    result.look = look.overridden(by: configuration.look)
    return result
  }

  /// Returns the symbol with its own look on top of a configuration.
  func applied(to configuration: UIImage.SymbolConfiguration) -> SymbolImage {
    var result = self
    result.look = configuration.look.overridden(by: look)
    return result
  }

  /// Returns the size in points, in whole pixels.
  func size(scale: CGFloat) -> CGSize {
    let bitmap = bitmap(scale: scale)
    return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// Returns the symbol in black.
  func bitmap(scale: CGFloat) -> CGImage { drawn(scale: scale).bitmap }

  /// The distance of the baseline from the bottom, in points.
  var baselineOffset: CGFloat { drawn(scale: 1).baselineOffset }

  private struct Drawn {
    var bitmap: CGImage
    var baselineOffset: CGFloat
  }

  private struct Key: Hashable {
    var symbol: SymbolImage
    var scale: CGFloat
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var cache = BoundedCache<Key, Drawn>(limit: 256)

  private func drawn(scale: CGFloat) -> Drawn {
    Self.lock.withLock { Self.cache.value(for: Key(symbol: self, scale: scale)) { $0.symbol.draw(scale: $0.scale) } }
  }

  /// Points for each unit of the grid: a circle is 20 points wide beside text of 17 points.
  private var unit: CGFloat {
    let factor: CGFloat =
      switch look.scale {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.28
      }
    return (look.pointSize ?? 17) * 0.055 * factor
  }

  /// The width of a stroke in units.
  private var strokeWidth: CGFloat {
    switch look.weight {
    case .ultraLight: 0.5
    case .thin: 0.85
    case .light: 1.3
    case .unspecified, .regular: 1.75
    case .medium: 2.05
    case .semibold: 2.35
    case .bold: 2.65
    case .heavy: 3.05
    case .black: 3.45
    }
  }

  /// Draws the marks into a bitmap that is just large enough, with half a unit around.
  private func draw(scale: CGFloat) -> Drawn {
    let strokes = marks
    let areas = strokes.filter { !$0.erases }.map(\.path.boundingBoxOfPath)
    let ink = areas.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -0.5, dy: -0.5)
    let perUnit = unit * scale
    guard !ink.isNull, perUnit > 0 else { return Drawn(bitmap: .empty, baselineOffset: 0) }
    let pixels = CGSize(width: (ink.width * perUnit).rounded(.up), height: (ink.height * perUnit).rounded(.up))
    guard let context = try? CGContext(size: pixels, scale: 1) else {
      return Drawn(bitmap: .empty, baselineOffset: 0)
    }
    context.translateBy(x: pixels.width / 2, y: pixels.height / 2)
    context.scaleBy(x: perUnit, y: perUnit)
    context.translateBy(x: -ink.midX, y: -ink.midY)
    for mark in strokes {
      context.setBlendMode(mark.erases ? .destinationOut : .normal)
      context.beginPath()
      context.addPath(mark.path)
      context.fillPath()
    }
    // The middle of the grid is the middle of a capital.
    let capHeight = UIFont.systemFont(ofSize: look.pointSize ?? 17).capHeight
    let middle = pixels.height / 2 / scale + (ink.midY - 12) * unit
    return Drawn(bitmap: context.makeImage() ?? .empty, baselineOffset: middle - capHeight / 2)
  }

  /// The areas that are drawn one over the other, in units: strokes as their outlines.
  private var marks: [(path: CGPath, erases: Bool)] {
    guard let pen = SymbolCatalog.drawing(of: name) else { return [] }
    return pen.marks.map { mark in
      guard case .stroke(let width) = mark.kind else { return (mark.path, mark.erases) }
      let outline = mark.path.copy(
        strokingWithWidth: width * strokeWidth, lineCap: .round, lineJoin: .round, miterLimit: 10)
      return (outline, mark.erases)
    }
  }
}
