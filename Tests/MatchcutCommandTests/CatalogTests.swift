import MatchcutCommand
import Testing

@Suite("The list")
struct CatalogTests {
  @Test("names everything that can be recorded, and aligns it")
  func text() {
    let text = Catalog.text
    #expect(text.hasPrefix("Effects\n  system          the system's own push and pop"))
    #expect(
      text.contains(
        "\n  cube            two sides of a cube that turns (push, pop, present, dismiss, tab; 1.00 s; "))
    #expect(text.contains("\n  iphone-se          375 × 667 points at 2×, 60 Hz\n"))
    #expect(text.contains("\n  push     a new screen comes onto a navigation stack\n  pop      "))
    #expect(text.contains("\n  page-sheet        a large sheet, which pushes the screen behind back\n"))
    #expect(text.contains("\n  paging-tabs     a finger drags from screen to screen"))
    #expect(text.contains("\n  button-tabs     buttons change the screens, and their colours go over with them (tab; "))
    #expect(
      text.contains("\n  reveal          a change of theme through a circle that grows out of a button (change; "))
    #expect(text.contains("\n  .html  one self-contained page"))
  }
}
