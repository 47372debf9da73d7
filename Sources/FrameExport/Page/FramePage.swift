import CoreGraphics
import Foundation

/// Makes one page: films with a scrubber, the event trace beside the frames, and what there is to say about them.
package struct FramePage {
  private let title: String
  private let films: [PageFilm]
  private let notes: PageNotes?

  /// A page with one recording, which holds its pictures itself. Throws `CGImageError`.
  init(_ sequence: FrameSequence) throws {
    title = sequence.name
    films = [
      PageFilm(sequence, key: "film", label: sequence.name, pictures: try PageFrames(sequence.frames))
    ]
    notes = nil
  }

  /// A page with one or more films, of which a picker chooses.
  package init(title: String, films: [PageFilm], notes: PageNotes?) {
    self.title = title
    self.films = films
    self.notes = notes
  }

  /// The page.
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
      \(notes?.ways ?? "")<h1>\(name)</h1>
      \(notes?.head ?? "")<p id="facts">\(Self.escaped(films.first?.facts ?? ""))</p>
    </header>
    """
  }

  /// A few words as a sentence.
  static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + (words.hasSuffix(".") ? "" : ".")
  }

  /// Text for HTML.
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
