import FrameExport
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "The distance of two names is their number of edits",
    arguments: [
      ("", "", 0), ("kitten", "sitting", 3), ("gfi", "gif", 1), ("slide", "", 5), ("abc", "abc", 0),
    ])
  func edits(first: String, second: String, count: Int) {
    #expect(NearestName.edits(from: Array(first), to: Array(second)) == count)
  }

  @Test(
    "The nearest name is found if it is near enough",
    arguments: [
      ("slied", "slide"), ("SLIDE", "slide"), ("iphone15", "iphone-15"), ("iphone", "iphone-15"), ("zoom", nil),
      ("", nil),
    ] as [(String, String?)])
  func nearest(name: String, found: String?) {
    #expect(NearestName.of(name, among: ["slide", "iphone-15", "iphone-15-pro", "fade"]) == found)
  }
}
