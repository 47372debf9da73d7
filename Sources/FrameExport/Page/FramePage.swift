import CoreGraphics
import Foundation

/// Makes one page: films with a scrubber, the event trace beside the frames, and notes.
package struct FramePage {
  private let title: String
  private let films: [PageFilm]
  private let notes: PageNotes?

  /// Creates a page with one recording, whose images are part of the page. Throws `CGImageError`.
  init(_ sequence: FrameSequence) throws {
    title = sequence.name
    films = [
      PageFilm(sequence, key: "film", label: sequence.name, images: try PageFrames(sequence.frames))
    ]
    notes = nil
  }

  /// Creates a page with one or more films and a picker for them.
  package init(title: String, films: [PageFilm], notes: PageNotes?) {
    self.title = title
    self.films = films
    self.notes = notes
  }

  /// Returns the page.
  package func data() -> Data {
    let name = Self.escaped(title)
    let page = """
      \(PageHead.text(name, styles: [PageStyle.text] + (notes == nil ? [] : [PageNotesStyle.text])))
      <body\(notes == nil ? "" : " class=\"gallery\"")>
      \(header(name))
      \(PageBody.stage(hasPicker: notes != nil))
      \(notes?.body ?? "")
      <script id="film" type="application/json">{"films":[\(films.map(\.json).joined(separator: ",\n"))]}</script>
      <script>
      \(PageScript.text)
      </script>
      </body>
      </html>

      """
    return Data(page.utf8)
  }

  private func header(_ name: String) -> String {
    """
    <header>
      \(notes?.links ?? "")<h1>\(name)</h1>
      \(notes?.head ?? "")<p id="facts">\(Self.escaped(films.first?.facts ?? ""))</p>
    </header>
    """
  }

  /// Returns words as a sentence.
  static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + (words.hasSuffix(".") ? "" : ".")
  }

  /// Returns text with HTML's special characters escaped.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
