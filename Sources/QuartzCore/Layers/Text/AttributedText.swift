import CoreGraphics
import Foundation

/// An attributed text before its size and colour are known.
package struct AttributedText: Hashable {
  /// A stretch with the same attributes.
  package struct Run: Hashable {
    /// The stretch.
    package let text: String
    /// The attributes of the run.
    package let attributes: AttributeValues
  }

  /// The stretches, in order.
  package let runs: [Run]

  /// A text of stretches.
  init(_ runs: [Run]) {
    self.runs = runs
  }

  /// The runs with the fonts and colours in which they are drawn.
  ///
  /// Runs whose font is not installed get the system's at the same size; if that is not installed either, they are left
  /// out.
  ///
  /// - Parameters:
  ///   - font: the font of runs without one; nil is the system's at 12 points, which is Apple's default.
  ///   - color: the colour of runs without one; nil for that of the layout.
  ///   - faceSize: the size of fonts without one, in points.
  package func styledRuns(font: TextFont? = nil, color: CGColor?, faceSize: CGFloat) -> [TextRun] {
    runs.compactMap { run in
      let font: TextFont? =
        switch run.attributes.font {
        case .sized(let font)?: font
        case .face(let face)?: TextFont(face: face, size: faceSize)
        case .missing(let size, _)?: try? TextFont.system(size: size)
        case nil: font ?? (try? TextFont.system(size: 12))
        }
      return font.map { TextRun(run.text, run.attributes.style(font: $0, color: color)) }
    }
  }

  /// The runs whose fonts are not installed: the beginning of each, and the reason.
  package var missingFonts: [(text: String, failure: String)] {
    runs.compactMap { run in
      guard case .missing(_, let failure)? = run.attributes.font else { return nil }
      return (run.text.count > 20 ? run.text.prefix(20) + "…" : run.text, failure)
    }
  }

  /// Whether a run is drawn in the system's font because it has no other.
  package var needsSystemFont: Bool {
    runs.contains { run in
      switch run.attributes.font {
      case .sized?, .face?: false
      case .missing?, nil: true
      }
    }
  }
}

/// The attributes of a run of text; nil where they are not set.
package struct AttributeValues: Hashable {
  package var font: AttributeFont?
  package var color: CGColor?
  package var background: CGColor?
  package var kern: CGFloat = 0
  package var joinsLetters: Bool?
  package var language: String?
  package var outline: TextOutline?
  package var shadow: DropShadow?
  package var slant: CGFloat = 0
  package var attachment: TextAttachment?
  package var rise: CGFloat = 0
  package var underline: TextStroke?
  package var strikethrough: TextStroke?
  package var paragraph: TextParagraphStyle?

  /// Attributes of which none is set.
  package init() {}

  /// The style that the attributes make of a font and a colour.
  package func style(font: TextFont, color: CGColor?) -> TextStyle {
    var style = TextStyle(font: font, color: self.color ?? color)
    (style.background, style.kern, style.rise) = (background, kern, rise)
    (style.joinsLetters, style.language, style.outline) = (joinsLetters, language, outline)
    (style.underline, style.strikethrough) = (underline, strikethrough)
    (style.shadow, style.slant, style.attachment) = (shadow, slant, attachment)
    style.paragraph = paragraph
    return style
  }
}

/// The font that a text's attribute names.
package enum AttributeFont: Hashable {
  /// A font of a size of its own.
  case sized(TextFont)
  /// A face, at the size of the layer or label.
  case face(FontFace)
  /// A font that is not installed: its size in points, and the reason.
  case missing(size: CGFloat, failure: String)
}
