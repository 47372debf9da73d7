import CoreGraphics

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
