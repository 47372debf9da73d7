import QuartzCore
import Testing

@Suite("The diagnostic of a missing font") struct FontMissingTests {
  @Test("A missing font is reported with the text to draw and the package to install")
  func words() {
    let diagnostic = Diagnostic.fontMissing(layer: "the label Total", failure: "Inter was not found.")
    #expect(
      diagnostic.message == """
        [font-missing] the label Total cannot draw its text: Inter was not found. Inter stands in for the system's typeface, and \
        it was not found in the standard folders. Install the package fonts-inter, or give the layer a font.
        """)
  }
}
