/// The text of a page about its films.
package struct PageNotes: Sendable {
  /// A parameter, as text.
  package struct Parameter: Sendable {
    let name, standard, range, summary: String

    /// Creates a parameter from its texts.
    package init(name: String, standard: String, range: String, summary: String = "") {
      (self.name, self.standard, self.range, self.summary) = (name, standard, range, summary)
    }
  }

  /// A link to another page.
  package struct Link: Sendable {
    let title, address: String

    /// Creates a link from its parts.
    package init(title: String, address: String) {
      (self.title, self.address) = (title, address)
    }
  }

  /// A short description of the effect.
  package var summary: String
  /// The statements of the specification that describe the effect.
  package var source: String
  /// A statement behind a link, and its rule as a sentence.
  package struct Statement: Sendable {
    let link: Link
    let rule: String

    /// Creates a statement from its parts.
    package init(link: Link, rule: String) {
      (self.link, self.rule) = (link, rule)
    }
  }

  /// The statements of ``source``, in words.
  package var statements: [Statement] = []
  /// The parameters, with their defaults and ranges.
  package var parameters: [Parameter]
  /// The command that shows the effect in the studio; nil for none.
  package var studioCommand: String?
  /// A sentence about the films below their facts, such as the reason why they are coarse; nil for none.
  package var remark: String?
  /// The index page.
  package var index: Link
  /// The pages before and after.
  package var previous, next: Link?

  /// Creates notes from their parts.
  package init(
    summary: String, source: String, statements: [Statement] = [], parameters: [Parameter],
    studioCommand: String? = nil, remark: String? = nil, index: Link, previous: Link? = nil, next: Link? = nil
  ) {
    self.summary = summary
    self.source = source
    self.statements = statements
    self.parameters = parameters
    self.studioCommand = studioCommand
    self.remark = remark
    self.index = index
    self.previous = previous
    self.next = next
  }

  /// The links to other pages, above the title.
  var links: String {
    func link(_ link: Link?, _ relation: String, _ label: (String) -> String) -> String {
      guard let link else { return "" }
      let title = FramePage.escaped(link.title)
      return "<a rel=\"\(relation)\" href=\"\(FramePage.escaped(link.address))\">\(label(title))</a>"
    }
    let parts = [
      link(index, "up") { "‹ \($0)" }, "<span></span>", link(previous, "prev") { "← \($0)" },
      link(next, "next") { "\($0) →" },
    ]
    return "<nav aria-label=\"Effects\">\(parts.joined())</nav>\n  "
  }

  /// The lines below the title.
  var head: String {
    "<p class=\"summary\">\(FramePage.escaped(FramePage.sentence(summary)))</p>\n  "
  }

  /// The lines below the facts: the remark, and the command of the studio behind a link.
  var foot: String {
    let line = remark.map { "<p class=\"remark\">\(FramePage.escaped($0))</p>\n  " } ?? ""
    guard let studioCommand else { return line }
    return line + """
      <details id="studio">
          <summary>Open in the studio</summary>
          <p>In Matchcut’s folder, run <code>\(FramePage.escaped(studioCommand))</code>
            <button id="copy-command" hidden>Copy</button>. Where a studio runs, its list of stories has the same name.</p>
        </details>

      """
  }

  /// The film strip, and the sections below the frames.
  var body: String {
    """
    <section class="strip" aria-label="Film strip"><ol id="strip"></ol></section>
    <div class="notes">
      <section aria-labelledby="parameters">
        <h2 id="parameters">Parameters</h2>
        \(table)
        \(sources)
      </section>
      <section aria-labelledby="code-title" id="code-section">
        <div class="title"><h2 id="code-title">Code</h2><button id="copy" hidden>Copy</button></div>
        <pre tabindex="0" aria-label="Swift code"><code id="code"></code></pre>
      </section>
    </div>
    """
  }

  /// The source in words, each statement with a link.
  private var sources: String {
    guard !statements.isEmpty else { return "<p class=\"source\">Source: \(FramePage.escaped(source))</p>" }
    let items = statements.map { statement in
      let (title, address) = (FramePage.escaped(statement.link.title), FramePage.escaped(statement.link.address))
      let link = "<a href=\"\(address)\">\(title)</a>"
      return "<li>\(FramePage.escaped(statement.rule)) \(link)</li>"
    }
    return """
      <h2 class="source">Source: \(FramePage.escaped(source))</h2>
      <ul class="source">
      \(items.joined(separator: "\n"))
      </ul>
      """
  }

  private var table: String {
    guard !parameters.isEmpty else { return "<p class=\"none\">None.</p>" }
    let rows = parameters.map { parameter in
      let cells = [parameter.standard, parameter.range].map { "<td>\(FramePage.escaped($0))</td>" }.joined()
      let summary = parameter.summary.isEmpty ? "" : "<small>\(FramePage.escaped(parameter.summary))</small>"
      return "<tr><th scope=\"row\"><code>\(FramePage.escaped(parameter.name))</code>\(summary)</th>\(cells)</tr>"
    }
    return """
      <table>
        <thead><tr><th scope="col">name</th><th scope="col">standard</th><th scope="col">in the gallery</th></tr></thead>
        <tbody>\(rows.joined(separator: "\n"))</tbody>
      </table>
      """
  }
}
