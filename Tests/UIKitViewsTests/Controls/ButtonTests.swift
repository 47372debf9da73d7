import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Buttons, image views and labels") @MainActor struct ButtonTests {
  private func swatch(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test("A button shows the title and image of its state, or else the normal state's")
  func states() throws {
    try withStage(.small) { _ in
      let button = UIButton(type: .custom)
      let (plain, chosen) = (swatch(.red, 10), swatch(.blue, 10))
      button.setTitle("Play", for: .normal)
      button.setTitle("Stop", for: .selected)
      button.setImage(plain, for: .normal)
      button.setImage(chosen, for: .selected)
      #expect(button.currentTitle == "Play" && button.currentImage === plain)
      button.isSelected = true
      #expect(button.currentTitle == "Stop" && button.currentImage === chosen && button.state == .selected)
      button.isEnabled = false
      #expect(button.currentTitle == "Play" && button.state == [.selected, .disabled])
      #expect(button.title(for: .highlighted) == nil && button.title(for: .selected) == "Stop")
    }
  }

  @Test("A button is as large as its image and title, and a lone image is in the center")
  func imagePixels() throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      root.view.backgroundColor = .white
      let button = UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
      button.setImage(swatch(.red, 20), for: .normal)
      button.setImage(swatch(.green, 20), for: .highlighted)
      #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
      root.view.addSubview(button)
      stage.show(root)
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 50, y: 40) == .red && stage.image.color(x: 41, y: 31) == .red)
      #expect(stage.image.color(x: 38, y: 40) == .white && stage.image.color(x: 50, y: 28) == .white)
      stage.touchDown(at: CGPoint(x: 50, y: 40))
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 50, y: 40) == .green)
      stage.touchUp(at: CGPoint(x: 50, y: 40))
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 50, y: 40) == .red)
    }
  }

  @Test("A button's title has the tint colour, dims under a touch, and a tap runs its action")
  func title() throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      var senders: [AnyObject?] = []
      let button = UIButton(primaryAction: UIAction(title: "Go") { senders.append($0.sender) })
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      root.view.tintColor = .purple
      root.view.addSubview(button)
      stage.show(root)
      stage.advance(frames: 1)
      #expect(button.titleLabel?.text == "Go" && button.titleLabel?.textColor == .purple)
      stage.touchDown(at: CGPoint(x: 50, y: 20))
      stage.advance(frames: 1)
      #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 1e-6)
      stage.touchUp(at: CGPoint(x: 50, y: 20))
      stage.advance(frames: 1)
      #expect(button.titleLabel?.alpha == 1)
      #expect(senders.count == 1 && senders.first.flatMap { $0 } === button)
    }
  }

  @Test("An image view is as large as its image, and places it by its content mode")
  func imageView() throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      root.view.backgroundColor = .white
      let view = UIImageView(image: swatch(.red, 20))
      #expect(view.bounds.size == CGSize(width: 20, height: 20) && !view.isUserInteractionEnabled)
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      root.view.addSubview(view)
      stage.show(root)
      let expected: [(UIView.ContentMode, left: UIColor, middle: UIColor)] = [
        (.scaleToFill, .red, .red), (.scaleAspectFit, .white, .red), (.left, .red, .red), (.right, .white, .red),
      ]
      for (mode, left, middle) in expected {
        view.contentMode = mode
        stage.advance(frames: 1)
        #expect(stage.image.color(x: 5, y: 10) == left, "\(mode)")
        #expect(stage.image.color(x: mode == .left ? 15 : 25, y: 10) == middle, "\(mode)")
      }
      view.image = nil
      stage.advance(frames: 1)
      #expect(stage.image.color(x: 20, y: 10) == .white && view.intrinsicContentSize.width == -1)
    }
  }

  @Test("A label is as large as its text: longer text is wider, lines add up, and no text has no size")
  func labelSizes() throws {
    try withStage(.small) { _ in
      let label = UILabel(frame: .zero)
      #expect(label.intrinsicContentSize == .zero)
      label.text = "Wind"
      let short = label.intrinsicContentSize
      label.text = "Wind and water"
      let long = label.intrinsicContentSize
      #expect(long.width > short.width && long.height == short.height && short.height >= 17)
      label.numberOfLines = 0
      let wrapped = label.sizeThatFits(CGSize(width: long.width * 0.7, height: 0))
      #expect(wrapped.width <= long.width * 0.7)
      // Sizes are rounded up to whole pixels, once for all lines.
      #expect(abs(wrapped.height - 2 * long.height) <= 1, "\(wrapped), one line is \(long)")
      label.font = .systemFont(ofSize: 34)
      #expect(abs(label.intrinsicContentSize.width / long.width - 2) < 0.2)
    }
  }

  @Test("A label draws its text in its colour, aligned as its alignment says")
  func labelPixels() throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      root.view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "II"
      label.textColor = .blue
      root.view.addSubview(label)
      stage.show(root)
      for (alignment, columns) in [(NSTextAlignment.left, 0..<20), (.center, 40..<60), (.right, 80..<100)] {
        label.textAlignment = alignment
        stage.advance(frames: 1)
        let image = stage.image
        let marked = (0..<100).filter { x in (0..<30).contains { image.color(x: x, y: $0) != .white } }
        #expect(!marked.isEmpty && marked.allSatisfy { columns.contains($0) }, "\(alignment): \(marked)")
      }
    }
  }

  @Test("Measuring a button updates its configuration first, and changes nothing else")
  func measuring() throws {
    try withStage(.small) { _ in
      let plain = UIButton(type: .system)
      plain.setTitle("Go", for: .normal)
      let size = plain.sizeThatFits(.zero)
      #expect(plain.subviews.isEmpty && size.width > 10)
      plain.layoutIfNeeded()
      #expect(plain.titleLabel?.sizeThatFits(.zero).width == size.width && plain.sizeThatFits(.zero) == size)
      // An image alone needs no label.
      let icon = UIButton(type: .custom)
      icon.setImage(swatch(.red, 10), for: .normal)
      icon.layoutIfNeeded()
      #expect(icon.subviews.count == 1 && icon.subviews.first is UIImageView)
      let button = UIButton(configuration: .filled())
      button.configurationUpdateHandler = { $0.configuration?.title = "Much to say" }
      #expect(button.sizeThatFits(.zero).width > 24 + 50 && button.currentTitle == "Much to say")
      // A label that was asked for has a say in its size.
      plain.titleLabel?.font = .systemFont(ofSize: 30)
      #expect(plain.sizeThatFits(.zero).height > 1.5 * size.height)
    }
  }

  @Test(
    "A system button is 30 points high for one line of its 15-point title, and as high as its image without one (K-56)"
  )
  func systemHeight() throws {
    try withStage(.iPhone15) { _ in
      let button = UIButton(type: .system)
      #expect(button.intrinsicContentSize == .zero)
      button.setTitle("Go", for: .normal)
      let label = try #require(button.titleLabel)
      #expect(label.font.pointSize == 15 && button.intrinsicContentSize.height == 30)
      label.text = "Go"
      #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width)
      button.setTitle(nil, for: .normal)
      button.setImage(swatch(.red, 10), for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 10, height: 10))
    }
  }

  @Test(
    "A configured button has a title of the body's size and is 34.33 points high at 3 pixels per point (K-56)",
    arguments: [UIButton.Configuration.plain(), .filled(), .gray(), .tinted()])
  func configuredHeight(configuration: UIButton.Configuration) throws {
    try withStage(.iPhone15) { stage in
      var configuration = configuration
      configuration.title = "Go"
      let button = UIButton(configuration: configuration)
      #expect(isClose(button.intrinsicContentSize.height, 34.0 + 1 / 3, within: 1e-6))
      let root = UIViewController()
      root.view.addSubview(button)
      button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
      stage.show(root)
      stage.advance(frames: 1)
      let label = try #require(button.titleLabel)
      #expect(label.font.pointSize == 17 && isClose(label.frame.minX, 12))
      #expect(isClose(label.frame.width + 24, button.bounds.width, within: 0.5))
      label.font = .systemFont(ofSize: 20)
      #expect(isClose(button.intrinsicContentSize.height, 34.0 + 1 / 3, within: 1e-6))
    }
  }

  @Test("A button whose configuration is taken away shows its title in the label's own font again (K-56)")
  func configurationTakenAway() throws {
    try withStage(.iPhone15) { _ in
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 12)
      let height = button.intrinsicContentSize.height
      button.configuration = .plain()
      button.layoutIfNeeded()
      #expect(button.titleLabel?.font.pointSize == 17 && isClose(button.intrinsicContentSize.height, 34.0 + 1 / 3))
      button.configuration = nil
      #expect(button.intrinsicContentSize.height == height)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.font.pointSize == 12 && button.intrinsicContentSize.height == height)
    }
  }

  @Test("A button's image and insets follow the layout direction", arguments: [false, true])
  func directions(isRightToLeft: Bool) throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      root.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Go"
      configuration.image = swatch(.red, 10)
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
      let button = UIButton(configuration: configuration)
      root.view.addSubview(button)
      button.frame = CGRect(origin: .zero, size: button.sizeThatFits(.zero))
      stage.show(root)
      stage.advance(frames: 1)
      let (image, title) = (
        try #require(button.imageView).frame, try #require(button.titleLabel).frame
      )
      #expect(abs((isRightToLeft ? button.bounds.width - image.maxX : image.minX) - 20) < 1)
      #expect((title.minX > image.maxX) == !isRightToLeft && (title.maxX < image.minX) == isRightToLeft)
    }
  }
}
