import MatchcutCommand
import Testing

@Suite("The output of matchcut list")
struct CatalogTests {
  @Test("The list names everything that can be recorded, in aligned columns")
  func text() {
    let text = Catalog.text
    #expect(text.hasPrefix("Effects\n  slide              the new screen pushes the old one out ("))
    #expect(text.contains("\n  system             the system's own push, pop and presentations ("))
    #expect(
      text.contains(
        "\n  cube               two sides of a cube that turns (push, pop, present, dismiss, tab; 1.00 s; "))
    #expect(text.contains("\n  iphone-se          375 × 667 points at 2×, 60 Hz\n"))
    #expect(text.contains("\n  push     a new screen comes onto a navigation stack\n  pop      "))
    #expect(text.contains("\n  page-sheet        a large sheet, which pushes the screen behind back\n"))
    #expect(text.contains("\n  paging-tabs        a finger drags from screen to screen"))
    #expect(text.contains("\n  button-tabs        buttons change the screens, and their colours fade along (tab; "))
    #expect(
      text.contains("\n  reveal             a new look shows through a circle from a button (change; "))
    #expect(text.contains("\n  .html  one self-contained page"))
  }
}
