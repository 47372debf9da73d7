import Testing
import UIKit

@Suite("Autorelease pools") @MainActor struct AutoreleasePoolTests {
  @Test("A pool's block runs at once, and what it made is released at its end")
  func release() {
    weak var view: UIView?
    let tag = autoreleasepool {
      let made = UIView()
      made.tag = 7
      view = made
      return made.tag
    }
    #expect(tag == 7 && view == nil)
  }

  @Test("An error of the block is thrown on")
  func failure() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }
}
