import Testing
import UIKit

@testable import UIKitTestSupport

@Suite("Names of Apple's other frameworks") @MainActor struct SystemNameTests {
  @Test("HUGE repeats an animation without end")
  func huge() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = HUGE
    #expect(animation.repeatCount == .greatestFiniteMagnitude && CGFloat(HUGE).isFinite)
  }

  @Test("NSInteger and NSUInteger are Swift's integers")
  func integers() {
    let (count, size): (NSInteger, NSUInteger) = (-3, 4)
    #expect(count == Int(-3) && size == UInt(4))
  }

  @Test("AVMakeRect gives the greatest rectangle of a ratio, in the middle of another one")
  func makeRect() {
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: bounds)
        == CGRect(x: 60, y: 20, width: 100, height: 100))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 40, height: 10), insideRect: bounds)
        == CGRect(x: 10, y: 45, width: 200, height: 50))
    for ratio in [CGSize.zero, CGSize(width: 1, height: 0), CGSize(width: CGFloat.nan, height: 1)] {
      #expect(AVMakeRect(aspectRatio: ratio, insideRect: bounds) == CGRect(x: 110, y: 70, width: 0, height: 0))
    }
  }

  @Test("An NSIndexPath of a list has a section, and an item or row, as the value that it bridges to")
  func indexPaths() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.section == 1 && path.row == 3 && path.item == 3 && path.length == 2)
    #expect(path as IndexPath == IndexPath(item: 3, section: 1))
    #expect((IndexPath(row: 7, section: 2) as NSIndexPath).row == 7)
    #expect(NSIndexPath(item: 4, section: 0) == NSIndexPath(row: 4, section: 0))
  }

  @Test("An exception has a name, a reason and values, and may be made without being raised")
  func exceptions() {
    let exception = NSException(name: .invalidArgumentException, reason: "No menu", userInfo: ["key": 1])
    #expect(exception.name.rawValue == "NSInvalidArgumentException" && exception.reason == "No menu")
    #expect(exception.userInfo?["key"] as? Int == 1 && exception.copy() as AnyObject === exception)
    #expect(NSException(name: .rangeException, reason: nil).description == "NSRangeException")
  }

  @Test("A raised exception ends the process with the message of an uncaught one")
  func raising() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException(name: .genericException, reason: "No menu").raise()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains("Terminating app due to uncaught exception 'NSGenericException', reason: 'No menu'"))
  }

  @Test("The reason of a raised exception is made from its format")
  func formats() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      withVaList([7, 9]) { NSException.raise(.rangeException, format: "index %d beyond %d", arguments: $0) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("'NSRangeException', reason: 'index 7 beyond 9'"))
  }
}
