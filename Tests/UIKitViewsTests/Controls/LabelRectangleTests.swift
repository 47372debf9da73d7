import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The rectangle of a label's text, and disabled labels") @MainActor struct LabelRectangleTests {
  /// A label with insets around its text, as apps write it.
  private final class Padded: UILabel {
    var padding = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let rect = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: rect.minX - padding.left, y: rect.minY - padding.top,
        width: rect.width + padding.left + padding.right, height: rect.height + padding.top + padding.bottom)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
  }

  @Test("A subclass's text rectangle makes the label larger")
  func textRectangle() throws {
    try withStage(.small) { _ in
      let (plain, padded) = (UILabel(), Padded())
      for label in [plain, padded] { label.text = "Wide" }
      let (size, larger) = (plain.sizeThatFits(.zero), padded.sizeThatFits(.zero))
      #expect(larger == CGSize(width: size.width + 16, height: size.height + 10))
      #expect(padded.intrinsicContentSize == larger)
      let rect = plain.textRect(forBounds: CGRect(x: 2, y: 4, width: 100, height: 50), limitedToNumberOfLines: 1)
      #expect(rect == CGRect(x: 2, y: 4 + (50 - size.height) / 2, width: size.width, height: size.height))
    }
  }

  @Test("A disabled label's text has half its opacity")
  func disabled() throws {
    try withStage(.small) { stage in
      let label = UILabel(frame: CGRect(x: 0, y: 20, width: 80, height: 40))
      label.text = "MMM"
      label.textColor = .black
      let root = UIViewController()
      root.view.backgroundColor = .white
      root.view.addSubview(label)
      stage.show(root)
      stage.advance(frames: 1)
      let dark = darkest(stage.image)
      label.isEnabled = false
      stage.advance(frames: 1)
      #expect(dark < 0.2 && abs(darkest(stage.image) - (1 + dark) / 2) < 0.03)
    }
  }

  private func darkest(_ image: CGImage) -> CGFloat {
    var darkest: CGFloat = 1
    for y in 0..<image.height {
      for x in 0..<image.width { darkest = min(darkest, image.color(x: x, y: y).cgColor.red) }
    }
    return darkest
  }
}
