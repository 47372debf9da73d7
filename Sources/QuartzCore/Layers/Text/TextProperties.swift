import CoreGraphics
import Foundation

/// The properties of a text layer.
package struct TextProperties: Equatable {
  package var text = ""
  /// The text with attributes, in place of the layer's font and colour; nil for a plain one.
  package var attributed: AttributedText?
  /// The font; nil for the system's.
  package var face: TextFace?
  package var fontSize: CGFloat = 36
  package var foregroundColor: CGColor? = CGColor.white
  package var isWrapped = false
  package var alignmentMode = CATextLayerAlignmentMode.natural
  package var truncationMode = CATextLayerTruncationMode.none

  package init() {}
}

extension LayerProperties {
  /// A text layer's properties; the defaults for any other layer.
  package var text: TextProperties {
    get { if case .text(let text)? = kind { text } else { TextProperties() } }
    set { kind = .text(newValue) }
  }
}

/// A text layer's animatable properties, by the names that key paths use.
package enum TextProperty: String, CaseIterable, Sendable {
  case fontSize, foregroundColor

  /// The property's value.
  package func value(in state: TextProperties) -> AnimationValue {
    switch self {
    case .fontSize: .number(Double(state.fontSize))
    case .foregroundColor: AnimationValue(optional: state.foregroundColor)
    }
  }

  /// Sets a value; returns whether its kind fits.
  package func set(_ value: AnimationValue, in state: inout TextProperties) -> Bool {
    switch (self, value) {
    case (.fontSize, .number(let number)): state.fontSize = CGFloat(number)
    case (.foregroundColor, .color(let color)): state.foregroundColor = color
    case (.foregroundColor, .none): state.foregroundColor = nil
    default: return false
    }
    return true
  }
}

/// The typeface of a text layer.
package struct TextFace: Equatable {
  /// The font, which gives the face at each size.
  package let source: any TextFontSource
  private let font: AttributeFont

  /// The face of a font.
  init(_ source: any TextFontSource) {
    (self.source, font) = (source, source.attributeFont)
  }

  /// The reason why the font is replaced by the system's; nil if it is installed.
  var failure: String? {
    if case .missing(_, let failure) = font { failure } else { nil }
  }

  /// Whether two faces draw the same.
  package static func == (lhs: TextFace, rhs: TextFace) -> Bool {
    lhs.font == rhs.font
  }
}

/// A text layer's image, with the properties that it was drawn from.
package struct TextCache {
  fileprivate let text: TextProperties
  fileprivate let size: CGSize
  fileprivate let scale: CGFloat
  package let image: CGImage?
  /// The faces in which the text is drawn.
  package let faces: Set<FontFace>
}

extension CATextLayer {
  /// The image of the text in the bounds, at the layer's scale; nil if nothing is visible.
  package func image(of state: LayerProperties) -> CGImage? {
    let text = state.text
    let (size, scale) = (state.bounds.size, state.contentsScale)
    guard !text.text.isEmpty else { return nil }
    if let textCache, textCache.size == size, textCache.scale == scale, textCache.text == text {
      return textCache.image
    }
    var (image, faces): (CGImage?, Set<FontFace>) = (nil, [])
    if let runs = text.runs, !runs.isEmpty, let context = try? CGContext(size: size, scale: scale) {
      let layout = text.layout(of: runs, in: size)
      reportMissingLetters(layout.missingLetters)
      context.draw(layout, at: .zero)
      (image, faces) = (context.makeImage(), layout.faces)
    }
    textCache = TextCache(text: text, size: size, scale: scale, image: image, faces: faces)
    return image
  }
}

extension TextProperties {
  /// The runs at the layer's present size and colour; nil if nothing is visible.
  ///
  /// By Apple's documentation, the layer's font and colour apply to plain strings only.
  package var runs: [TextRun]? {
    if let attributed { return attributed.styledRuns(color: .black, faceSize: fontSize) }
    guard let foregroundColor, fontSize > 0 else { return nil }
    let font = face?.source.textFont(size: fontSize) ?? (try? TextFont.system(size: fontSize))
    return font.map { [TextRun(text, TextStyle(font: $0, color: foregroundColor))] }
  }

  fileprivate func layout(of runs: [TextRun], in size: CGSize) -> TextLayout {
    let mode: TextLineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    // A text that is not wrapped has only its own line breaks, and each line is truncated by itself.
    return TextLayout(
      runs, maximumSize: size, numberOfLines: isWrapped || mode == .byClipping ? 0 : 1, lineBreakMode: mode,
      alignment: alignmentMode.alignment)
  }
}
