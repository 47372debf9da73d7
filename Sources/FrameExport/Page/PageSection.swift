/// A list of texts on a page, such as the failures of a test.
package struct PageSection: Sendable {
  private let title: String
  private let texts: [String]
  private let none: String

  /// Creates a section from its title and its texts, which may have several lines; `none` stands there without any.
  package init(title: String, texts: [String], none: String = "None.") {
    (self.title, self.texts, self.none) = (title, texts, none)
  }

  /// The section's elements.
  var body: String {
    let items = texts.map { "<li><pre>\(FramePage.escaped($0))</pre></li>" }.joined(separator: "\n")
    return """
      <section>
      <h2>\(FramePage.escaped(title))</h2>
      \(texts.isEmpty ? "<p>\(FramePage.escaped(none))</p>" : "<ul>\n\(items)\n</ul>")
      </section>
      """
  }

  /// The style sheet of sections above and below the frames.
  static let style = """
    body.report { height: auto; }
    .report main { flex: none; height: clamp(560px, 100vh - 40px, 1040px); }
    .texts { display: grid; gap: 24px; padding: 20px 28px 0; }
    .texts.below { grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); padding: 0 28px 28px; }
    .texts section {
      min-width: 0; padding: 14px 18px; background: var(--card); border-radius: 16px;
      box-shadow: 0 0 0 1px var(--line), var(--shadow);
    }
    .texts ul { margin: 0; padding: 0; list-style: none; }
    .texts p { margin: 0; color: var(--soft); font-size: 13px; }
    .texts pre {
      margin: 0; padding: 4px 0; white-space: pre-wrap; overflow-wrap: anywhere;
      font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
    }
    .above section { border-left: 4px solid var(--context); }
    @media (max-width: 860px) {
      .report main { height: auto; }
      .texts, .texts.below { padding: 16px 16px 0; }
    }
    """
}
