import CoreGraphics
import Foundation

/// An attributed text as it was given, before it is known at which size and in which colour it is drawn.
package struct AttributedText: Hashable {
  /// A stretch with the same attributes.
  package struct Run: Hashable {
    /// The stretch.
    package let text: String
    /// What the text says of it.
    package let attributes: AttributeValues
  }

  /// The stretches, in order.
  package let runs: [Run]

  /// A text of stretches.
  init(_ runs: [Run]) {
    self.runs = runs
  }

  /// The styles in which the text is drawn.
  ///
  /// Stretches whose font is not installed have the system's at the same size; where that is missing too, they are left out.
  ///
  /// - Parameters:
  ///   - font: of stretches that name none; nil is that of the system at 12 points, which is what texts have on Apple's
  ///     platforms.
  ///   - color: of stretches that name none; nil for that in which the layout is drawn.
  ///   - faceSize: the size, in points, of fonts that have none.
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

  /// The stretches whose fonts are not installed: the first letters of each, and why.
  package var missingFonts: [(text: String, failure: String)] {
    runs.compactMap { run in
      guard case .missing(_, let failure)? = run.attributes.font else { return nil }
      return (run.text.count > 20 ? run.text.prefix(20) + "…" : run.text, failure)
    }
  }

  /// Whether some of the text is drawn in the system's font because it names no other.
  package var needsSystemFont: Bool {
    runs.contains { run in
      switch run.attributes.font {
      case .sized?, .face?: false
      case .missing?, nil: true
      }
    }
  }
}
