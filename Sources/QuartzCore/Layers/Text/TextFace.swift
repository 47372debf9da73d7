import CoreGraphics

/// The typeface that a text layer was given.
package struct TextFace: Equatable {
  /// What gives the face at each size.
  package let source: any TextFontSource
  private let font: AttributeFont

  /// The face of a font.
  init(_ source: any TextFontSource) {
    (self.source, font) = (source, source.attributeFont)
  }

  /// Why the font is drawn in the system's stead; nil where it is installed.
  var failure: String? {
    if case .missing(_, let failure) = font { failure } else { nil }
  }

  /// Whether two faces draw the same.
  package static func == (lhs: TextFace, rhs: TextFace) -> Bool {
    lhs.font == rhs.font
  }
}
