import CoreGraphics
import Foundation
import QuartzCore

/// An attributed text in lines, as labels lay it out.
struct MeasuredText {
  private(set) var layout: TextLayout
  /// The factor by which the fonts were shrunk.
  private(set) var scale: CGFloat = 1

  /// Lays a text out; nil for an empty text, and where no typeface is installed.
  ///
  /// - Parameter minimumScale: the smallest factor by which the fonts shrink where the text does not fit; 0 for none.
  init?(
    _ string: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions, minimumScale: CGFloat = 0
  ) {
    guard let runs = Self.runs(of: string) else { return nil }
    let wraps = options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    let limit = CGSize(
      width: wraps || truncates ? size.width : .infinity, height: truncates && wraps ? size.height : .infinity)
    let mode = truncates ? .byTruncatingTail : Self.lineBreakMode(of: string)
    func layout(_ scale: CGFloat) -> TextLayout {
      TextLayout(
        scale == 1 ? runs : runs.map { $0.scaled(by: scale) }, maximumSize: limit, numberOfLines: wraps ? 0 : 1,
        lineBreakMode: mode)
    }
    self.layout = layout(1)
    guard minimumScale > 0, minimumScale < 1, !Self.fits(layout(1), in: size, runs: runs, wraps: wraps) else { return }
    (self.scale, self.layout) = Self.shrunk(from: minimumScale) { scale in
      let laidOut = layout(scale)
      let fits = Self.fits(laidOut, in: size, runs: runs.map { $0.scaled(by: scale) }, wraps: wraps)
      return (laidOut, fits)
    }
  }

  /// Lays out the lines that fit into a size; the line break mode is the text's.
  init?(_ string: NSAttributedString, fittingInto size: CGSize) {
    guard let runs = Self.runs(of: string) else { return nil }
    layout = TextLayout(runs, maximumSize: size, lineBreakMode: Self.lineBreakMode(of: string))
  }

  private static func runs(of string: NSAttributedString) -> [TextRun]? {
    var reader = AttributeReader()
    let runs = reader.read(string).styledRuns(color: nil, faceSize: 12)
    return runs.isEmpty ? nil : runs
  }

  private static func lineBreakMode(of string: NSAttributedString) -> TextLineBreakMode {
    guard string.length > 0 else { return .byWordWrapping }
    let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return (style?.lineBreakMode ?? .byWordWrapping).layoutMode
  }

  private static func fits(_ layout: TextLayout, in size: CGSize, runs: [TextRun], wraps: Bool) -> Bool {
    if wraps { return layout.size.width <= size.width && (size.height <= 0 || layout.size.height <= size.height) }
    return TextLayout(runs, numberOfLines: 1).size.width <= size.width
  }

  /// Halves the range of scales until it is a thousandth wide, and returns the largest that fits, else the smallest.
  private static func shrunk(
    from minimum: CGFloat, _ attempt: (CGFloat) -> (TextLayout, fits: Bool)
  ) -> (CGFloat, TextLayout) {
    var (low, high) = (minimum, CGFloat(1))
    while high - low > 0.001 {
      let middle = (low + high) / 2
      if attempt(middle).fits { low = middle } else { high = middle }
    }
    return (low, attempt(low).0)
  }

  /// Returns the text's rectangle, its origin at the top left corner, or on the first baseline.
  func bounds(_ options: NSStringDrawingOptions) -> CGRect {
    let isAtTop = options.contains(.usesLineFragmentOrigin)
    let top = isAtTop ? 0 : -(layout.lines.first?.origin.y ?? 0)
    return CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
  }

  /// Draws the lines, their top left corner at a point; glyphs without a colour are black.
  func draw(at point: CGPoint, in context: CGContext) {
    context.draw(layout, at: point, color: CGColor(gray: 0, alpha: 1))
  }
}

extension CGSize {
  /// A size without a limit.
  static let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
}

extension TextRun {
  /// Returns the run with smaller or larger fonts and distances.
  func scaled(by scale: CGFloat) -> TextRun {
    var run = self
    run.style.font = style.font.scaled(by: scale)
    run.style.kern *= scale
    run.style.rise *= scale
    return run
  }
}
