import CoreGraphics
import Foundation
import QuartzCore

/// Options of measuring and drawing texts.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int

  /// Creates options from Apple's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin is the top left corner, and lines wrap; without it the text is one line, its origin on the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the font's leading. They have those of labels with and without it.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds are those of the glyphs. They are those of the lines with and without it.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Lines that do not fit into the height are left out, and the last one ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The smallest scale of a text that does not fit, and the result of drawing it.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which fonts shrink to fit into the rectangle; 0 for no shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which the fonts were shrunk.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the text that was measured or drawn, in points.
  open private(set) var totalBounds = CGRect.zero

  /// Creates a context without shrinking.
  public override init() {
    super.init()
  }

  func take(_ text: MeasuredText, in bounds: CGRect) {
    (actualScaleFactor, totalBounds) = (text.scale, bounds)
  }
}

extension NSAttributedString {
  /// Returns the size of the text without a limit, in points.
  public func size() -> CGSize {
    MeasuredText(self, in: .unlimited, [.usesLineFragmentOrigin])?.layout.size ?? .zero
  }

  /// Draws the text without a limit, its top left corner at a point of the current graphics context.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .unlimited), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the lines that fit into a rectangle of the current graphics context.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = MeasuredText(self, fittingInto: rect.size) else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    text.draw(at: rect.origin, in: context)
    context.restoreGState()
  }

  /// Draws the text into a rectangle of the current graphics context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let text = MeasuredText(self, in: rect.size, options, minimumScale: context?.minimumScaleFactor ?? 0) else {
      return
    }
    context?.take(text, in: text.bounds(options).offsetBy(dx: rect.minX, dy: rect.minY))
    guard let drawing = UIGraphicsGetCurrentContext() else { return }
    let top = rect.minY + text.bounds(options).minY
    text.draw(at: CGPoint(x: rect.minX, y: top), in: drawing)
  }

  /// Returns the rectangle of the text where lines wrap at a width, in points; not rounded.
  ///
  /// As on iOS the height is no limit, but with ``NSStringDrawingOptions/truncatesLastVisibleLine``.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard let text = MeasuredText(self, in: size, options, minimumScale: context?.minimumScaleFactor ?? 0) else {
      return .zero
    }
    context?.take(text, in: text.bounds(options))
    return text.bounds(options)
  }
}

extension String {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes)
  }

  /// Returns the size of the text with attributes, without a limit, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Draws the text with attributes, its top left corner at a point of the current graphics context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the lines that fit into a rectangle of the current graphics context, with attributes.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Draws the text with attributes into a rectangle of the current graphics context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle of the text with attributes where lines wrap at a width, in points; not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  private var swiftString: String { substring(from: 0) }

  /// Returns the size of the text with attributes, without a limit, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    swiftString.size(withAttributes: attrs)
  }

  /// Draws the text with attributes, its top left corner at a point of the current graphics context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    swiftString.draw(at: point, withAttributes: attrs)
  }

  /// Draws the lines that fit into a rectangle of the current graphics context, with attributes.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    swiftString.draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text with attributes into a rectangle of the current graphics context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    swiftString.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the rectangle of the text with attributes where lines wrap at a width, in points; not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    swiftString.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
