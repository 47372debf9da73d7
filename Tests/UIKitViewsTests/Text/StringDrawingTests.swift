import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Measuring and drawing strings") @MainActor struct StringDrawingTests {
  private static let font = UIFont.systemFont(ofSize: 17)
  private static let text = "Several words that need more than one line"

  @Test("A string has the size of a label with the same text, not rounded")
  func size() throws {
    try withStage { _ in
      let label = UILabel()
      (label.text, label.font) = (Self.text, Self.font)
      let size = Self.text.size(withAttributes: [.font: Self.font])
      #expect(size.width.rounded(.up) == label.intrinsicContentSize.width.rounded(.up))
      #expect(isClose(Double(size.height), Double(Self.font.lineHeight)))
      #expect((Self.text as NSString).size(withAttributes: [.font: Self.font]) == size)
      #expect(NSAttributedString(string: Self.text, attributes: [.font: Self.font]).size() == size)
      #expect("".size(withAttributes: nil) == .zero)
      #expect("a\nb".size(withAttributes: [.font: Self.font]).height == 2 * size.height)
    }
  }

  @Test("Lines wrap at the width, as in a label, and the height is no limit", arguments: [60, 120, 200])
  func wrapping(width: Int) throws {
    try withStage { _ in
      let label = UILabel()
      (label.text, label.font, label.numberOfLines) = (Self.text, Self.font, 0)
      let limit = CGSize(width: CGFloat(width), height: 10)
      let rect = Self.text.boundingRect(
        with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: Self.font], context: nil)
      #expect(rect.origin == .zero && rect.width <= limit.width)
      #expect(abs(rect.height - label.sizeThatFits(CGSize(width: CGFloat(width), height: 0)).height) < 1)
      let truncated = Self.text.boundingRect(
        with: CGSize(width: limit.width, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: [.font: Self.font], context: nil)
      #expect(truncated.height <= 45)
      let line = Self.text.boundingRect(with: limit, attributes: [.font: Self.font], context: nil)
      #expect(isClose(Double(line.minY), -Double(Self.font.ascender)) && line.width > limit.width)
    }
  }

  private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60), format: format).image(actions: actions)
    return try #require(image.cgImage)
  }

  @Test("A string is drawn as a label of the same size draws it")
  func drawing() throws {
    try withStage(.iPhoneSE) { _ in
      let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: UIColor.red]
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 0))
      (label.font, label.textColor, label.numberOfLines, label.text) = (Self.font, .red, 0, "Push, swipe back, cancel")
      label.frame.size.height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
      let expected = try drawn { _ in label.drawText(in: label.bounds) }
      let string = try drawn { _ in "Push, swipe back, cancel".draw(in: label.bounds, withAttributes: attributes) }
      #expect(string == expected)
      let single = try drawn { _ in "Push".draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes) }
      let onBaseline = try drawn { _ in
        "Push".draw(
          with: CGRect(x: 3, y: 4 + Self.font.ascender, width: 100, height: 40), attributes: attributes, context: nil)
      }
      #expect(single == onBaseline && single.buffer.pixels.contains { $0 != 0 })
    }
  }

  @Test("A drawing context shrinks the font to fit, down to its limit, and says how much")
  func shrinking() throws {
    try withStage { _ in
      let text = NSAttributedString(string: "A long line", attributes: [.font: Self.font])
      let context = NSStringDrawingContext()
      context.minimumScaleFactor = 0.25
      let width = text.size().width
      let rect = text.boundingRect(with: CGSize(width: width / 2, height: 100), context: context)
      #expect(abs(context.actualScaleFactor - 0.5) < 0.01 && rect.width <= width / 2 && context.totalBounds == rect)
      context.minimumScaleFactor = 0.75
      _ = text.boundingRect(with: CGSize(width: width / 2, height: 100), context: context)
      #expect(context.actualScaleFactor == 0.75)
    }
  }
}
