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
