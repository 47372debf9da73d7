import QuartzCore
import Testing

@Suite("A typeface that is not installed") struct FontMissingTests {
  @Test("is named with what was to be drawn, and what to install")
  func words() {
    let diagnostic = Diagnostic.fontMissing(layer: "the label Total", failure: "Inter was not found.")
    #expect(
      diagnostic.message == """
        [font-missing] the label Total cannot draw its text: Inter was not found. Inter stands in for the system's typeface, and \
        it was not found in the standard folders. Install the package fonts-inter, or give the layer a font.
        """)
  }
}
