import CoreGraphics
import Foundation

/// Makes one page: films with a scrubber, the event trace beside the frames, and notes.
package struct FramePage {
  private let title: String
  private let films: [PageFilm]
  private let notes: PageNotes?
  private var above: [PageSection] = [], below: [PageSection] = []

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

  /// Creates a page with one recording, and sections above and below its frames. Throws `CGImageError`.
  package init(_ sequence: FrameSequence, above: [PageSection], below: [PageSection]) throws {
    self = try FramePage(sequence)
    (self.above, self.below) = (above, below)
  }

  /// Returns the page.
  package func data() -> Data {
    let name = Self.escaped(title)
    let page = """
      \(PageHead.text(name, styles: styles))
      <body\(kind.map { " class=\"\($0.rawValue)\"" } ?? "")>
      \(header(name))
      \(texts(above, "above"))\(PageBody.stage(hasPicker: notes != nil))
      \(notes?.body ?? "")\(texts(below, "below"))
      <script id="film" type="application/json">{"films":[\(films.map(\.json).joined(separator: ",\n"))]}</script>
      <script>
      \(PageScript.text)
      </script>
      </body>
      </html>

      """
    return Data(page.utf8)
  }

  /// The class of the page's body, by which style sheets know it.
  private enum Kind: String { case gallery, report }

  /// The kind of the page; nil for a film alone.
  private var kind: Kind? {
    if notes != nil { return .gallery }
    return above.isEmpty && below.isEmpty ? nil : .report
  }

  private var styles: [String] {
    switch kind {
    case .gallery: [PageStyle.text, PageNotesStyle.text]
    case .report: [PageStyle.text, PageSection.style]
    case nil: [PageStyle.text]
    }
  }

  private func texts(_ sections: [PageSection], _ position: String) -> String {
    guard !sections.isEmpty else { return "" }
    return """
      <div class="texts \(position)">
      \(sections.map(\.body).joined(separator: "\n"))
      </div>

      """
  }

  private func header(_ name: String) -> String {
    """
    <header>
      \(notes?.links ?? "")<h1>\(name)</h1>
      \(notes?.head ?? "")<p id="facts">\(Self.escaped(films.first?.facts ?? ""))</p>
      \(notes?.foot ?? "")</header>
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
