import Testing
import TransitionTesting
import UIKit

@Suite("The pasteboard") @MainActor struct PasteboardTests {
  @Test("Setting replaces all that was there, of whichever kind, and counts as a change")
  func kinds() throws {
    try withStage { _ in
      let board = UIPasteboard.general
      #expect(!board.hasStrings && board.numberOfItems == 0)
      let changes = board.changeCount
      board.string = "one"
      #expect(board.string == "one" && board.hasStrings && board.numberOfItems == 1)
      let image = try #require(UIImage(systemName: "star"))
      board.images = [image, image]
      #expect(board.image === image && board.hasImages && board.numberOfItems == 2 && board.string == nil)
      board.color = .red
      #expect(board.colors == [.red] && board.hasColors && !board.hasImages)
      board.image = nil
      #expect(!board.hasColors && board.numberOfItems == 0 && board.changeCount == changes + 4)
    }
  }

  @Test("An address is text, too")
  func addresses() throws {
    try withStage { _ in
      let board = UIPasteboard.general
      board.url = URL(string: "https://example.org/a")
      #expect(board.hasURLs && board.string == "https://example.org/a" && board.urls?.count == 1)
    }
  }
}
