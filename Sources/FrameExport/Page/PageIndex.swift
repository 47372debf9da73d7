import Foundation

/// Makes the index page: a card with a moving image for each other page, by family.
package struct PageIndex {
  /// A page's card.
  package struct Card: Hashable, Sendable, Codable {
    /// The card's title, and a short description of the effect.
    package var title, summary: String
    /// The page's address.
    package var address: String
    /// The moving image on the card.
    package var loop: SpriteLoop.Layout
    /// The address of the loop's image file.
    package var image: String

    /// Creates a card from its parts.
    package init(title: String, summary: String, address: String, loop: SpriteLoop.Layout, image: String) {
      (self.title, self.summary, self.address, self.loop, self.image) = (title, summary, address, loop, image)
    }
  }

  private let title: String
  private let lead: String
  private let families: [(title: String, cards: [Card])]

  /// Creates an index with a title, a sentence about it, and families of cards.
  package init(title: String, lead: String, families: [(title: String, cards: [Card])]) {
    (self.title, self.lead, self.families) = (title, lead, families)
  }

  /// Returns the page.
  package func data() -> Data {
    let all = families.flatMap(\.cards)
    let name = FramePage.escaped(title)
    let loops = all.enumerated().map { $1.loop.style(number: $0) }
    let page = """
      \(PageHead.text(name, styles: [PageIndexStyle.text] + loops))
      <body>
      <header>
        <h1>\(name)</h1>
        <p>\(FramePage.escaped(lead))</p>
        <input id="search" type="search" placeholder="Find an effect" aria-label="Find an effect" autocomplete="off">
      </header>
      <main>
      \(sections)
      <p id="nothing" hidden>No effect has these words.</p>
      </main>
      <script>
      \(PageIndexScript.text)
      </script>
      </body>
      </html>

      """
    return Data(page.utf8)
  }

  private var sections: String {
    var number = 0
    return families.map { family in
      let cards = family.cards.map { card in
        defer { number += 1 }
        return """
          <li><a href="\(FramePage.escaped(card.address))">
            <span class="device" style="aspect-ratio: \(card.loop.width) / \(card.loop.height)"><span
              class="loop loop-\(number)" style="background-image: url(&quot;\(FramePage.escaped(card.image))&quot;)"></span></span>
            <b>\(FramePage.escaped(card.title))</b>
            <small>\(FramePage.escaped(FramePage.sentence(card.summary)))</small>
          </a></li>
          """
      }
      return """
        <section aria-label="\(FramePage.escaped(family.title))">
        <h2>\(FramePage.escaped(family.title))</h2>
        <ul>
        \(cards.joined(separator: "\n"))
        </ul>
        </section>
        """
    }.joined(separator: "\n")
  }
}
