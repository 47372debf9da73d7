import Testing

@testable import MatchcutCommand

@Suite("The progress bar")
struct ProgressBarTests {
  @Test(
    "The bar grows by eighths of a cell",
    arguments: [
      (0, 10, "recording                              0 %"), (10, 10, "recording  ████████████████████████  100 %"),
      (5, 10, "recording  ████████████               50 %"), (1, 64, "recording  ▍                           1 %"),
      (99, 10, "recording  ████████████████████████  100 %"), (0, 0, "recording  ████████████████████████  100 %"),
    ])
  func text(done: Int, all: Int, text: String) {
    #expect(ProgressBar.text("recording", done: done, of: all) == text)
  }

  @Test("The bar is written only when it changes, and removed at the end")
  func writes() {
    var written: [String] = []
    let bar = ProgressBar("a", isShown: true) { written.append($0) }
    bar.show(1, of: 2)
    bar.show(1, of: 2)
    bar.clear()
    bar.clear()
    #expect(written == ["\r\u{1B}[2Ka  ████████████               50 %", "\r\u{1B}[2K"])
  }

  @Test("The bar is not written where there is no terminal")
  func hidden() {
    var written: [String] = []
    let bar = ProgressBar("a", isShown: false) { written.append($0) }
    bar.show(1, of: 2)
    bar.clear()
    #expect(written.isEmpty)
  }
}
