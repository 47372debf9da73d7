import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The rectangles of a button's parts") @MainActor struct ButtonRectangleTests {
  private func swatch(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func button(_ side: CGFloat = 20) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setImage(swatch(.red, side), for: .normal)
    return button
  }

  @Test("Content insets make the button larger and move its content")
  func contentInsets() throws {
    try withStage(.small) { _ in
      let button = button()
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 10)
      #expect(button.intrinsicContentSize == CGSize(width: 60, height: 24))
      #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 30, y: 1, width: 60, height: 56))
      button.layoutIfNeeded()
      #expect(button.imageView?.frame == CGRect(x: 50, y: 19, width: 20, height: 20))
    }
  }

  @Test("Image insets move a centered image by half their difference, and one at a side by all of it")
  func imageInsets() throws {
    try withStage(.small) { _ in
      let button = button()
      button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
      let content = CGRect(x: 0, y: 0, width: 100, height: 60)
      #expect(button.imageRect(forContentRect: content) == CGRect(x: 45, y: 20, width: 20, height: 20))
      button.contentHorizontalAlignment = .left
      button.contentVerticalAlignment = .bottom
      #expect(button.imageRect(forContentRect: content) == CGRect(x: 10, y: 40, width: 20, height: 20))
      button.contentHorizontalAlignment = .trailing
      button.contentVerticalAlignment = .top
      #expect(button.imageRect(forContentRect: content) == CGRect(x: 80, y: 0, width: 20, height: 20))
      button.contentHorizontalAlignment = .fill
      button.contentVerticalAlignment = .fill
      #expect(button.imageRect(forContentRect: content) == CGRect(x: 10, y: 0, width: 90, height: 60))
    }
  }

  @Test("In a right-to-left layout leading is the right side, and the title comes before the image")
  func rightToLeft() throws {
    try withStage(.small) { _ in
      let button = button()
      button.setTitle("T", for: .normal)
      button.contentHorizontalAlignment = .leading
      let content = CGRect(x: 0, y: 0, width: 100, height: 60)
      #expect(button.effectiveContentHorizontalAlignment == .left)
      #expect(button.imageRect(forContentRect: content).minX < button.titleRect(forContentRect: content).minX)
      button.traitOverrides.layoutDirection = .rightToLeft
      #expect(button.effectiveContentHorizontalAlignment == .right)
      #expect(button.imageRect(forContentRect: content).minX > button.titleRect(forContentRect: content).minX)
    }
  }

  @Test("A subclass's rectangles place the image and the title")
  func overridden() throws {
    final class Stacked: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(x: 5, y: 6, width: 7, height: 8) }
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
    }
    try withStage(.small) { _ in
      let button = Stacked(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      button.setImage(swatch(.red, 20), for: .normal)
      button.setTitle("T", for: .normal)
      button.layoutIfNeeded()
      #expect(button.imageView?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(button.titleLabel?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    }
  }

  @Test("A background image of the state fills the button behind its content, and sets its least size")
  func background() throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      root.view.backgroundColor = .white
      let button = UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
      button.setBackgroundImage(swatch(.blue, 30), for: .normal)
      button.setBackgroundImage(swatch(.green, 30), for: .highlighted)
      #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
      button.setImage(swatch(.red, 10), for: .normal)
      root.view.addSubview(button)
      stage.show(root)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 50, y: 40) == .red && stage.image.color(x: 22, y: 22) == .blue)
      stage.touchDown(at: CGPoint(x: 50, y: 40))
      stage.advance(frames: 1)
      #expect(
        stage.image.color(x: 22, y: 22) == .green
          && button.currentBackgroundImage === button.backgroundImage(for: .highlighted))
      stage.touchUp(at: CGPoint(x: 50, y: 40))
    }
  }

  @Test("A title with attributes is shown in place of one without, with its own colour and size")
  func attributedTitle() throws {
    try withStage(.small) { _ in
      let button = UIButton(type: .custom)
      button.setTitle("Plain", for: .normal)
      let small = button.intrinsicContentSize
      let title = NSAttributedString(
        string: "Plain", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
      button.setAttributedTitle(title, for: .normal)
      #expect(button.intrinsicContentSize.height > small.height && button.currentAttributedTitle?.string == "Plain")
      button.frame.size = button.intrinsicContentSize
      button.layoutIfNeeded()
      #expect(button.titleLabel?.attributedText?.string == "Plain" && button.titleLabel?.textColor == .red)
      button.setAttributedTitle(nil, for: .normal)
      button.layoutIfNeeded()
      #expect(button.intrinsicContentSize == small && button.titleLabel?.textColor == .white)
    }
  }
}
