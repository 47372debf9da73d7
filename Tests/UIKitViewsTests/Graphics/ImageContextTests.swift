import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Image contexts") @MainActor struct ImageContextTests {
  private static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  @Test("An image context takes what is drawn, at the screen's scale or its own, as in the seed's listing")
  func drawing() throws {
    try withStage(.iPhoneSE) { _ in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 0)
      #expect(UIGraphicsGetCurrentContext() != nil)
      UIColor.red.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
      UIGraphicsEndImageContext()
      #expect(image.size == CGSize(width: 10, height: 5) && image.scale == 2)
      #expect(
        image.cgImage?.color(x: 2, y: 2).cgColor == Self.red && image.cgImage?.color(x: 12, y: 2).cgColor.alpha == 0)
      #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
      UIGraphicsEndImageContext()
    }
  }

  @Test("An opaque image context begins black, and image contexts nest with pushed contexts between them")
  func nesting() throws {
    try withStage(.small) { _ in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
      let outer = UIGraphicsGetCurrentContext()
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.color(x: 1, y: 1).cgColor.alpha == 1)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
      let inner = try #require(UIGraphicsGetCurrentContext())
      #expect(inner !== outer)
      UIGraphicsPushContext(inner)
      UIGraphicsEndImageContext()  // the top is not an image
      #expect(UIGraphicsGetCurrentContext() === inner)
      UIGraphicsPopContext()
      UIGraphicsPopContext()  // what is on top is no pushed context
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() === outer)
      UIGraphicsEndImageContext()
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test(
    "An image context without pixels gives nil, with a diagnostic",
    arguments: [CGSize.zero, CGSize(width: CGFloat.nan, height: 5)])
  func unusable(size: CGSize) throws {
    try withStage(.small) { stage in
      UIGraphicsBeginImageContext(size)
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      let words = try stage.expectDiagnostic("unusable-image-size").message
      #expect(
        words == """
          [unusable-image-size] An image of \(size.width) × \(size.height) points was begun. It has no pixels, or too many, \
          so that nothing can be drawn into it. UIGraphicsGetImageFromCurrentImageContext() returns nil. Lay the view out \
          before its image is drawn.
          """)
    }
  }

  @Test("Rectangles fill, stroke and clip in an image context")
  func rectangles() throws {
    try withStage(.small) { _ in
      UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
      UIColor.red.set()
      UIRectFrame(CGRect(x: 1, y: 1, width: 8, height: 8))
      let framed = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
      #expect(framed.color(x: 1, y: 5).cgColor == Self.red && framed.color(x: 8, y: 8).cgColor == Self.red)
      #expect(framed.color(x: 2, y: 2).cgColor.alpha == 0 && framed.color(x: 9, y: 9).cgColor.alpha == 0)
      UIColor(white: 0, alpha: 0).set()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))  // replaces, as Apple's does
      UIRectClip(CGRect(x: 0, y: 5, width: 5, height: 5))
      UIColor.red.set()
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 10, height: 10), .normal)
      let filled = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
      #expect(filled.color(x: 1, y: 2).cgColor.alpha == 0)
      #expect(filled.color(x: 2, y: 7).cgColor == Self.red && filled.color(x: 6, y: 7).cgColor.alpha == 0)
      UIGraphicsEndImageContext()
    }
  }
}
